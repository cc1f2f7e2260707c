#!/usr/bin/env bash
# hosts.sh PROGRAM CLUSTER_PROGRAM: a run over two hosts, made for this on this machine, and what
# becomes of it when one is cut off in the middle. The last line counts: N passed, M failed. Where no
# such hosts can be made it says why: skipped: WHY.
# shellcheck disable=SC2317  # what `holds` calls is called
set -euo pipefail
program=$(realpath "$1")
cluster_program=$(realpath "$2")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d /tmp/dokushin.XXXXXX)
trap 'pull_out; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
# shellcheck source=tests/package/debian/holds.sh
. "$here/../package/debian/holds.sh"
# shellcheck source=tests/cluster/two_hosts.sh
. "$here/two_hosts.sh"
# shellcheck source=tests/cluster/journal.sh
. "$here/journal.sh"
# shellcheck source=tests/cluster/puzzles.sh
. "$here/puzzles.sh"

why=$(why_no_hosts)
if [ -n "$why" ]; then
  echo "skipped: $why"
  exit 0
fi
write_agent

# Host a's folder, which b does not see.
mkdir "$work/a"
cd "$work/a"
lasting 8 "$program" rate >hard
lasting 6 "$program" solve --method backtrack >long

# run WORD INPUT OUT [OPTION…]: of mpirun.
run() {
  over_both "${@:4}" "$cluster_program" "$1" "$2" --out "$work/a/$3" --threads 1 --chunk 8 \
    ${method:+--method "$method"} ${lost_after:+--lost-after "$lost_after"}
}
# begin … : the same in the background, until a few chunks more are finished.
begin() {
  local before
  before=$(chunks "$3" | wc -l)
  run "$@" >said 2>&1 &
  running=$!
  has_chunks "$3" $((before + 4)) && in_the_middle "$3"
}
# Both hosts, not one of them with all four ranks.
two_and_two() {
  local a b
  a=$(ranks "$host_a" "$cluster_program")
  b=$(ranks "$host_b" "$cluster_program")
  echo "$a and $b ranks"
  [ "$a" -eq 2 ] && [ "$b" -eq 2 ]
}
# ends SECONDS OUT: the run fails by itself in that time.
ends() {
  local end=$((SECONDS + $1)) status=0
  while kill -0 "$running" 2>/dev/null; do
    [ "$SECONDS" -lt "$end" ] || { cat said; return 1; }
    sleep 0.1
  done
  wait "$running" || status=$?
  cat said
  [ "$status" -ne 0 ] && [ ! -e "$2" ]
}
says() { cat said && grep -qE "$1" said; }
more_than() { echo "$1, $2" && [ "$1" -gt "$2" ]; }

# worked_on OUT: how many lines host b answered, as the journal has them.
worked_on() {
  awk -v host="$host_b" '$1 == "chunk" && $NF == host {
      for (at = 3; at < NF; at += 2) if ($at == "lines") lines += $(at + 1)
    } END { print lines + 0 }' "$1.journal"
}
# shared WORD INPUT: what both hosts do says what one says, and what b had of it came over the cable:
# 81 bytes a line. How much that is depends on how fast the ranks of either begin.
shared() {
  local bytes
  "$program" "$1" --quiet "$2" >"$1.expected"
  bytes=$(came_over)
  holds "$1 on two hosts" run "$1" "$2" "$1.out"
  holds "says what $1 says alone" cmp "$1.out" "$1.expected"
  holds "the other host had work of it" more_than "$(worked_on "$1.out")" 0
  holds "the puzzles went over the cable" \
    more_than $(($(came_over) - bytes)) $((81 * $(worked_on "$1.out")))
}
shared rate hard
method=backtrack
shared solve long
method=

# goes_on WORD INPUT OUT: the same command, when the cable is whole again.
goes_on() {
  holds "the same command, to its end" run "$@"
  holds "says what $1 says alone" cmp "$3" "$1.expected"
  holds "no chunk was done twice" none_twice "$3" $((($(wc -l <"$2") + 7) / 8))
}

# mpirun asks after its daemons: every second, and after two questions without an answer it ends.
asking=(--mca oob_tcp_keepalive_time 1 --mca oob_tcp_keepalive_intvl 1
        --mca oob_tcp_keepalive_probes 2)
holds "rate, which is to be cut off" begin rate hard rated "${asking[@]}"
holds "has two ranks on each host" two_and_two
cable down
holds "mpirun ends it when it misses the other host" ends 20 rated
holds "and says why" says 'lost communication'
holds "nothing of it goes on, on either" at_rest "$host_a" "$host_b"
cable up
goes_on rate hard rated

# mpirun doesn't ask (by itself it would after five minutes), but rank 0 waits for four seconds only.
method=backtrack lost_after=4
holds "solve, which is to be cut off" begin solve long solved
cable down
# (A rank may be cut off before it has said where it is.)
holds "rank 0 ends it when it hears nothing" ends 20 solved
holds "and says why" says "rank [23] on ($host_b|its host) was not heard of"
holds "nothing of it goes on" at_rest "$host_a"
cable up
switch_off "$host_b"
lost_after=
goes_on solve long solved

finish
