#!/usr/bin/env bash
# Instructions a puzzle, from callgrind: the figure that no other load changes.
# bench/instructions.sh [FILE…] needs valgrind (which knows no AVX-512) and a release
# build. Counts what `solve --threads 1` does more for all puzzles of a file than for
# its first one, reading and writing included.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
program=$root/build/release/src/cli/dokushin
[ $# -gt 0 ] || set -- "$root"/bench/collections/9x9-{easy,minimal,hard,multiple}.txt

instructions() { # KERNEL FILE
  local log
  log=$(DOKUSHIN_KERNEL=$1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        "$program" solve --quiet --threads 1 "$2" 2>&1 >/dev/null) || [ $? -le 1 ]
  sed -n 's/.*Collected : //p' <<<"$log"
}

one=$(mktemp)
trap 'rm -f "$one"' EXIT
printf '%-28s %8s' file puzzles
kernels=(avx2 sse4.1 portable)
printf ' %10s' "${kernels[@]}"
echo
for file; do
  grep -m 1 -E '^[0-9.]{81}$' "$file" >"$one"
  puzzles=$(grep -cE '^[0-9.]{81}$' "$file")
  printf '%-28s %8s' "$(basename "$file")" "$puzzles"
  for kernel in "${kernels[@]}"; do
    all=$(instructions "$kernel" "$file")
    first=$(instructions "$kernel" "$one")
    printf ' %10s' $(((all - first) / (puzzles - 1)))
  done
  echo
done
