#!/usr/bin/env bash
# wide_code.sh LIBRARY: no function that the linker may share with other files uses
# wide vectors. One that did, compiled for the sake of a kernel, could be the copy that
# every other file gets, on processors that lack the instructions.
set -euo pipefail

library=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

nm "$library" 2>/dev/null | awk '$2 ~ /^[WVu]$/ { print $3 }' | sort -u >"$work/shared"
objdump -d --no-show-raw-insn "$library" |
  awk '/^[0-9a-f]+ <.*>:$/ { name = substr($2, 2, length($2) - 3) }
       /%[yz]mm/ { print name }' | sort -u >"$work/wide"

# Else the test would pass where it sees nothing.
grep -q play_round "$work/wide" || { echo "$library: no kernel was found"; exit 1; }
if comm -12 "$work/shared" "$work/wide" | grep .; then
  echo "$library: the functions above are shared, and use wide vectors"
  exit 1
fi
