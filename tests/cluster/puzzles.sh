# shellcheck shell=bash
# The puzzles of the tests of the cluster, out of tests/golden.

# rated FROM TO: those that Sudoku Explainer gives such a rating.
rated() {
  awk -v from="$1" -v to="$2" '/^#/ || NF != 2 { next }
    { split($2, rating, "/") } rating[1] >= from && rating[1] <= to { print $1 }' \
    "$(dirname "${BASH_SOURCE[0]}")/../golden/explainer_ratings.txt"
}
