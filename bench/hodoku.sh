#!/usr/bin/env bash
# `dokushin rate --scale hodoku` against HoDoKu, one thread each: how many levels and scores are
# the same, level by level, and the ratio of the times (HoDoKu's with the start of its Java
# machine). Without collections the golden puzzles; else random ones of each, whose differences
# are listed.
#
#   bench/hodoku.sh CLASSPATH                                  classes of HoDoKu 2.2
#   bench/hodoku.sh CLASSPATH [--seed N] [--each N] FILE…      100 puzzles of each file
set -euo pipefail
usage="usage: bench/hodoku.sh CLASSPATH [--seed N] [--each N] [FILE...]"
classes=${1:?$usage}
shift
seed=1
each=100
files=()
while [ $# -gt 0 ]; do
  case $1 in
    --seed) seed=${2:?$usage}; shift 2 ;;
    --each) each=${2:?$usage}; shift 2 ;;
    *) files+=("$(realpath "$1")"); shift ;;
  esac
done
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/src/cli/dokushin"
command -v java >/dev/null || { echo "java is not installed: apt-get install default-jre-headless" >&2; exit 2; }
[ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }
classes=$(cd "$classes" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Random bytes that follow from the seed alone, for shuf.
random_from() { awk -v seed="$1" 'BEGIN { srand(seed); for (;;) printf "%c", 33 + int(90 * rand()) }'; }
puzzles_of() { grep -oE '^[0-9.]{81}|[ ,;][0-9.]{81}([ ,;]|$)' "$1" | grep -oE '[0-9.]{81}' | tr 0 . | awk '/\./'; }
if [ ${#files[@]} -eq 0 ]; then
  grep -v '^#' "$here/tests/golden/hodoku_scores.txt" | cut -d' ' -f1 >"$work/puzzles"
else
  for file in "${files[@]}"; do
    puzzles_of "$file" | shuf -n "$each" --random-source=<(random_from "$seed" 2>/dev/null)
  done >"$work/puzzles"
fi

# HoDoKu takes an argument that begins with a slash for an option.
start=$(date +%s%N)
(cd "$work" && java -Djava.awt.headless=true -Djava.io.tmpdir="$work" -cp "$classes" \
  sudoku.Main /bs puzzles /o theirs >/dev/null 2>&1)
middle=$(date +%s%N)
"$program" rate --quiet --threads 1 --scale hodoku --format '%g %h %s' "$work/puzzles" >"$work/ours"
end=$(date +%s%N)

# "PUZZLE #1 Easy (188)" becomes "PUZZLE easy 188".
sed -n 's/^\([0-9.]*\) #[0-9]* \([A-Za-z]*\) (\([0-9]*\)).*/\1 \2 \3/p' "$work/theirs" |
  awk '{ print $1, tolower($2), $3 }' >"$work/told"
awk -v theirs=$((middle - start)) -v ours=$((end - middle)) -v list=${#files[@]} '
  NR == FNR { level[$1] = $2; score[$1] = $3; next }
  $1 in level {
    ++all[level[$1]]
    same[level[$1]] += level[$1] == $2
    exact[level[$1]] += score[$1] == $3
    if (list && (level[$1] != $2 || score[$1] != $3))
      print $1, "HoDoKu", level[$1], score[$1], "dokushin", $2, $3
  }
  END {
    printf "%-10s %8s %12s %12s\n", "level", "puzzles", "same level", "same score"
    split("easy medium hard unfair extreme", names, " ")
    for (i = 1; i <= 5; ++i) {
      printf "%-10s %8d %12d %12d\n", names[i], all[names[i]], same[names[i]], exact[names[i]]
      puzzles += all[names[i]]; levels += same[names[i]]; scores += exact[names[i]]
    }
    printf "%d of %d scores equal, levels %d of %d\n", scores, puzzles, levels, puzzles
    printf "time ratio %.1f\n", theirs / ours
  }' "$work/told" "$work/ours"
