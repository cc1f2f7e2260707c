#!/usr/bin/env bash
# Every golden rating of Sudoku Explainer, also those that take too long for the tests
# under the sanitizers: rated again, and compared.
set -euo pipefail
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/src/cli/dokushin"
[ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }

# compare SCALE FILE
compare() {
  golden="$here/tests/golden/$2"
  if "$program" rate --scale "$1" --format '%g %r/%p/%d' "$golden" |
    diff <(grep -v '^#' "$golden") - >&2; then
    echo "$1: all $(grep -vc '^#' "$golden") ratings agree"
  else
    return 1
  fi
}
status=0
compare se explainer_ratings.txt || status=1
compare sukaku sukaku_ratings.txt || status=1
exit "$status"
