#!/usr/bin/env bash
# This function makes roots of Debian's packages. The file is sourced (tools/machines.sh, tools/wheels.sh,
# tests/package/wheels.sh).

# make_root ARCHITECTURE FOLDER PACKAGE...: the packages, and what they depend on, unpacked in a folder. They
# are not set up. It is made again if others are asked for.
make_root() {
  local architecture=$1 folder=$2
  shift 2
  [ "$(cat "$folder/.made" 2>/dev/null)" != "$*" ] || return 0
  rm -rf "$folder"
  mkdir -p "$(dirname "$folder")"
  mmdebstrap --quiet --variant=extract "--architectures=$architecture" \
    --include="$(IFS=,; echo "$*")" bookworm "$folder" >&2
  # Fonts are this machine's, and so is what finds them: the emulator looks here first.
  rm -rf "$folder/etc/fonts" "$folder/usr/share/fonts" "$folder/usr/share/fontconfig"
  echo "$*" >"$folder/.made"
}
