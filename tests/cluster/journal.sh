# shellcheck shell=bash
# What the tests of the cluster ask of a run's journal: a line `chunk NUMBER …` for each chunk
# that is finished.

# chunks FILE: the numbers of the chunks that were finished, in that order.
chunks() { awk '$1 == "chunk" { print $2 }' "$1.journal" 2>/dev/null || true; }

# has_chunks FILE N: waits for that many, up to half a minute.
has_chunks() {
  local end=$((SECONDS + 30)) have
  while have=$(chunks "$1" | wc -l) && [ "$have" -lt "$2" ]; do
    [ "$SECONDS" -lt "$end" ] || { echo "$have chunks after 30 seconds"; return 1; }
    sleep 0.05
  done
}

# in_the_middle FILE: it isn't written, and some of its chunks are.
in_the_middle() { [ ! -e "$1" ] && [ -n "$(chunks "$1")" ]; }

# none_twice FILE N: there are N chunks, and none is there twice.
none_twice() {
  local all
  all=$(chunks "$1" | wc -l)
  echo "$all chunks instead of $2; twice: $(chunks "$1" | sort | uniq -d | tr '\n' ' ')"
  [ "$all" -eq "$2" ] && [ "$(chunks "$1" | sort -u | wc -l)" -eq "$2" ]
}
