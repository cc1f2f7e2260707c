#!/usr/bin/env bash
# parallel.sh PROGRAM: examples/cluster/parallel.sh, ended in the middle and started again, says what
# the program says alone, also where that is that a line can't be read. The last line counts:
# N passed, M failed. Without GNU parallel it says so: skipped: WHY.
# shellcheck disable=SC2317  # what `holds` calls is called
set -euo pipefail
DOKUSHIN=$(realpath "$1")
export DOKUSHIN
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
running=
stop() { [ -z "$running" ] || kill -- -"$running" 2>/dev/null || true; }
trap 'stop; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
# shellcheck source=tests/package/debian/holds.sh
. "$here/../package/debian/holds.sh"
# shellcheck source=tests/cluster/puzzles.sh
. "$here/puzzles.sh"

if [[ $(parallel --version 2>/dev/null || true) != 'GNU parallel'* ]]; then
  echo "skipped: no GNU parallel (Debian's package parallel)"
  exit 0
fi
cd "$work"
for _ in 1 2; do rated 8.8 9.5; done >'some puzzles'
"$DOKUSHIN" rate --quiet --format '%g %r' 'some puzzles' >expected

export OUT="all ratings" PARTS=20
in_parts=("$here/../../examples/cluster/parallel.sh" rate --format '%g %r' 'some puzzles')
# Ended when three parts or more are there.
ended_early() {
  local end=$((SECONDS + 30))
  setsid "${in_parts[@]}" &
  running=$!
  until [ "$(find . -name '*-of-20' | wc -l)" -ge 3 ]; do
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.05
  done
  stop
  ! wait "$running"
}

holds "a run in twenty parts is ended in the middle" ended_early
holds "and leaves no output" test ! -e "all ratings"
holds "the same command, to its end" "${in_parts[@]}"
holds "says what rate says alone" cmp "all ratings" expected
holds "no part is left" test -z "$(find . -name '*shard*')"

# A line that can't be read is one in the output, too, and the status is 2 as ever.
{ rated 1 2; echo 'no puzzle'; } >'some puzzles'
"$DOKUSHIN" rate --quiet --format '%g %r' 'some puzzles' >expected 2>/dev/null || true
status=0
"${in_parts[@]}" >/dev/null 2>&1 || status=$?
holds "a wrong line: its status" test "$status" -eq 2
holds "says what rate says alone" cmp "all ratings" expected
finish
