#!/usr/bin/env bash
# Builds and runs the consumer: run.sh HOW SOURCE_DIR BUILD_DIR, where HOW is
#   installed   find_package after this build was installed, without and with what prints
#   fetched     the sources taken in, by FetchContent, as a shared library; then
#               find_package after that library was installed
set -euo pipefail
how=$1
source_dir=$2
build_dir=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Compiled without optimisation: it is the package that is tried here.
options=(-G Ninja -DCMAKE_BUILD_TYPE=Debug)
if command -v ccache >/dev/null; then
  options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi
# Runs a command in silence; its output is shown only if it fails.
quietly() { "$@" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }; }
# consume FOLDER OPTION...: builds the consumer there and runs it.
consume() {
  quietly cmake -S "$source_dir/tests/package/consumer" -B "$1" "${options[@]}" "${@:2}"
  quietly cmake --build "$1"
  "$1/consumer"
}

# From C, as the README shows it, found by pkg-config under $work/prefix.
consume_from_c() {
  local library
  library=$(dirname "$(find "$work/prefix" -name dokushin.pc)")/..
  awk '/^```c$/ { inside = 1; next } /^```$/ { inside = 0 } inside' \
    "$source_dir/README.md" >"$work/solve.c"
  local flags
  read -ra flags < <(PKG_CONFIG_PATH="$library/pkgconfig" pkg-config --cflags --libs dokushin)
  quietly cc -std=c11 -Wall -Wextra -Wpedantic -Werror "$work/solve.c" "${flags[@]}" \
    -Wl,-rpath,"$library" -o "$work/solve"
  local said
  said=$("$work/solve")
  grep -qF "# $said" "$source_dir/README.md" || { echo "README.md has not: $said"; exit 1; }
}

case $how in
  installed)
    quietly cmake --install "$build_dir" --prefix "$work/prefix"
    test -x "$work/prefix/bin/dokushin"
    test -s "$work/prefix/share/man/man1/dokushin.1"
    ;;
  fetched)
    consume "$work/fetched" -DDOKUSHIN_SOURCE="$source_dir" -DBUILD_SHARED_LIBS=ON
    quietly cmake --install "$work/fetched" --prefix "$work/prefix"
    ;;
  *) echo "run.sh installed|fetched SOURCE_DIR BUILD_DIR" >&2; exit 2 ;;
esac
# What a shared library exports is ours: C's interface, all of it, and what is in our namespace.
exports() {
  local library
  library=$(find "$work/prefix" -name 'libdokushin.so.*.*')
  nm -DC --defined-only "$library" | cut -d ' ' -f 3- >"$work/exports"
  if grep -vE '^(dokushin_|((typeinfo|typeinfo name|vtable) for )?dokushin::)' "$work/exports"; then
    echo "$library exports these, which are not ours"
    return 1
  fi
  "$source_dir/tests/c/exports.sh" "$library" "$source_dir/include/dokushin/c.h"
}
if [ "$how" = fetched ] && command -v nm >/dev/null; then
  exports
fi
consume "$work/found" -DCMAKE_PREFIX_PATH="$work/prefix"
command -v pkg-config >/dev/null && consume_from_c
if [ "$how" = installed ]; then
  consume "$work/printing" -DCMAKE_PREFIX_PATH="$work/prefix" -DCONSUMER_PRINTS=ON
  "$work/printing/printer"
fi
