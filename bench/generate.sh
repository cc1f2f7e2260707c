#!/usr/bin/env bash
# `dokushin generate` against other generators of 9×9 puzzles, one thread each, in turn:
# puzzles a second, medians of five rounds, and how many times as fast we are.
#
#   bench/generate.sh [TDOKU]     tdoku's `generate`, built from its source with
#                                 clang 19, -O3 -march=native; qqwing is Debian's
set -euo pipefail
tdoku=${1-}
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/src/cli/dokushin"
[ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }
command -v qqwing >/dev/null || { echo "qqwing is not installed: apt-get install qqwing" >&2; exit 2; }

ours() { "$program" generate "$1" --quiet --threads 1 --seed "$round"; }
qqwings() { qqwing --generate "$1" --one-line; }
tdokus() { "$tdoku" -d 81 -e 0 -p 0 -a 1 -s 0 -n 1 -l "$1"; }

# rate NAME COUNT: puzzles a second of the function NAME, added to the list of its rates.
declare -A rates
rate() {
  local start end made
  start=$(date +%s%N)
  made=$("$1" "$2" | grep -c '[1-9.]\{81\}')
  end=$(date +%s%N)
  rates[$1]+="$(awk -v n="$made" -v t=$((end - start)) 'BEGIN { print n / t * 1e9 }') "
}

for round in 1 2 3 4 5; do
  rate ours 20000
  rate qqwings 100
  if [ -n "$tdoku" ]; then
    rate tdokus 5000
  fi
done

median() { tr ' ' '\n' <<<"$1" | grep . | sort -g | sed -n 3p; }
mine=$(median "${rates[ours]}")
printf '%-10s %12s %8s\n' generator puzzles/s ratio
for name in "${!rates[@]}"; do
  theirs=$(median "${rates[$name]}")
  awk -v name="$name" -v mine="$mine" -v theirs="$theirs" \
    'BEGIN { printf "%-10s %12.0f %8.1f\n", name, theirs, mine / theirs }'
done
