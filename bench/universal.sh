#!/usr/bin/env bash
# `dokushin rate` on universal scales, and on that of Sudoku Explainer (ser), against the published
# ratings: how many are equal, and how many puzzles are rated a second, with one thread. The lists of
# differences go to a folder.
#
#   bench/universal.sh FOLDER [DIFFERENCES]      FOLDER: the lists, as ../shared/data/ratings has them
set -euo pipefail
usage="usage: bench/universal.sh FOLDER [DIFFERENCES]"
data=$(cd "${1:?$usage}" && pwd)
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/src/cli/dokushin"
[ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
differences=${2-$work/differences}
mkdir -p "$differences"

printf '%-20s %-5s %8s %8s %10s\n' list scale puzzles equal 'a second'
# The list, the scale, and the column of its ratings. The list of tyw has 36 for what typed whips
# don't solve.
while read -r list scale column; do
  grep -v '^#' "$data/$list.tsv" >"$work/list"
  cut -f1 "$work/list" >"$work/puzzles"
  cut -f"$column" "$work/list" >"$work/published"
  options=(--scale "$scale" --format '%u')
  [ "$scale" != ser ] || options=(--scale se --format '%r')
  begin=$EPOCHREALTIME
  "$program" rate "${options[@]}" --threads 1 "$work/puzzles" |
    sed 's/^.*=//' >"$work/ours"
  end=$EPOCHREALTIME
  [ "$scale" != tyw ] || sed -i 's/^inf$\|^>36$/36/' "$work/ours"
  paste "$work/puzzles" "$work/published" "$work/ours" | awk -F'\t' '$2 != $3' >"$differences/$list-$scale"
  all=$(wc -l <"$work/puzzles")
  other=$(wc -l <"$differences/$list-$scale")
  awk -v list="$list" -v scale="$scale" -v all="$all" -v other="$other" -v begin="$begin" -v end="$end" \
    'BEGIN { printf "%-20s %-5s %8d %8d %10.1f\n", list, scale, all, all - other, all / (end - begin) }'
done <<'LISTS'
hierarchy_TE te 2
hierarchy_B b 2
controlled_bias b 4
worst_cases b 4
controlled_bias gb 5
worst_cases gb 5
every_400th b 4
every_400th gb 5
39_clues_B b 2
controlled_bias w 2
worst_cases w 2
every_400th w 2
controlled_bias gw 3
worst_cases gw 3
every_400th gw 3
controlled_bias sw 6
controlled_bias tyw 7
controlled_bias ser 8
worst_cases ser 6
every_400th ser 6
hierarchy_BxB bxb 2
hierarchy_BxBB bxbb 2
LISTS
