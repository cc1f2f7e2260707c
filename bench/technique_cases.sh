#!/usr/bin/env bash
# How many cases of a library of technique cases are found, technique by technique: HoDoKu's
# regression library (reglib-1.4.txt), which is not part of this repository, or any file in
# its format. MISSED=1 tells the others, FOUND=1 these.
#
#   bench/technique_cases.sh FILE...
set -euo pipefail
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/bench/dokushin_technique_cases"
[ $# -gt 0 ] || { echo "usage: bench/technique_cases.sh FILE..." >&2; exit 2; }
[ -x "$program" ] || { echo "build the program first: ./dev bench --help" >&2; exit 2; }
exec "$program" "$@"
