#!/usr/bin/env bash
# Ranks of dokushin-cluster, rank 0 and others, are killed at random moments, and the same
# command goes on each time. At the end the output is the program's own, and the journal has
# no chunk twice.
#   tests/cluster/kills.sh PROGRAM CLUSTER_PROGRAM [KILLS]
set -euo pipefail
program=$(readlink -f "$1")
cluster=$(readlink -f "$2")
kills=${3-3}
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/package/debian/holds.sh
. "$here/../package/debian/holds.sh"
# shellcheck source=tests/cluster/ranks.sh
. "$here/ranks.sh"
# shellcheck source=tests/cluster/journal.sh
. "$here/journal.sh"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# From 0.3 s on, since the ranks need that to find each other.
moment() { printf '%d.%03d' $((RANDOM % 2)) $((300 + RANDOM % 700)); }

output_is_right() {
  holds "$1: the output is the program's" cmp expected "$1"
  holds "$1: no chunk twice" none_twice "$1" $((($(wc -l <expected) + 3) / 4))
  holds "$1: no parts are left" test ! -e "$1.parts"
}

# killed NAME OPTION...: until so many kills have hit, and then to the end.
killed() {
  local name=$1 hit=0 victims victim run
  shift
  "$program" "$name" "$@" >expected
  while [ "$hit" -lt "$kills" ]; do
    ranks 4 "$cluster" "$name" --quiet --chunk 4 --out "$name" "$@" >>log 2>&1 &
    run=$!
    sleep "$(moment)"
    mapfile -t victims < <(pgrep -f "^$cluster $name ")
    if [ ${#victims[@]} -gt 0 ]; then
      victim=${victims[RANDOM % ${#victims[@]}]}
      kill -9 "$victim" 2>/dev/null && hit=$((hit + 1))
    fi
    wait "$run" 2>/dev/null || true
    if [ -e "$name" ]; then # it was at its end already: once more from the beginning
      output_is_right "$name"
      rm -f "$name" "$name.journal"
    fi
  done
  ranks 4 "$cluster" "$name" --quiet --chunk 4 --out "$name" "$@"
  output_is_right "$name"
  echo "$name: killed $hit times"
}

"$program" generate 4000 --seed 1 --quiet >puzzles
head -n 600 puzzles >fewer
killed rate puzzles
killed solve --method backtrack fewer
finish
