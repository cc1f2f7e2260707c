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

if [ "$name" = dokushin ]; then
  # offers WORDS -- LINE...: bash offers these for the last word of the line.
  offers() {
    local expected=$1
    shift 2
    [ "$(completed "$@" | paste -sd ' ')" = "$expected" ] ||
      give_up "bash completes $* to: $(completed "$@" | paste -sd ' ')"
  }
  offers hodoku -- rate --scale h
  offers hodoku -- rate --scale = h
  offers "se sukaku hodoku universal w gw b gb" -- explain --order ""
offers "se sukaku hodoku universal w gw b gb" -- hint --order ""
  offers x-wing -- generate --needs x-w
  offers x-wing,xy-wing -- generate --without x-wing,xy-w
  offers "easy extreme" -- generate --level e
  offers "9x9+diagonals 9x9+disjoint-groups" -- solve --shape 9x9+di
  offers "sdm sdk" -- convert --to sd
  offers pencilmarks -- solve --from pe
  offers singles -- trace --method s
  offers "horizontal" -- generate --symmetry h
  offers "search states" -- count --method s
  offers zsh -- completions z
  "$program" completions fish | grep -q -e "-l scale -r -a 'se sukaku hodoku dokushin'" || give_up "fish has no values"
  "$program" completions zsh | grep -q -e ":value:(se sukaku hodoku dokushin)" || give_up "zsh has no values"
fi

"$program" completions zsh >"$work/zsh"
[ "$(head -n 1 "$work/zsh")" = "#compdef $name" ] || give_up "zsh is not told the name"
"$program" completions fish >"$work/fish"
grep -v -e "^complete -c $name " -e '^#' "$work/fish" && give_up "these complete something else in fish"
exit 0
