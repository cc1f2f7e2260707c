#!/usr/bin/env bash
# `dokushin rate` against SukakuExplainer's serate, both with one thread and in the mode
# of Sudoku Explainer 1.2.1, band by band over the golden puzzles, and the same answers.
# The start of either is left out: serate's own total time is taken, and of ours less what
# it takes for one easy puzzle. Easy puzzles are given to both many times over, so that the Java
# machine has compiled what it runs; with ONCE=1 in the environment each puzzle once, as a
# user does who rates a collection of that size. With HARD=N in the environment, N puzzles of
# 10.3 and above instead, of which serate takes minutes for each.
#
#   bench/rate.sh CLASSPATH [MOST]     classes of SukakuExplainer; puzzles of each band
set -euo pipefail
classes=${1:?usage: bench/rate.sh CLASSPATH [MOST]}
most=${2:-1000}
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/src/cli/dokushin"
techniques=1111111111010111011011011011000010100010111111

command -v java >/dev/null || { echo "java is not installed: apt-get install default-jre-headless" >&2; exit 2; }
[ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# band LEAST MOST TIMES: the golden puzzles with LEAST <= ER <= MOST, TIMES over.
band() {
  grep -v '^#' "$here/tests/golden/explainer_ratings.txt" |
    awk -v least="$1" -v most="$2" \
      '{ split($2, r, "/") } r[1] + 0 >= least && r[1] + 0 <= most { print $1 }' |
    sed -n "1,${most}p" >"$work/band"
  for _ in $(seq "$3"); do cat "$work/band"; done >"$work/puzzles"
}

# ours FILE: sets took, in nanoseconds: the median of seven runs, as some take a tenth of a second.
ours() {
  local begun
  for _ in 1 2 3 4 5 6 7; do
    begun=$(date +%s%N)
    "$program" rate --quiet --threads 1 --format '%r/%p/%d' "$1" >"$work/ours"
    echo $(($(date +%s%N) - begun))
  done >"$work/times"
  took=$(sort -n "$work/times" | sed -n 4p)
}
grep -v "^#" "$here/examples/easy.txt" | sed -n 1p >"$work/one"
ours "$work/one"
start=$took

bands() {
  if [ -n "${HARD-}" ]; then
    echo 10.3 11.9 1
  else
    printf '%s\n' '1.0 2.5 100' '2.6 4.9 100' '5.0 6.4 100' '6.5 7.4 20' '7.5 8.9 1' '9.0 9.3 1'
  fi
}
most=${HARD:-$most}

printf '%-10s %8s %10s %10s %8s\n' band puzzles serate/s ours/s ratio
while read -r least most_rating times; do
  band "$least" "$most_rating" "${ONCE:-$times}"
  java -XX:+UseSerialGC -Djava.awt.headless=true -cp "$classes" diuf.sudoku.test.serate \
    --techs=$techniques --islkSudokuBUG=0 --islkSudokuURUL=0 --threads=1 --totalTime \
    --format='%r/%p/%d' --input="$work/puzzles" >"$work/theirs" 2>&1
  ours "$work/puzzles"
  count=$(wc -l <"$work/puzzles")
  # totalTime: 1m02.34s
  theirs=$(sed -n 's/^totalTime: //p' "$work/theirs" |
    sed 's/s$//' | awk -F'[hm]' '{ t = 0; for (i = 1; i <= NF; ++i) t = 60 * t + $i; print t }')
  awk -v band="$least-$most_rating" -v n="$count" -v theirs="$theirs" -v ours=$((took - start)) \
    'BEGIN { ours /= 1e9; printf "%-10s %8d %10.2f %10.1f %8.1f\n", band, n, n / theirs, n / ours, theirs / ours }'
  if ! diff -q <(grep -v totalTime "$work/theirs") "$work/ours" >/dev/null; then
    echo "the ratings differ in $least-$most_rating" >&2
    exit 1
  fi
done < <(bands)
