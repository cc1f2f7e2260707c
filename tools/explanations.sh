#!/usr/bin/env bash
# docs/EXPLANATIONS.md: a step of each of these techniques in the three languages, as
# the program prints it. A test compares the page with what this prints.
#
#   tools/explanations.sh PROGRAM
set -euo pipefail
program=${1:?usage: tools/explanations.sh PROGRAM}
here="$(cd "$(dirname "$0")/.." && pwd)"

cat <<'HEAD'
# Steps in words

What `dokushin explain --full` says of a step, in English, Japanese and Chinese (`--lang ja`, `--lang zh`).
`tools/explanations.sh` makes this page.
HEAD

# The first step of the technique on the puzzle's path: its headline, and its reasoning. Of a
# position in HoDoKu's library format, or a puzzle in JSON, the first that is found in it.
is_position() { [[ $1 == :* || $1 == '{'* ]]; }
step() {
  if is_position "$2"; then
    printf '%s\n' "$2" | "$program" explain --full --order hodoku --find "$4" --lang "$1" -
  else
    "$program" explain --full --lang "$1" "$2"
  fi |
    awk -v number="$3" '$1 == number && $2 ~ /^[0-9]+(\.[0-9])?$/ { inside = 1 } inside && $0 == "" { exit } inside'
}

while read -r technique puzzle; do
  # Which step is it? Keys are the same in all languages.
  number=1
  is_position "$puzzle" || number=$("$program" explain --json "$puzzle" |
    sed -n "/^{\"technique\":\"$technique\"/s/.*\"step\":\([0-9]*\)}\$/\1/p" | sed -n 1p)
  [ -n "$number" ] || { echo "no $technique in $puzzle" >&2; exit 1; }
  # shellcheck disable=SC2016 # the backticks are Markdown's
  printf '\n## `%s`\n\n`%s`\n\n```text\n' "$technique" "$puzzle"
  for language in en ja zh; do
    step "$language" "$puzzle" "$number" "$technique"
    [ "$language" = zh ] || echo
  done
  echo '```'
done <"$here/tools/explanations.txt"
