#!/usr/bin/env bash
# A run is killed at every moment at which its files change: strace kills it just before the Nth
# call of each kind that changes a file, N being 1, 2, 3 ... until the run comes to its end. Each
# time the same command goes on, and the output is the program's own. So also a run that goes on
# with a journal whose last line was cut off, and a stream through the program itself.
#   tests/cluster/moments.sh PROGRAM CLUSTER_PROGRAM
# Where no process may be traced it says why, "skipped: WHY".
# shellcheck disable=SC2317  # what holds calls
set -euo pipefail
program=$(readlink -f "$1")
cluster=$(readlink -f "$2")
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/package/debian/holds.sh
. "$here/../package/debian/holds.sh"
# shellcheck source=tests/cluster/journal.sh
. "$here/journal.sh"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

command -v strace >/dev/null || { echo "skipped: no strace (Debian's package strace)"; exit 0; }
if ! refusal=$(strace -o traced true 2>&1); then
  echo "skipped: no process may be traced here: $refusal"
  exit 0
fi

# One process without Open MPI's daemon, which strace would follow too.
export OMPI_MCA_ess_singleton_isolated=1
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
run=("$cluster" solve --quiet --threads 1 --chunk 4 --out run puzzles)

# killed_at CALL N COMMAND...: just before a thread makes its Nth such call. False if none has
# made as many, and the command has come to its end.
killed_at() {
  local status=0
  { strace -f -o traced -e trace="$1" -e inject="$1:signal=KILL:when=$2" \
      "${@:3}"; } 2>said || status=$?
  [ "$status" -eq 137 ]
}

goes_on() {
  "${run[@]}" && cmp expected run && none_twice run 3 && [ ! -e run.parts ] &&
    [ "$(echo run*)" = "run run.journal" ]
}

comes_to_its_end() { [ "$moments" -gt 0 ] && cat said && goes_on; }

# every_moment CALL PREPARE: of such calls, in what PREPARE leaves.
every_moment() {
  moments=0
  while "$2" && killed_at "$1" $((moments + 1)) "${run[@]}"; do
    moments=$((moments + 1))
    holds "$2, killed at $1 $moments: goes on" goes_on
  done
  holds "$2, not killed at $1 $((moments + 1)): comes to its end" comes_to_its_end
}

# ---- what a run finds -----------------------------------------------------------------------

# no_files, a_cut_line: before a run.
no_files() { rm -f run run.*; }
# Two chunks are done, and the line of the second is cut off.
a_cut_line() {
  no_files
  cp cut.journal run.journal
  cp cut.parts run.parts
}

# ---- a cluster's run ------------------------------------------------------------------------

"$program" generate 12 --seed 1 --quiet >puzzles
"$program" solve --quiet puzzles >expected

for call in flock ftruncate write fdatasync rename unlink; do
  every_moment "$call" no_files
done

no_files
holds "a run is killed behind two chunks" killed_at write 6 "${run[@]}"
truncate -s -9 run.journal
cp run.journal cut.journal
cp run.parts cut.parts
for call in flock ftruncate write fsync rename; do
  every_moment "$call" a_cut_line
done

# ---- a stream -------------------------------------------------------------------------------

# What a killed stream has written ends with a line; what follows goes on behind its last one.
rest_follows() {
  local done_lines
  done_lines=$(wc -l <first)
  [ -z "$(tail -c 1 first)" ] && cmp -n "$(stat -c %s first)" expected first &&
    tail -n +$((done_lines + 1)) many | "$program" solve --threads 2 - >rest &&
    cat first rest | cmp expected -
}

"$program" generate 3000 --seed 2 --quiet >many
"$program" solve --quiet many >expected
moments=0
while killed_at write $((moments + 1)) "$program" solve --threads 2 - <many >first; do
  moments=$((moments + 1))
  holds "a stream killed at write $moments: the rest follows" rest_follows
done
holds "a stream was killed" test "$moments" -gt 1
finish
