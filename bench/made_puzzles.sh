#!/usr/bin/env bash
# Are made puzzles what was asked for? Of each of twelve requests N puzzles (10,000), checked by
# an engine that does not make them (dancing links) and by this script: one solution each;
# none without any given (so that all are needed); all different; symmetry and pattern of the
# givens; their number; the rating, asked of `dokushin rate` again.
#
#   bench/made_puzzles.sh [N [SEED]]
#
# Then whether the first 1,000 of seed SEED are the same with one thread and with two.
# A row a request: how many puzzles, how many of them failed each check (- if not asked).
set -euo pipefail
n=${1-10000}
seed=${2-1}
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/src/cli/dokushin"
[ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

failed=0

# without_each FILE: each puzzle without each of its givens, a line each.
without_each() {
  awk '{ for (i = 1; i <= length($1); ++i)
           if (substr($1, i, 1) != ".") print substr($1, 1, i - 1) "." substr($1, i + 1) }' "$1"
}

# solutions SHAPE: of each line on stdin "one" or "other", by dancing links.
solutions() {
  "$program" solve --quiet --method dlx --shape "$1" - 2>/dev/null |
    awk '{ print (NF == 1 && $1 !~ /[.#]/ ? "one" : /# multiple/ ? "several" : "none") }' || true
}

# asymmetrical SYMMETRY: how many lines on stdin break it.
asymmetrical() {
  awk -v kind="$1" '
    function given(r, c) { return substr($1, r * n + c + 1, 1) != "." }
    function image(r, c,   l) {
      l = n - 1
      if (kind == "180") return given(l - r, l - c)
      if (kind == "90") return given(c, l - r)
      if (kind == "horizontal") return given(l - r, c)
      if (kind == "vertical") return given(r, l - c)
      if (kind == "both") return given(l - r, c) == given(r, l - c) ? given(r, l - c) : !given(r, c)
      if (kind == "diagonal") return given(c, r)
      return given(l - c, l - r)
    }
    { n = sqrt(length($1)); bad = 0
      for (r = 0; r < n; ++r) for (c = 0; c < n; ++c) if (given(r, c) != image(r, c)) bad = 1
      broken += bad }
    END { print broken + 0 }'
}

# off_pattern MASK: how many lines on stdin have givens elsewhere.
off_pattern() {
  awk -v mask="$1" '{ bad = 0
    for (i = 1; i <= length(mask); ++i)
      if ((substr(mask, i, 1) == ".") != (substr($1, i, 1) == ".")) bad = 1
    broken += bad } END { print broken + 0 }'
}

# check NAME SHAPE SYMMETRY PATTERN GIVENS RATING, a "-" for what is not asked.
check() {
  local name=$1 shape=$2 symmetry=$3 pattern=$4 givens=$5 rating=$6
  local request=(--seed "$seed" --quiet --shape "$shape")
  [ "$symmetry" = - ] || request+=(--symmetry "$symmetry")
  [ "$pattern" = - ] || request+=(--pattern "$pattern")
  [ "$givens" = - ] || request+=(--givens "$givens")
  [ "$rating" = - ] || request+=(--rating "$rating")
  "$program" generate "$n" "${request[@]}" >"$work/rated"
  cut -d' ' -f1 "$work/rated" >"$work/made"
  local made unique spare same broken=- off=- many=- rated=-
  made=$(wc -l <"$work/made")
  unique=$(solutions "$shape" <"$work/made" | grep -vc one) || true
  spare=$(without_each "$work/made" | solutions "$shape" | grep -vc several) || true
  same=$((made - $(sort -u "$work/made" | wc -l)))
  [ "$symmetry" = - ] || broken=$(asymmetrical "$symmetry" <"$work/made")
  [ "$pattern" = - ] || off=$(off_pattern "$pattern" <"$work/made")
  [ "$givens" = - ] || many=$(awk -v range="$givens" '
    BEGIN { split(range, ends, "[.][.]") }
    { g = gsub(/[^.]/, ""); if (g < ends[1] || g > ends[2]) ++bad } END { print bad + 0 }' "$work/made")
  [ "$rating" = - ] || rated=$("$program" rate --quiet --format '%r' "$work/made" | awk -v range="$rating" '
    BEGIN { split(range, ends, "[.][.]") }
    $1 < ends[1] || $1 > ends[2] { ++bad } END { print bad + 0 }')
  printf '%-34s %7d %9s %7s %6s %9s %8s %7s %7s\n' "$name" "$made" "$unique" "$spare" "$same" \
    "$broken" "$off" "$many" "$rated"
  local wrong
  for wrong in $((n - made)) "$unique" "$spare" "$broken" "$off" "$many" "$rated"; do
    [ "$wrong" = - ] || [ "$wrong" -eq 0 ] || failed=1
  done
}

mask=..x.x....xx.x.......xx..x..x...x.x...x..x..x...x.x...x..x..xx.......x.xx....x.x..
jigsaw=jigsaw:AAABBCCCCAAABBBCCCAAABBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII
jigsaw=${jigsaw/AAABBCCCCAAABBBCCCAAABBBCCC/AAABBBCCCAAABBCCCCAAABBBBCC}
printf '%-34s %7s %9s %7s %6s %9s %8s %7s %7s\n' request puzzles "not one" "to spare" "twice" \
  asymmetry pattern givens rating
check "9x9" 9x9 - - - -
check "9x9 --symmetry 180" 9x9 180 - - -
check "9x9 --symmetry diagonal" 9x9 diagonal - - -
check "9x9 --symmetry antidiagonal" 9x9 antidiagonal - - -
check "9x9 --givens 22..23" 9x9 - - 22..23 -
check "9x9 --pattern" 9x9 - "$mask" - -
check "9x9 --rating 1.2..2.3" 9x9 - - - 1.2..2.3
check "9x9 --rating 4.0..4.9" 9x9 - - - 4.0..4.9
check "9x9 --rating 7.0..7.4" 9x9 - - - 7.0..7.4
check "9x9+diagonals" 9x9+diagonals - - - -
check "jigsaw" "$jigsaw" - - - -
check "2x4 --symmetry antidiagonal" 2x4 antidiagonal - - -

"$program" generate 1000 --seed "$seed" --quiet --threads 1 >"$work/one"
"$program" generate 1000 --seed "$seed" --quiet --threads 2 >"$work/two"
cmp "$work/one" "$work/two" && echo "1000 puzzles of seed $seed: the same with 1 thread and 2" || failed=1
sha256sum <"$work/one" | sed 's/ .*//; s/^/their sha256: /'
exit "$failed"
