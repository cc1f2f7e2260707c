#!/usr/bin/env bash
# Builds and runs the consumer: run.sh HOW SOURCE_DIR BUILD_DIR, where HOW is
#   installed   find_package after this build was installed
#   fetched     the sources taken in, by FetchContent, as shared libraries; then
#               find_package after those were installed
# Found are both without and with what prints, from C by pkg-config too.
set -euo pipefail
how=$1
source_dir=$2
build_dir=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Compiled without optimisation and without what debuggers need, which takes a third of the time:
# it is the package that is tried here.
options=(-G Ninja -DCMAKE_BUILD_TYPE=None)
# Without a cache each room is compiled as one text, as this build has (cmake/rooms.cmake), and taken from there.
if command -v ccache >/dev/null; then
  options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
else
  options+=(-DCMAKE_UNITY_BUILD=ON
            "-DCMAKE_CXX_COMPILER_LAUNCHER=$source_dir/tests/package/reuse.sh;$build_dir")
fi
# Runs a command in silence; its output is shown only if it fails.
quietly() { "$@" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }; }
# consume FOLDER OPTION...: builds the consumer there and runs it.
consume() {
  quietly cmake -S "$source_dir/tests/package/consumer" -B "$1" "${options[@]}" "${@:2}"
  quietly cmake --build "$1"
  "$1/consumer"
}

# compile FILE PACKAGE: a program in C, $work/from_c, with a library that pkg-config finds.
compile() {
  local library flags
  library=$(dirname "$(find "$work/prefix" -name dokushin.pc)")/..
  read -ra flags < <(PKG_CONFIG_PATH="$library/pkgconfig" pkg-config --cflags --libs "$2")
  quietly cc -std=c11 -Wall -Wextra -Wpedantic -Werror "$1" "${flags[@]}" \
    -Wl,-rpath,"$library" -o "$work/from_c"
}
# From C, as the guide shows it.
consume_from_c() {
  awk '/^```c$/ { inside = 1; next } /^```$/ { inside = 0 } inside' \
    "$source_dir/docs/GUIDE.md" >"$work/solve.c"
  compile "$work/solve.c" dokushin
  local said
  said=$("$work/from_c")
  grep -qF "# $said" "$source_dir/docs/GUIDE.md" || { echo "docs/GUIDE.md has not: $said"; exit 1; }
}
print_from_c() {
  compile "$source_dir/tests/package/consumer/printer.c" dokushin-print
  "$work/from_c" >"$work/from_c.pdf"
  [ "$(head -c 5 "$work/from_c.pdf")" = %PDF- ] || { echo "what C prints is no PDF"; exit 1; }
}

case $how in
  installed)
    quietly cmake --install "$build_dir" --prefix "$work/prefix"
    test -x "$work/prefix/bin/dokushin"
    test -s "$work/prefix/share/man/man1/dokushin.1"
    ;;
  fetched)
    consume "$work/fetched" -DDOKUSHIN_SOURCE="$source_dir" -DBUILD_SHARED_LIBS=ON \
      -DDOKUSHIN_PRINT=ON
    quietly cmake --install "$work/fetched" --prefix "$work/prefix"
    ;;
  *) echo "run.sh installed|fetched SOURCE_DIR BUILD_DIR" >&2; exit 2 ;;
esac
# What the shared libraries export is C's interface, all of it, and what the headers declare.
exports() {
  local found headers
  for found in "dokushin c.h c_figures.h c_layout.h c_many.h c_universal.h" "dokushin_print c_print.h"; do
    read -ra headers <<<"$found"
    found=$(find "$work/prefix" -name "lib${headers[0]}.so.*.*")
    "$source_dir/tests/package/declared.sh" "$found" "$work/prefix/include"
    (cd "$work/prefix/include/dokushin" &&
      "$source_dir/tests/c/exports.sh" "$found" "${headers[@]:1}")
  done
}
if [ "$how" = fetched ] && command -v nm >/dev/null; then
  exports
fi
consume "$work/found" -DCMAKE_PREFIX_PATH="$work/prefix"
if command -v pkg-config >/dev/null; then consume_from_c; fi
consume "$work/printing" -DCMAKE_PREFIX_PATH="$work/prefix" -DCONSUMER_PRINTS=ON
"$work/printing/printer"
if command -v pkg-config >/dev/null; then print_from_c; fi
