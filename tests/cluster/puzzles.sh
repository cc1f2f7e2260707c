# shellcheck shell=bash
# The puzzles of the tests of the cluster, out of tests/golden.

# rated FROM TO: those that Sudoku Explainer gives such a rating.
rated() {
  awk -v from="$1" -v to="$2" '/^#/ || NF != 2 { next }
    { split($2, rating, "/") } rating[1] >= from && rating[1] <= to { print $1 }' \
    "$(dirname "${BASH_SOURCE[0]}")/../golden/explainer_ratings.txt"
}

# lasting SECONDS COMMAND…: hard ones, as often as keeps one core at COMMAND for that long, however
# fast it and this machine are: what is interrupted in the middle must last.
lasting() {
  local seconds=$1 once begun took copies
  shift
  once=$(mktemp)
  rated 8.8 9.5 >"$once"
  begun=$(date +%s%N)
  "$@" --threads 1 --quiet "$once" >"$once.out"
  took=$(($(date +%s%N) - begun))
  for ((copies = 1 + seconds * 1000000000 / took; copies > 0; --copies)); do cat "$once"; done
  rm -f "$once" "$once.out"
}
