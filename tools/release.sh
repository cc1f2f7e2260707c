#!/usr/bin/env bash
# Builds everything that a release offers, into a folder: ./dev release calls it, which has installed
# what that needs.
#   tools/release.sh DIR
# A program of one file for each machine, with its documents, licences and a list of what it is made
# of (SPDX); the source; wheels; the JavaScript package; Debian's packages; recipes for other package managers;
# and the checksums of all. The same commit makes the same bytes: times are the last commit's, names are
# sorted, owners are none.
set -euo pipefail
umask 022
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
out=$(realpath -m "${1:?a folder}")
cd "$root"
version=$(sed -n 's/^#define DOKUSHIN_VERSION "\(.*\)"$/\1/p' include/dokushin/version.h)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# shellcheck source=tools/parts.sh
. tools/parts.sh

# What lies beside the program in its folder.
documents() {
  local folder=$1 name=$2
  shift 2
  mkdir -p "$folder/docs"
  cp README.md README.ja.md README.zh-CN.md LICENSE CHANGELOG.md "$folder/"
  cp docs/*.md "$folder/docs/"
  git ls-files -z examples | xargs -0 cp --parents -t "$folder"
  licences "$folder/licences" "$@"
  list_of_parts "$name" "$@" >"$folder/parts.spdx"
}

# The folder's files with the last commit's time, without owners, sorted by name.
packed() {
  local name=$1
  find "$work/$name" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  case $name in
    *windows*)
      rm -f "$out/$name.zip"
      (cd "$work" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -X -9 -@ "$out/$name.zip")
      ;;
    *) tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
         -C "$work" -c "$name" | xz -T1 -9 >"$out/$name.tar.xz" ;;
  esac
}

# The library of the C interface for Windows: its DLL, import library, list of exports and headers.
library_for_c() {
  local folder=$1 strip=$2 build=build/windows
  ninja -C "$build" dokushin_dll >"$work/log" 2>&1 || { tail -n 30 "$work/log" >&2; return 1; }
  mkdir -p "$folder/include/dokushin" "$folder/lib"
  "$strip" -o "$folder/dokushin.dll" "$build/dokushin.dll"
  cp "$build/libdokushin.dll.a" "$build/dokushin.def" "$folder/lib/"
  cp include/dokushin/{c,c_figures,c_layout,c_many,c_universal}.h "$folder/include/dokushin/"
}

# program PRESET MACHINE STRIP PACKAGE...: builds a preset, and packs its program.
program() {
  local preset=$1 machine=$2 strip=$3 name file
  shift 3
  name=dokushin-$version-$machine
  if ! { cmake --preset "$preset" && ninja -C "build/$preset" dokushin_cli; } >"$work/log" 2>&1; then
    tail -n 30 "$work/log" >&2
    return 1
  fi
  mkdir -p "$work/$name"
  file=$(find "build/$preset/src/cli" -maxdepth 1 -name 'dokushin' -o -maxdepth 1 -name 'dokushin.exe')
  "$strip" -o "$work/$name/$(basename "$file")" "$file"
  documents "$work/$name" "$name" "${headers[@]}" "$@"
  if [ "$preset" = windows ]; then
    library_for_c "$work/$name" "$strip"
  fi
  packed "$name"
}

program static linux-x86_64 strip "${archives[@]}" libc6-dev libstdc++-12-dev
program aarch64 linux-aarch64 aarch64-linux-gnu-strip libc6-dev-arm64-cross libstdc++-12-dev-arm64-cross
program riscv64 linux-riscv64 riscv64-linux-gnu-strip libc6-dev-riscv64-cross libstdc++-12-dev-riscv64-cross
program windows windows-x86_64 x86_64-w64-mingw32-strip mingw-w64-x86-64-dev gcc-mingw-w64-x86-64-posix-runtime

name=dokushin-$version
git archive --format=tar --prefix="$name/" HEAD | xz -T1 -9 >"$out/$name.tar.xz"
tools/wheels.sh "$out" >"$work/log" 2>&1 || { tail -n 30 "$work/log" >&2; exit 1; }
if [ -f web/package/dokushin.wasm ]; then
  (cd web/package && npm pack --silent --pack-destination "$out" >/dev/null)
fi
if [ -d build/debs ]; then
  cp build/debs/*.deb "$out/"
fi

# The recipes of other package managers name the archives above by their checksums.
sums() { (cd "$out" && find . -type f ! -name SHA256SUMS -printf '%P\0' | LC_ALL=C sort -z | xargs -0 sha256sum --); }
rm -rf "$out/SHA256SUMS" "$out/recipes"
sums >"$work/sums"
tools/recipes.sh "$work/sums" "$out/recipes"
sums >"$work/sums"
mv "$work/sums" "$out/SHA256SUMS"
cat "$out/SHA256SUMS"
