#!/usr/bin/env bash
# wide_code.sh OBJECT...: no function that the linker may share with other files uses wide vectors.
# One that did, compiled for the sake of a kernel, could be the copy that every other file gets, on
# processors that lack the instructions. The objects are those of the rooms named kernel, which
# alone are compiled for other processors than all the rest.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

nm "$@" 2>/dev/null | awk '$2 ~ /^[WVu]$/ { print $3 }' | sort -u >"$work/shared"
objdump -d --no-show-raw-insn "$@" |
  awk '/^[0-9a-f]+ <.*>:$/ { name = substr($2, 2, length($2) - 3) }
       /%[yz]mm/ { print name }' | sort -u >"$work/wide"

# Else the test would pass where it sees nothing.
grep -q play_round "$work/wide" || { echo "no kernel was found"; exit 1; }
if comm -12 "$work/shared" "$work/wide" | grep .; then
  echo "the functions above are shared, and use wide vectors"
  exit 1
fi
