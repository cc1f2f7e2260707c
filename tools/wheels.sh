#!/usr/bin/env bash
# Builds the Python package's wheels for Linux, for this machine's processor and for 64-bit Arm, into a folder:
#   tools/wheels.sh DIR [PRESET...]      the presets: wheel wheel-aarch64
# All that they are made of is in them, with its licences, so that they need nothing but Python and C's own
# libraries. The same sources make the same bytes. tools/release.sh calls it; it needs what that needs.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
out=$(realpath -m "${1:?a folder}")
shift
[ $# -gt 0 ] || set -- wheel wheel-aarch64
cd "$root"
# shellcheck source=tools/parts.sh
. tools/parts.sh
# shellcheck source=tools/roots.sh
. tools/roots.sh
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
python=/usr/bin/python3
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# For another processor: its libraries and its Python's headers are in a root; this machine's Python, which is
# of the same version, runs.
for_arm() {
  local folder=build/roots/wheel-aarch64 include version
  make_root arm64 "$root/$folder" libc6-dev libstdc++-12-dev libpugixml-dev libcadical-dev libjpeg62-turbo-dev \
    libpng-dev libwebp-dev libsqlite3-dev libpython3-dev pybind11-dev
  include=$(echo "$root/$folder"/usr/include/python3.*)
  version=${include##*/python}
  settings+=("-DPython3_INCLUDE_DIR=$include" "-DPYTHON_INCLUDE_DIR=$include" -DPYBIND11_PYTHONLIBS_OVERWRITE=OFF
             "-DPYTHON_MODULE_EXTENSION=.cpython-${version/./}-aarch64-linux-gnu.so")
}

for preset in "$@"; do
  settings=("-DPython3_EXECUTABLE=$python")
  compiler=libstdc++-12-dev
  if [ "$preset" = wheel-aarch64 ]; then
    for_arm
    compiler=libstdc++-12-dev-arm64-cross
  fi
  cmake --preset "$preset" "${settings[@]}" >&2
  parts=(libfmt-dev nlohmann-json3-dev pybind11-dev libcadical-dev libpugixml-dev libsqlite3-dev
         libjpeg62-turbo-dev libpng-dev libwebp-dev zlib1g-dev "$compiler")
  licences "$work/$preset" "${parts[@]}"
  list_of_parts "dokushin-$preset" "${parts[@]}" >"$work/$preset/parts.spdx"
  PYTHONPATH=src/python PYTHONDONTWRITEBYTECODE=1 "$python" - "$out" "build/$preset" "$work/$preset" <<'EOF'
import sys
import wheel_backend

out, build, licences = sys.argv[1:]
print(wheel_backend.build_wheel(out, {"build-dir": build, "licences": licences}))
EOF
done
