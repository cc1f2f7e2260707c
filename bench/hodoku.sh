#!/usr/bin/env bash
# `dokushin rate --scale hodoku` against HoDoKu, one thread each: which share of levels and
# scores are the same, level by level, and the ratio of the times (HoDoKu's with the start
# of its Java machine).
#
#   bench/hodoku.sh CLASSPATH [MOST]     classes of HoDoKu 2.3; puzzles at most
set -euo pipefail
classes=${1:?usage: bench/hodoku.sh CLASSPATH [MOST]}
most=${2:-1000}
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/src/cli/dokushin"
command -v java >/dev/null || { echo "java is not installed: apt-get install default-jre-headless" >&2; exit 2; }
[ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }
classes=$(cd "$classes" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
grep -v '^#' "$here/tests/golden/hodoku_scores.txt" | cut -d' ' -f1 | head -n "$most" >"$work/puzzles"

# HoDoKu takes an argument that begins with a slash for an option.
start=$(date +%s%N)
(cd "$work" && java -Djava.awt.headless=true -cp "$classes" sudoku.Main /bs puzzles /o theirs >/dev/null 2>&1)
middle=$(date +%s%N)
"$program" rate --quiet --threads 1 --scale hodoku --format '%g %h %s' "$work/puzzles" >"$work/ours"
end=$(date +%s%N)

# "PUZZLE #1 Easy (188)" becomes "PUZZLE easy 188".
sed -n 's/^\([0-9.]*\) #[0-9]* \([A-Za-z]*\) (\([0-9]*\)).*/\1 \2 \3/p' "$work/theirs" |
  awk '{ print $1, tolower($2), $3 }' >"$work/told"
awk -v theirs=$((middle - start)) -v ours=$((end - middle)) '
  NR == FNR { level[$1] = $2; score[$1] = $3; next }
  $1 in level {
    ++all[level[$1]]
    same[level[$1]] += level[$1] == $2
    exact[level[$1]] += level[$1] == $2 && score[$1] == $3
  }
  END {
    printf "%-10s %8s %12s %12s\n", "level", "puzzles", "same level", "same score"
    split("easy medium hard unfair extreme", names, " ")
    for (i = 1; i <= 5; ++i)
      printf "%-10s %8d %12d %12d\n", names[i], all[names[i]], same[names[i]], exact[names[i]]
    printf "time ratio %.1f\n", theirs / ours
  }' "$work/told" "$work/ours"
