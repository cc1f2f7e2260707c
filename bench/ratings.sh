#!/usr/bin/env bash
# Every golden rating of Sudoku Explainer, also those that take too long for the tests
# under the sanitizers: rated again, and compared.
set -euo pipefail
here="$(cd "$(dirname "$0")/.." && pwd)"
golden="$here/tests/golden/explainer_ratings.txt"
program="$here/build/release/src/cli/dokushin"
[ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }
if "$program" rate --format '%g %r/%p/%d' "$golden" | diff <(grep -v '^#' "$golden") - >&2; then
  echo "all $(grep -vc '^#' "$golden") ratings agree"
else
  exit 1
fi
