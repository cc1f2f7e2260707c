#!/usr/bin/env bash
# Hunts for puzzles of T&E depth 3 (docs/RESEARCH.md, "A hunt of an hour"), from a list of such puzzles:
#
#   examples/hunt.sh LIST COLLECTION SECONDS [OPTION...]
#
# Each round looks in the vicinity of what the round before found and the collection didn't have yet. What is found is
# stored in COLLECTION with the round as its origin; at the end each depth is found out once more, and all are counted.
# Further OPTIONs go to `dokushin vicinity`. DOKUSHIN names the program; without it, it is looked for in PATH.
set -euo pipefail

if [ $# -lt 3 ]; then
  echo "usage: hunt.sh LIST COLLECTION SECONDS [OPTION...]" >&2
  exit 2
fi
dokushin=${DOKUSHIN:-dokushin}
list=$1
collection=$2
end=$((SECONDS + $3))
shift 3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$dokushin" collection add --quiet --origin list "$collection" "$list"
cp "$list" "$work/next"
hunt=$(date +%Y-%m-%dT%H:%M) # a collection may have had others
for ((round = 1; ; ++round)); do
  began=$SECONDS
  left=$((end - began))
  if [ "$left" -le 0 ] || [ ! -s "$work/next" ]; then
    break
  fi
  # An interrupt at the end of the time keeps what was found.
  timeout --signal=INT "$left" "$dokushin" vicinity --quiet --minimal --keep 'te>=3' "$@" "$work/next" \
    >"$work/found" || [ $? -ne 127 ] # wrong puzzles have been reported, and the others searched
  printf 'round %d: %d puzzles to go from, %d found in %d s; ' \
    "$round" "$(wc -l <"$work/next")" "$(wc -l <"$work/found")" $((SECONDS - began))
  "$dokushin" collection add --quiet --origin "$hunt-round-$round" "$collection" "$work/found"
  "$dokushin" collection export "$collection" "origin=$hunt-round-$round" >"$work/next"
done
"$dokushin" collection rate --quiet --scale te "$collection"
"$dokushin" collection verify --quiet "$collection"
"$dokushin" collection query "$collection" \
  'SELECT origin, te, count(*), min(clues), max(clues) FROM puzzles GROUP BY origin, te ORDER BY min(id)'
