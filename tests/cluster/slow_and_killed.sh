#!/usr/bin/env bash
# Four ranks, of which rank 2 is slow: it is stopped for most of each second. Alone that changes
# nothing but who does how much. Rank 3, and then rank 0, is killed meanwhile; and rank 2 stops
# for good. Each time the same command goes on, does no chunk again, and its output is the
# program's own.
#   tests/cluster/slow_and_killed.sh PROGRAM CLUSTER_PROGRAM
# shellcheck disable=SC2317  # what holds calls
set -euo pipefail
program=$(readlink -f "$1")
cluster=$(readlink -f "$2")
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/package/debian/holds.sh
. "$here/../package/debian/holds.sh"
# shellcheck source=tests/cluster/ranks.sh
. "$here/ranks.sh"
# shellcheck source=tests/cluster/journal.sh
. "$here/journal.sh"
# shellcheck source=tests/cluster/puzzles.sh
. "$here/puzzles.sh"

work=$(mktemp -d)
cd "$work"
slowing=
leave() {
  if [ -n "$slowing" ]; then
    kill "$slowing" || true
    pkill -CONT -f "^$cluster rate .*--out $work/" || true
  fi
  rm -rf "$work"
}
trap leave EXIT
trap 'exit 130' INT TERM HUP

# ---- ranks as processes ---------------------------------------------------------------------

# process_of RANK: of the run that is at work here; nothing while there is none.
process_of() {
  local process
  for process in $(pgrep -f "^$cluster rate .*--out $work/"); do
    if grep -qzx "OMPI_COMM_WORLD_RANK=$1" "/proc/$process/environ" 2>/dev/null; then
      echo "$process"
    fi
  done
}

# slow: rank 2 runs for 50 ms and is stopped for 250, in turns, as long as there is one.
slow() {
  local process
  while true; do
    process=$(process_of 2)
    if [ -n "$process" ]; then
      while kill -STOP "$process" && sleep 0.25 && kill -CONT "$process"; do sleep 0.05; done
    fi
    sleep 0.05
  done 2>/dev/null
}

# begin OPTION...: the run, in the background, in $run.
begin() {
  ranks 4 "$cluster" rate --threads 1 --chunk 2 --out "$work/rated" "$@" "$work/hard" >>said 2>&1 &
  run=$!
}
# more: five chunks more than there are now are finished, and not all.
more() {
  local before
  before=$(chunks rated | wc -l)
  has_chunks rated $((before + 5)) && in_the_middle rated
}
ended() {
  status=0
  wait "$run" || status=$?
}

# killed RANK: in the middle; the run ends with a status that says so.
killed() {
  more && kill -9 "$(process_of "$1")" && ended && [ "$status" -ne 0 ] && [ ! -e rated ]
}

# stopped: rank 2, for good; the run ends by itself, with one line about it.
stopped() {
  more
  kill -STOP "$(process_of 2)"
  ended
  cat said
  [ "$status" -ne 0 ] && [ "$(grep -c '^dokushin-cluster: .* not heard of for 2 s' said)" -eq 1 ] &&
    grep '^dokushin-cluster: rank 2 on .* not heard .* the same command goes on$' said
}

goes_on() { begin && ended && cat said && [ "$status" -eq 0 ] && cmp expected rated; }

# By the journal's column, of those that rank 2 has not done as many as another has.
is_slow() {
  awk '$1 == "chunk" { for (at = 3; at < NF; ++at) if ($at == "rank") ++done[$(at + 1)] }
    END { for (rank in done) print "rank " rank ": " done[rank] " chunks"
          exit !(done[2] > 0 && done[2] < done[1] && done[2] < done[3]) }' rated.journal
}

is_whole() { none_twice rated $((($(wc -l <hard) + 1) / 2)) && [ ! -e rated.parts ]; }
anew() { rm -f rated rated.* said; }

# ---- the runs -------------------------------------------------------------------------------

lasting 2 "$program" rate >hard
"$program" rate --quiet hard >expected

slow &
slowing=$!
holds "with a slow rank: comes to its end" goes_on
holds "with a slow rank: the others do more than it does" is_slow
holds "with a slow rank: no chunk twice" is_whole

anew
begin
holds "with a slow rank: rank 3 is killed" killed 3
begin
holds "with a slow rank: rank 0 is killed" killed 0
holds "with a slow rank: goes on" goes_on
holds "with a slow rank and two killed: no chunk twice" is_whole
kill "$slowing"
slowing=

anew
begin --lost-after 2
holds "a rank stops for good: the run ends" stopped
holds "a rank stopped for good: goes on" goes_on
holds "a rank stopped for good: no chunk twice" is_whole
finish
