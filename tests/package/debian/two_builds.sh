#!/usr/bin/env bash
# two_builds.sh SOURCE_DIR: builds the packages from nothing in two folders of unlike names and
# lengths, without a compiler's cache, and compares their bytes. It takes minutes. Its last line
# counts: N passed, M failed.
umask 022
set -euo pipefail
source_dir=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CCACHE_DISABLE=1

# What git tracks, as it lies here; the moment is the last commit's.
SOURCE_DATE_EPOCH=$(git -C "$source_dir" log -1 --format=%ct)
export SOURCE_DATE_EPOCH
built() {
  local folder=$work/$1
  mkdir -p "$folder"
  git -C "$source_dir" ls-files -z | (cd "$source_dir" && xargs -0 tar -c) | tar -x -C "$folder"
  if ! (cd "$folder" && cmake --preset packages \
          "-DPython3_EXECUTABLE=/usr/bin/python3" && cmake --build build/packages -j "$(nproc)" &&
        cd build/packages && cpack -G DEB -B "$folder/debs") >"$work/log" 2>&1; then
    tail -n 50 "$work/log"
    return 1
  fi
  (cd "$folder/debs" && sha256sum ./*.deb)
}

built a | tee "$work/a.sha256"
built another/folder/of_this_machine | tee "$work/b.sha256"
if diff "$work/a.sha256" "$work/b.sha256"; then
  echo "1 passed, 0 failed"
else
  echo "0 passed, 1 failed"
  exit 1
fi
