#!/usr/bin/env bash
# docs/EXPLANATIONS.md: a step of each of these techniques in the three languages, as
# the program prints it, and of those by rules and those with a star an image, too. A test compares the page with what
# this prints, and docs/steps with FOLDER.
#
#   tools/explanations.sh PROGRAM [FOLDER] >docs/EXPLANATIONS.md
#
# The images are saved in FOLDER, if it is given: docs/steps.
set -euo pipefail
program=${1:?usage: tools/explanations.sh PROGRAM [FOLDER]}
folder=${2:-}
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
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

# Makes an image half as long: texts that look the same are put in one group, and a number has as
# many digits as it needs.
shorter() {
  sed -E -e 's/^ +//; s/([0-9])\.0([" ,])/\1\2/g; s| />|/>|; s/"#(.)\1(.)\2(.)\3"/"#\1\2\3"/g' \
      -e '1s/ role=/ width="440" role=/' -e 's/^<text ([^>]*y="[^"]*")([^>]*)>/\2\t<text \1>/' |
    awk -F '\t' '
      NF == 2 {
        if (!($1 in texts)) looks[++count] = $1
        texts[$1] = texts[$1] $2 "\n"
        next
      }
      $0 == "</svg>" { for (at = 1; at <= count; at++) printf "<g%s>\n%s</g>\n", looks[at], texts[looks[at]] }
      { print }'
}

# draw TECHNIQUE PUZZLE: the first step that is found as $folder/TECHNIQUE.svg.
draw() {
  printf '%s\n' "$2" | "$program" explain --order hodoku --find "$1" --svg "$drawn" - >/dev/null
  shorter <"$drawn/puzzle-1-step-001.svg" >"$folder/$1.svg"
}

while read -r technique puzzle; do
  has_image=false
  [[ $technique != *'*' && $puzzle != '{'* ]] || has_image=true
  technique=${technique%\*}
  # Which step is it? Keys are the same in all languages.
  number=1
  is_position "$puzzle" || number=$("$program" explain --json "$puzzle" |
    sed -n "/^{\"technique\":\"$technique\"/s/.*\"step\":\([0-9]*\)}\$/\1/p" | sed -n 1p)
  [ -n "$number" ] || { echo "no $technique in $puzzle" >&2; exit 1; }
  # shellcheck disable=SC2016 # the backticks are Markdown's
  printf '\n## `%s`\n\n`%s`\n\n' "$technique" "$puzzle"
  if $has_image; then
    [ -z "$folder" ] || draw "$technique" "$puzzle"
    printf '![The board of this step](steps/%s.svg)\n\n' "$technique"
  fi
  # shellcheck disable=SC2016
  printf '```text\n'
  for language in en ja zh; do
    step "$language" "$puzzle" "$number" "$technique"
    [ "$language" = zh ] || echo
  done
  echo '```'
done <"$here/tools/explanations.txt"
