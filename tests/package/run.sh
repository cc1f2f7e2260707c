#!/usr/bin/env bash
# Builds and runs the consumer: run.sh installed|fetched SOURCE_DIR BUILD_DIR
set -euo pipefail
how=$1
source_dir=$2
build_dir=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

options=(-G Ninja -DCMAKE_BUILD_TYPE=Release)
if command -v ccache >/dev/null; then
  options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi
case $how in
  installed)
    cmake --install "$build_dir" --prefix "$work/prefix" >/dev/null
    options+=(-DCMAKE_PREFIX_PATH="$work/prefix")
    test -x "$work/prefix/bin/dokushin"
    test -s "$work/prefix/share/man/man1/dokushin.1"
    ;;
  shared)
    cmake -S "$source_dir" -B "$work/library" "${options[@]}" -DBUILD_SHARED_LIBS=ON \
      -DDOKUSHIN_TESTS=OFF -DDOKUSHIN_BENCH=OFF -DDOKUSHIN_CLI=OFF >/dev/null
    cmake --build "$work/library" >/dev/null
    cmake --install "$work/library" --prefix "$work/prefix" >/dev/null
    options+=(-DCMAKE_PREFIX_PATH="$work/prefix")
    ;;
  fetched) options+=(-DDOKUSHIN_SOURCE="$source_dir") ;;
  *) echo "run.sh installed|shared|fetched SOURCE_DIR BUILD_DIR" >&2; exit 2 ;;
esac
cmake -S "$source_dir/tests/package/consumer" -B "$work/build" "${options[@]}" >/dev/null
cmake --build "$work/build" --target consumer >/dev/null
"$work/build/consumer"
