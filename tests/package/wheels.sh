#!/usr/bin/env bash
# wheels.sh WHEEL...: tries wheels for Linux. Each is installed by pip, without a network, in a root of Debian's packages
# for its processor that has Python, pip and nothing else of ours; there the guide's first example in Python
# says what the guide has of it. By hand or by ./dev test release-files; its last line counts: N passed, M failed.
set -uo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
# shellcheck source=tools/roots.sh
. "$here/../../tools/roots.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# The first example, with what it should say: Python's own doctest compares.
awk '/^```pycon$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' "$here/../../docs/GUIDE.md" >"$work/guide.txt"

tried() {
  local wheel=$1 name architecture emulator='' folder
  name=$(basename "$wheel" .whl)
  case $name in
    *_x86_64) architecture=amd64 ;;
    *_aarch64) architecture=arm64 ;;
    *) echo "no root for $name"; return 1 ;;
  esac
  folder=$here/../../build/roots/python-$architecture
  make_root "$architecture" "$folder" python3-pip || return 1
  case $name in
    *_"$(uname -m)") ;;
    *) emulator=/qemu; cp "$(command -v "qemu-${name##*linux_2_??_}-static")" "$folder/qemu" ;;
  esac
  rm -rf "$folder/tried"
  mkdir "$folder/tried"
  cp "$wheel" "$work/guide.txt" "$folder/tried/"
  # shellcheck disable=SC2086  # none, or one word
  in_root "$folder" $emulator /usr/bin/python3 -m pip install --quiet --no-index --no-deps --root-user-action ignore \
    --disable-pip-version-check --target /tried/site "/tried/$(basename "$wheel")" &&
    PYTHONPATH=/tried/site in_root "$folder" $emulator /usr/bin/python3 -m doctest /tried/guide.txt
}

# in_root FOLDER COMMAND...: with this folder as the root.
in_root() { LC_ALL=C.UTF-8 unshare --user --map-root-user chroot "$@"; }

for wheel in "$@"; do
  if tried "$(realpath "$wheel")" >"$work/log" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $(basename "$wheel")"
    tail -n 20 "$work/log"
  fi
done
echo "$passed passed, $failed failed"
[ "$passed" -gt 0 ] && [ "$failed" -eq 0 ]
