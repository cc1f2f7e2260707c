#!/usr/bin/env bash
# release.sh DIR: tries what ./dev release has put there. Each program solves the README's first
# example in an empty root, where nothing else is; for other processors with qemu's static emulator
# beside it, for Windows by Wine; and the guide's program in C says what the guide has of it, with the library
# for Windows. The checksums are right. By hand or by ./dev test release-files; its last line counts: N passed,
# M failed.
set -uo pipefail
out=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# check NAME COMMAND...: passes if the command prints the example's solution; `says`, if it prints such a line.
check() { says '543817926.*' "$@"; }
says() {
  local line=$1 name=$2
  shift 2
  if "$@" 2>"$work/errors" | tr -d '\r' | grep -x -e "$line" >"$work/said"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $name"
    head -n 5 "$work/errors"
  fi
}

# in_root FOLDER COMMAND...: with this folder as the root.
in_root() { unshare --user --map-root-user chroot "$@"; }

if (cd "$out" && sha256sum --quiet --check SHA256SUMS); then
  passed=$((passed + 1))
else
  failed=$((failed + 1))
fi
for file in "$out"/dokushin-*-linux-*.tar.xz; do
  name=$(basename "$file" .tar.xz)
  mkdir "$work/$name"
  tar -C "$work/$name" --strip-components=1 -xf "$file"
  emulator=
  case $name in
    *-"$(uname -m)") ;;
    *) emulator=/qemu; cp "$(command -v "qemu-${name##*-}-static")" "$work/$name/qemu" ;;
  esac
  # shellcheck disable=SC2086  # none, or one word
  check "$name" in_root "$work/$name" $emulator /dokushin solve examples/hard.txt
done
for file in "$out"/dokushin-*-windows-*.zip; do
  name=$(basename "$file" .zip)
  unzip -q "$file" -d "$work"
  cd "$work/$name" || exit 1
  wine=(env "WINEPREFIX=$work/prefix" WINEDEBUG=-all "$(command -v wine64 || echo /usr/lib/wine/wine64)")
  check "$name" "${wine[@]}" dokushin.exe solve examples/hard.txt
  awk '/^```c$/ { inside = 1; next } /^```$/ { inside = 0 } inside' docs/GUIDE.md >solve.c
  x86_64-w64-mingw32-gcc -std=c11 -Wall -Wextra -Wpedantic -Iinclude solve.c -Llib -ldokushin -o solve.exe
  says "$(sed -n 's/^cc .* solve\.c .*# //p' docs/GUIDE.md)" "$name, from C" "${wine[@]}" solve.exe
  cd - >/dev/null || exit 1
done
for file in "$out"/dokushin-[0-9]*.tgz; do
  mkdir -p "$work/node"
  (cd "$work/node" && npm install --silent --no-audit --no-fund "$file" >/dev/null 2>&1)
  cat >"$work/node/solve.mjs" <<'EOF'
import { readFile } from 'node:fs/promises';
import { load } from 'dokushin';
const dokushin = await load();
const [line] = (await readFile(process.argv[2], 'utf8')).split('\n').filter((text) => text && !text.startsWith('#'));
console.log(dokushin.solve(line).solution.join(''));
EOF
  check "$(basename "$file")" node "$work/node/solve.mjs" "$(dirname "$0")/../../examples/hard.txt"
done
echo "$passed passed, $failed failed"
[ "$passed" -gt 0 ] && [ "$failed" -eq 0 ]
