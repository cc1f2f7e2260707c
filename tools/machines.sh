#!/usr/bin/env bash
# Tests the program for other machines than this one. ./dev test calls it:
#   tools/machines.sh aarch64            all tests, built for 64-bit Arm and run by qemu-user
#   tools/machines.sh aarch64-portable   the signature of a build for it without the kernel for NEON
#   tools/machines.sh riscv64 [FOLDER]   the program and the signature for 64-bit RISC-V, likewise;
#                                        Debian 12 has no libraries for it, so the tests of commands
#                                        run here and the program there
#   tools/machines.sh static [FOLDER]    the static program for this processor, in the same manner
#   tools/machines.sh windows [FOLDER]   the program for Windows, by Wine, in the same manner
# The FOLDER has collections of puzzles, NAME.txt, on which each kernel answers as this machine's
# program does; without it that is examples/hard.txt.
# Each ends with a line "N passed, M failed". It needs what ./dev has installed (see there).
set -euo pipefail
collections=(examples/hard.txt)
if [ -n "${2-}" ]; then
  mapfile -d '' -t collections < <(find "$(realpath "$2")" -maxdepth 1 -name '*.txt' -print0 | sort -z)
  [ ${#collections[@]} -gt 0 ] || { echo "tools/machines.sh: $2 has no collection, NAME.txt" >&2; exit 2; }
fi
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
cd "$root"
# shellcheck source=tools/counts.sh
. tools/counts.sh
# shellcheck source=tools/roots.sh
. tools/roots.sh

# The libraries that are linked, and those that tests need (as in ./dev).
libraries=(libc6-dev libstdc++-12-dev libfmt-dev libpugixml-dev libcadical-dev libcli11-dev
           nlohmann-json3-dev libxxhash-dev libcairo2-dev libpango1.0-dev libjpeg62-turbo-dev
           libpng-dev libwebp-dev libsqlite3-dev libgtest-dev libgmock-dev librapidcheck-dev
           libbenchmark-dev)

all_tests() {
  local preset=$1 architecture=$2 folder=build/machine-$1
  make_root "$architecture" "$root/build/roots/$preset" "${libraries[@]}"
  cmake --preset "$preset" -B "$folder" "-DCMAKE_SYSROOT=$root/build/roots/$preset" \
    -DCMAKE_EXE_LINKER_FLAGS= -DDOKUSHIN_SAT=ON -DDOKUSHIN_XML=ON -DDOKUSHIN_PRINT=ON \
    -DDOKUSHIN_PHOTO=ON -DDOKUSHIN_COLLECTION=ON -DDOKUSHIN_TESTS=ON -DDOKUSHIN_BENCH=ON >&2
  ninja -C "$folder" >&2
  # Where a test limits the address space, the emulator itself has too little.
  ctest --test-dir "$folder" -j "$(nproc)" --output-on-failure --no-tests=error \
    --exclude-regex 'LittleMemory|NeedsLittleMemory' \
    --output-junit "$root/$folder/tests.xml" >&2 || true
  count_of_ctest "$folder/tests.xml"
}

# Wine, with a prefix of its own: it starts in 50 ms while its server stays, at first in seconds.
start_wine() {
  export WINEPREFIX="$work/prefix" WINEDEBUG=-all LC_ALL=C.UTF-8
  wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
  PATH=$PATH:/usr/lib/wine
  trap 'wineserver -k 2>/dev/null; rm -rf "$work"' EXIT
  "$wine" cmd /c exit >/dev/null 2>&1 || true # makes the prefix
  wineserver -p 2>/dev/null || true
}

passed=0 failed=0
# verdict TEXT COMMAND...: counts whether the command succeeds; the text says what failed.
verdict() {
  local text=$1
  shift
  if "$@" >&2; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $text" >&2
  fi
}

# The signature must be the committed one: lines of kernels that this build does not have aside.
is_the_signature() {
  local list=$1 golden=tests/golden/signature.txt
  diff <(grep -v '^kernel' "$golden") <(grep -v '^kernel' "$list") &&
    grep -q '^kernel' "$list" && ! grep '^kernel' "$list" | grep -vxFf "$golden"
}

# The first 2,000 lines of a collection: the same answers as this machine's program, whichever
# kernel gives them.
compare_answers() {
  local file=$1 kernel
  head -n 2000 "$file" >"$work/lines.txt"
  build/release/src/cli/dokushin solve "$work/lines.txt" >"$work/ours.txt" 2>"$work/ours.err" || true
  for kernel in $("$work/dokushin" kernels | tr -d '\r' | awk '{ print $1 }'); do
    DOKUSHIN_KERNEL=$kernel "$work/dokushin" solve "$work/lines.txt" >"$work/theirs.txt" 2>"$work/theirs.err" || true
    verdict "the answers of $kernel on $file" are_the_same "$work/ours" "$work/theirs"
  done
}
are_the_same() { cmp "$1.txt" "$2.txt" && cmp "$1.err" "$2.err"; }

# The program of another build: the tests of commands in this machine's test program, the signature,
# and its answers on collections. START is what runs it, LACKS are the tests, as GoogleTest's filter
# names them, of commands that the build has not.
program_tests() {
  local preset=$1 start=$2 lacks=$3 build=build/$1 end='' total=0 bad=0 file
  [ "$preset" != windows ] || end=.exe
  cmake --preset "$preset" >&2
  ninja -C "$build" dokushin_cli dokushin_signature >&2
  # A test names the program in quotes, so that it has to be one word.
  printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$start" "$root/$build/src/cli/dokushin$end" >"$work/dokushin"
  chmod +x "$work/dokushin"

  # shellcheck disable=SC2086  # none, or one word
  $start "$build/bench/dokushin_signature$end" <bench/signature_puzzles.txt | tr -d '\r' >"$work/signature" || true
  verdict "the signature" is_the_signature "$work/signature"

  DOKUSHIN_TESTED_PROGRAM="$work/dokushin" timeout 3000 build/release/tests/cli/test_cli --gtest_brief=1 \
    "--gtest_filter=-$lacks" "--gtest_output=xml:$work/tests.xml" >&2 </dev/null || true
  if [ -f "$work/tests.xml" ]; then
    total=$(grep -c '<testcase ' "$work/tests.xml") || true
    bad=$(grep -o '<testcase [^>]*>' "$work/tests.xml" | grep -vc '/>$') || true
  fi
  passed=$((passed + total - bad))
  failed=$((failed + bad))
  [ "$total" -gt 0 ] || verdict "the transcripts: see above" false

  for file in "${collections[@]}"; do
    compare_answers "$file"
  done
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}

# A build for 64-bit Arm that has the portable kernel alone does the same work, node for node.
portable_signature() {
  local build=build/aarch64-portable
  cmake --preset aarch64 -B "$build" -DDOKUSHIN_KERNELS=OFF -DDOKUSHIN_CLI=OFF >&2
  cmake --build "$build" --target dokushin_signature >&2
  qemu-aarch64-static "$build/bench/dokushin_signature" <bench/signature_puzzles.txt >"$work/signature" || true
  verdict "the signature" is_the_signature "$work/signature"
  verdict "the portable kernel alone" test "$(grep '^kernel' "$work/signature" | cut -d ' ' -f 2)" = portable
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}

# The library of the C interface for Windows exports what the headers declare, and the tests in C of what
# is right and wrong pass with it. START is what runs them.
library_tests() {
  local start=$1 build=build/windows kind
  local headers=(include/dokushin/{c,c_figures,c_layout,c_many,c_universal}.h)
  ninja -C "$build" dokushin_dll >&2
  cp "$build/dokushin.dll" "$work/"
  verdict "the exports of dokushin.dll" tests/c/exports.sh "$build/libdokushin.dll.a" "${headers[@]}"
  for kind in facts misuse; do
    x86_64-w64-mingw32-gcc-posix -std=c11 -Wall -Wextra -Wpedantic -Iinclude "tests/c/$kind"*.c \
      "$build/libdokushin.dll.a" -o "$work/$kind.exe"
    verdict "tests/c/$kind.c with dokushin.dll" "$start" "$work/$kind.exe"
  done
}

# The tests that are left out for such a reason, as GoogleTest's filter lists them.
left_out_for() {
  sed -n "s/^\([A-Z][A-Za-z]*\.[A-Za-z0-9*]*\) .*\($1\).*/\1/p" tests/cli/other_machines.txt | paste -sd:
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
case ${1-} in
  aarch64) all_tests aarch64 arm64 ;;
  aarch64-portable) portable_signature ;;
  riscv64) program_tests riscv64 qemu-riscv64-static "$(left_out_for 'CaDiCaL\|pugixml\|cairo\|zlib\|qemu')" ;;
  static) program_tests static "" "$(left_out_for 'cairo\|libzstd')" ;;
  windows)
    start_wine
    library_tests "$wine"
    program_tests windows "$wine" "$(left_out_for .)"
    ;;
  *) echo "tools/machines.sh: expected aarch64, aarch64-portable, riscv64, static or windows" >&2; exit 2 ;;
esac
