#!/usr/bin/env bash
# How many cases of a library of technique cases `explain --find` finds, technique by technique,
# and which it doesn't: of HoDoKu's regression library (reglib-1.4.txt), which is not part of this
# repository, or any file in its format. FOUND=1 tells those that are found, MORE=1 those of which
# more is found than they list.
#
#   bench/technique_cases.sh FILE...
set -euo pipefail
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/bench/dokushin_technique_cases"
[ $# -gt 0 ] || { echo "usage: bench/technique_cases.sh FILE..." >&2; exit 2; }
[ -x "$program" ] || { echo "build the program first: ./dev bench --help" >&2; exit 2; }
exec "$program" "$@"
