#!/usr/bin/env bash
# manual.sh PROGRAM: what it prints of itself. The man page formats without a warning, at any width, and
# has each command; bash completes its commands and their options; zsh and fish are given its name.
set -euo pipefail
program=$1
name=$(basename "$program")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
give_up() {
  echo "$name: $*"
  exit 1
}

"$program" man >"$work/page"
for width in 78 50 200; do
  groff -ww -man -Kutf8 -Tutf8 -P-cbou "-rLL=${width}n" "$work/page" >"$work/formatted" 2>"$work/warnings"
  [ ! -s "$work/warnings" ] || give_up "warnings at a width of $width: $(cat "$work/warnings")"
done
# What apropos reads.
grep -q "^ *$name - [a-z]" "$work/formatted" || give_up "the page has no name and purpose"
commands=$("$program" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]\{1,\}\) .*/\1/p')
for command in rate man $commands; do
  grep -q "^   $command$" "$work/formatted" || give_up "the page has no '$command'"
done

# completed WORD...: what bash offers for the last of the words.
completed() {
  COMP_WORDS=("$name" "$@")
  COMP_CWORD=$#
  "$(complete -p "$name" | sed 's/.* -F \([^ ]*\) .*/\1/')"
  printf '%s\n' "${COMPREPLY[@]}"
}
"$program" completions bash >"$work/bash"
# shellcheck source=/dev/null
. "$work/bash"
[ "$(completed ra)" = rate ] || give_up "bash completes ra to: $(completed ra)"
[ "$(completed rate --ti)" = --time-limit ] || give_up "bash completes --ti to: $(completed rate --ti)"

"$program" completions zsh >"$work/zsh"
[ "$(head -n 1 "$work/zsh")" = "#compdef $name" ] || give_up "zsh is not told the name"
"$program" completions fish >"$work/fish"
grep -v -e "^complete -c $name " -e '^#' "$work/fish" && give_up "these complete something else in fish"
exit 0
