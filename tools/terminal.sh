#!/usr/bin/env bash
# Draws docs/terminal.svg, the session in the README: what the program writes on a terminal when it
# solves a puzzle and gives a hint. A test redraws the picture and compares.
#   tools/terminal.sh PROGRAM > docs/terminal.svg
# The terminal is script(1) of Debian's bsdutils, so that boards and colours are those a person sees.
set -euo pipefail
export LC_ALL=C.UTF-8
program=$(realpath "${1:?usage: tools/terminal.sh PROGRAM}")
cd "$(dirname "$0")/.."
commands=('solve examples/hard.txt' 'hint examples/hard.txt')
columns=70
cell_width=8
line_height=15
margin=14

session() {
  local command
  for command in "${commands[@]}"; do
    printf '$ ./dev %s\n' "$command"
    env -u NO_COLOR TERM=xterm SHELL=/bin/sh script -qec "stty cols $columns; '$program' $command" /dev/null \
      </dev/null | tr -d '\r'
  done
  printf '$ '
}

# A line without its escape sequences.
bare() { sed 's/\x1b\[[0-9;]*m//g'; }
# Text of a line as spans: a colour or bold begins with an escape sequence of a number or two.
spans() {
  sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g' \
      -e 's/\x1b\[0m/<\/tspan>/g' -e 's/\x1b\[\([0-9]*\)m/<tspan class="s\1">/g' \
      -e 's/\x1b\[\([0-9]*\);\([0-9]*\)m/<tspan class="s\1 s\2">/g'
}

mapfile -t lines < <(session)
width=$((columns * cell_width + 2 * margin))
height=$((${#lines[@]} * line_height + 2 * margin))
cat <<HEAD
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 $width $height" width="$width" height="$height">
<title>A session: a puzzle is solved, then its first step is explained</title>
<style>text{font:13px "DejaVu Sans Mono",Menlo,Consolas,monospace;fill:#d7dce2;white-space:pre}
.s1{font-weight:bold;fill:#fff}.s31{fill:#ff7b72}.s32{fill:#7ee787}.s33{fill:#f2cc60}.s34{fill:#79c0ff}</style>
<rect width="$width" height="$height" rx="8" fill="#1b222b"/>
HEAD
y=$((margin + 13))
for line in "${lines[@]}"; do
  plain=$(bare <<<"$line")
  printf '<text x="%d" y="%d" textLength="%d">%s</text>\n' "$margin" "$y" $((${#plain} * cell_width)) "$(spans <<<"$line")"
  y=$((y + line_height))
done
echo '</svg>'
