#!/usr/bin/env bash
# Tests the program for other machines than this one. ./dev test calls it:
#   tools/machines.sh aarch64   all tests, built for 64-bit Arm and run by qemu-user
#   tools/machines.sh riscv64   the program and the signature for 64-bit RISC-V, likewise; Debian 12
#                               has no libraries for it, so the tests of commands run here and the
#                               program there
#   tools/machines.sh static    the static program for this processor, by the tests of commands
# Each ends with a line "N passed, M failed". It needs what ./dev has installed (see there).
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
cd "$root"

# The libraries that are linked, and those that tests need (as in ./dev).
libraries=(libc6-dev libstdc++-12-dev libfmt-dev libpugixml-dev libcadical-dev libcli11-dev
           nlohmann-json3-dev libxxhash-dev libcairo2-dev libpango1.0-dev libjpeg62-turbo-dev
           libpng-dev libwebp-dev libsqlite3-dev libgtest-dev libgmock-dev librapidcheck-dev
           libbenchmark-dev)

# Debian's libraries for another processor, in a folder: they are unpacked and not set up, since
# nothing in it runs but what is linked with them.
make_root() {
  local architecture=$1 folder=$2
  [ ! -f "$folder/.made" ] || return 0
  rm -rf "$folder"
  mkdir -p "$(dirname "$folder")"
  mmdebstrap --quiet --variant=extract "--architectures=$architecture" \
    --include="$(IFS=,; echo "${libraries[*]}")" bookworm "$folder" >&2
  # Fonts are this machine's, and so is what finds them: the emulator looks here first.
  rm -rf "$folder/etc/fonts" "$folder/usr/share/fonts" "$folder/usr/share/fontconfig"
  touch "$folder/.made"
}

# The count of a ctest run in FOLDER, as ./dev test prints it.
count_of() {
  local report=$1 total passed
  total=$(grep -c '<testcase ' "$report") || true
  passed=$(grep -c '<testcase .* status="run"' "$report") || true
  echo "$passed passed, $((total - passed)) failed"
  [ "$total" -gt 0 ] && [ "$passed" -eq "$total" ]
}

all_tests() {
  local preset=$1 architecture=$2 folder=build/machine-$1
  make_root "$architecture" "$root/build/roots/$preset"
  cmake --preset "$preset" -B "$folder" "-DCMAKE_SYSROOT=$root/build/roots/$preset" \
    -DCMAKE_EXE_LINKER_FLAGS= -DDOKUSHIN_SAT=ON -DDOKUSHIN_XML=ON -DDOKUSHIN_PRINT=ON \
    -DDOKUSHIN_PHOTO=ON -DDOKUSHIN_COLLECTION=ON -DDOKUSHIN_TESTS=ON -DDOKUSHIN_BENCH=ON >&2
  ninja -C "$folder" >&2
  # Where a test limits the address space, the emulator itself has too little.
  ctest --test-dir "$folder" -j "$(nproc)" --output-on-failure --no-tests=error \
    --exclude-regex 'LittleMemory|NeedsLittleMemory' \
    --output-junit "$root/$folder/tests.xml" >&2 || true
  count_of "$folder/tests.xml"
}

# The tests of commands with the program of another build, in this machine's test program. The
# signature must be the committed one: lines of kernels that this build does not have aside. LACKS are
# the tests, as GoogleTest's filter names them, of commands that the build has not.
program_tests() {
  local preset=$1 run=$2 lacks=$3 folder=build/$1 passed failed=0 list
  cmake --preset "$preset" >&2
  ninja -C "$folder" src/cli/dokushin dokushin_signature >&2
  mkdir -p "$folder/run"
  printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$run" "$root/$folder/src/cli/dokushin" >"$folder/run/dokushin"
  chmod +x "$folder/run/dokushin"
  list=$($run "$folder/bench/dokushin_signature" <bench/signature_puzzles.txt)
  if [ "$(grep -v '^kernel' <<<"$list")" != "$(grep -v '^kernel' tests/golden/signature.txt)" ] ||
     grep '^kernel' <<<"$list" | grep -vxFf tests/golden/signature.txt >&2; then
    echo "the signature differs: $list" >&2
    failed=1
  fi
  DOKUSHIN_TESTED_PROGRAM="$root/$folder/run/dokushin" \
    build/release/tests/cli/test_cli --gtest_brief=1 "--gtest_filter=-$lacks" >"$folder/tests.log" 2>&1 || true
  cat "$folder/tests.log" >&2
  passed=$(sed -n 's/^\[  PASSED  \] \([0-9]*\) tests\?\.$/\1/p' "$folder/tests.log")
  failed=$((failed + $(grep -c '^\[  FAILED  \] [A-Z].*)$' "$folder/tests.log" || true)))
  echo "$((${passed:-0} + 1)) passed, $failed failed"
  [ "$failed" -eq 0 ] && [ "${passed:-0}" -gt 0 ]
}

# The tests that are left out for such a reason, as GoogleTest's filter lists them.
left_out_for() {
  sed -n "s/^\([A-Z][A-Za-z]*\.[A-Za-z0-9*]*\) .*\($1\).*/\1/p" tests/cli/other_machines.txt | paste -sd:
}

case ${1-} in
  aarch64) all_tests aarch64 arm64 ;;
  riscv64) program_tests riscv64 "qemu-riscv64-static" "$(left_out_for 'CaDiCaL\|pugixml\|cairo\|zlib\|qemu')" ;;
  static) program_tests static "" "$(left_out_for 'cairo\|libzstd')" ;;
  *) echo "tools/machines.sh: expected aarch64, riscv64 or static" >&2; exit 2 ;;
esac
