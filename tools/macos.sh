#!/usr/bin/env bash
# Compiles and links for macOS, on Linux, what the preset `macos` is made of: for both its processors, by Debian's
# clang-19, lld-19, llvm-19 and libc++-19-dev.
#   tools/macos.sh USR [OPTION...]     USR is the folder usr of a macOS SDK, with the headers in include and the
#                                      stubs of libraries (*.tbd) in lib; CMake's options follow, such as
#                                      -DCMAKE_CXX_FLAGS_RELEASE=-O0, which takes a third of the time
# Nothing is run, since there is no machine for it. It names what does not compile, and ends with a line "N passed,
# M failed": the steps of the build.
set -uo pipefail
usr=$(realpath "${1:?the folder usr of a macOS SDK}")
shift
for file in include/TargetConditionals.h lib/libSystem.tbd; do
  [ -f "$usr/$file" ] || { echo "tools/macos.sh: $usr has no $file; it is to be the folder usr of a macOS SDK" >&2; exit 2; }
done
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
cd "$root" || exit 2
folder=$root/build/roots/macos
mkdir -p "$folder/tools"
ln -sfn "$usr" "$folder/usr"
# clang starts it by this name to make one file for both processors.
ln -sf "$(command -v llvm-lipo-19)" "$folder/tools/lipo"
PATH=$folder/tools:$PATH
log=build/macos.log

# What the program needs that is in no stub of USR: of the compiler's own runtime, which Debian has not for macOS, and
# for which zeros stand in; of Debian's libc++, which is newer than Apple's; and of a SQLite that older systems have not.
printf 'int __cpu_model[4], __cpu_features2[4];\n' >"$folder/runtime.c"
clang-19 --target=arm64-apple-macos13.3 -arch arm64 -arch x86_64 -c "$folder/runtime.c" -o "$folder/runtime.o" || exit 2
missing=(__ZNSt3__117bad_function_callD1Ev __ZTINSt3__117bad_function_callE __ZTVNSt3__117bad_function_callE
         _sqlite3_changes64)
cmake --preset macos --toolchain cmake/macos_from_linux.cmake "-DDOKUSHIN_MACOS_ROOT=$folder" \
  "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld $folder/runtime.o ${missing[*]/#/-Wl,-U,}" "$@" >"$log" 2>&1 || { tail -n 30 "$log" >&2; exit 1; }
cmake --build build/macos --target dokushin_cli dokushin_signature -- -k 0 >"$log" 2>&1
failed=$(grep -c '^FAILED: ' "$log")
passed=$(($(grep -c '^\[[0-9]*/[0-9]*\] [BL]' "$log") - failed))
grep -A 20 '^FAILED: ' "$log" | grep -E '^FAILED: |error: ' | cut -c 1-300 >&2
for program in src/cli/dokushin bench/dokushin_signature; do
  if lipo "build/macos/$program" -verify_arch arm64 x86_64 2>/dev/null; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $program is not there for both processors" >&2
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
