#!/usr/bin/env bash
# `dokushin solve` against Debian's qqwing, file to file, uniqueness proved by both
# (dokushin by default, qqwing with --count-solutions), in turn, so that a drifting
# machine slows both. Prints the ratio of the wall times, qqwing's by ours.
#
#   bench/qqwing.sh FILE [LINES] [ROUNDS]     one puzzle of 81 characters a line
set -euo pipefail
file=${1:?usage: bench/qqwing.sh FILE [LINES] [ROUNDS]}
lines=${2:-10000}
rounds=${3:-7}
program="$(dirname "$0")/../build/release/src/cli/dokushin"

command -v qqwing >/dev/null || { echo "qqwing is not installed: apt-get install qqwing" >&2; exit 2; }
[ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
head -n "$lines" "$file" >"$work/puzzles"

seconds() {
  local start end
  start=$(date +%s%N)
  "$@"
  end=$(date +%s%N)
  echo $(((end - start) / 1000))
}
ours() { "$program" solve --quiet "$work/puzzles" >"$work/ours"; }
theirs() { qqwing --solve --count-solutions --one-line <"$work/puzzles" >"$work/theirs"; }

for _ in $(seq "$rounds"); do
  a=$(seconds ours)
  b=$(seconds theirs)
  echo "$a $b"
done | awk '{ print $2 / $1 }' | sort -n >"$work/ratios"
awk -v lines="$(wc -l <"$work/puzzles")" '
  { ratio[NR] = $1 }
  END {
    printf "%d puzzles, %d rounds: dokushin %.2f times as fast as qqwing (%.2f to %.2f)\n",
      lines, NR, ratio[int((NR + 1) / 2)], ratio[1], ratio[NR]
  }' "$work/ratios"
# The same grids? qqwing prints a sentence about uniqueness between them.
if ! diff -q "$work/ours" <(grep -E '^[1-9]{81}' "$work/theirs" | cut -c1-81) >/dev/null; then
  echo "the answers differ" >&2
  exit 1
fi
