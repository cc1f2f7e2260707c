#!/usr/bin/env bash
# Builds and runs the consumer: run.sh HOW SOURCE_DIR BUILD_DIR, where HOW is
#   installed   find_package after this build was installed
#   shared      find_package after a build as a shared library was installed
#   fetched     the sources taken in, by FetchContent
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

case $how in
  installed)
    quietly cmake --install "$build_dir" --prefix "$work/prefix"
    options+=(-DCMAKE_PREFIX_PATH="$work/prefix")
    test -x "$work/prefix/bin/dokushin"
    test -s "$work/prefix/share/man/man1/dokushin.1"
    ;;
  shared)
    quietly cmake -S "$source_dir" -B "$work/library" "${options[@]}" -DBUILD_SHARED_LIBS=ON \
      -DDOKUSHIN_TESTS=OFF -DDOKUSHIN_BENCH=OFF -DDOKUSHIN_CLI=OFF
    quietly cmake --build "$work/library"
    quietly cmake --install "$work/library" --prefix "$work/prefix"
    options+=(-DCMAKE_PREFIX_PATH="$work/prefix")
    ;;
  fetched) options+=(-DDOKUSHIN_SOURCE="$source_dir") ;;
  *) echo "run.sh installed|shared|fetched SOURCE_DIR BUILD_DIR" >&2; exit 2 ;;
esac
quietly cmake -S "$source_dir/tests/package/consumer" -B "$work/build" "${options[@]}"
quietly cmake --build "$work/build" --target consumer
"$work/build/consumer"
