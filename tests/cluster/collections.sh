#!/usr/bin/env bash
# On every collection in a folder, solve, rate, canon and count on four ranks write what the
# program alone writes, and a table tells how long both took. By hand: it takes a while.
#   tests/cluster/collections.sh PROGRAM CLUSTER_PROGRAM FOLDER
# Slow work is a sample: some lines from all over a file, as the table tells. The last row is the
# median of three runs of each, in turns, which is what is lost to the ranks.
# shellcheck disable=SC2317  # what holds calls
set -euo pipefail
program=$(readlink -f "$1")
cluster=$(readlink -f "$2")
folder=$(readlink -f "$3")
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/package/debian/holds.sh
. "$here/../package/debian/holds.sh"
# shellcheck source=tests/cluster/ranks.sh
. "$here/ranks.sh"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/files"
cd "$work/files"

# seconds COMMAND...: how long it took, in $took, and its exit status in $status.
seconds() {
  local begin end
  status=0
  begin=$(date +%s%N)
  "$@" || status=$?
  end=$(date +%s%N)
  took=$(((end - begin) / 1000000))
}

single() { "$program" "$@" --quiet >expected 2>expected.err; }
four() { ranks 4 "$cluster" "$@" --quiet --out output 2>output.err; }

as_seconds() { awk -v ms="$1" 'BEGIN { printf "%.2f", ms / 1000 }'; }
ratio() { awk -v one="$1" -v four="$2" 'BEGIN { printf "%.2f", four / (one > 0 ? one : 1) }'; }
row() { printf '| %-8s | %-28s | %6s | %9s | %9s | %5s |\n' "$@"; }

is_equal() { cmp expected output && [ "$status" -eq "$1" ]; }

# compare NAME COMMAND ARGUMENT...: once each; a row of the table, and a statement.
compare() {
  local name=$1 one expected_status
  shift
  rm -f output output.*
  seconds single "$@"
  one=$took
  expected_status=$status
  seconds four "$@"
  row "$1" "$name" "$(wc -l <expected)" "$(as_seconds "$one")" "$(as_seconds "$took")" \
    "$(ratio "$one" "$took")" | tee -a table
  holds "$1 $name" is_equal "$expected_status"
}

# sample FILE LINES: the file itself, or so many of its lines from all over it, in $sample.
sample() {
  local lines
  lines=$(wc -l <"$1")
  sample=$1
  if [ "$lines" -gt "$2" ]; then
    sample=$PWD/${1##*/}
    awk -v step=$((lines / $2)) -v most="$2" 'NR % step == 0 && n++ < most' "$1" >"$sample"
  fi
}

{
  row command input lines program '4 ranks' ratio
  row --- --- --: --: --: --:
} | tee table

for file in "$folder"/*.txt; do
  compare "${file##*/}" solve "$file"
  compare "${file##*/}" canon "$file"
  case $file in
    *hardest*) sample "$file" 12 ;; # a second or two each
    *) sample "$file" 400 ;;
  esac
  compare "${file##*/}" rate "$sample"
  sample "$file" 400
  compare "${file##*/}" count --time-limit 0 "$sample"
done
compare "1000 of seed 1" generate 1000 --seed 1

# Of large boards what ends by itself: a limit of time would not stop twice at one place.
for file in "$folder"/large/*.txt; do
  if [ -e "$file" ]; then
    name=large/${file##*/}
    compare "$name" solve --node-limit 20000 "$file"
    compare "$name" canon "$file" # beyond 16x16 each is refused
    sample "$file" 12
    compare "$name" rate --max-rating 4.4 "$sample"
    compare "$name" count --estimate --probes 500 "$sample"
  fi
done

# What is lost to the ranks (issue 7, "Done when" 3), where there is work for some time.
diabolical=$folder/exchange_diabolical.txt
if [ -e "$diabolical" ]; then
  sample "$diabolical" 2000
  : >ones
  : >fours
  for _ in 1 2 3; do
    rm -f output output.*
    seconds single rate "$sample"
    echo "$took" >>ones
    expected_status=$status
    seconds four rate "$sample"
    echo "$took" >>fours
    holds "rate of 2000 diabolical" is_equal "$expected_status"
  done
  one=$(sort -n ones | sed -n 2p)
  took=$(sort -n fours | sed -n 2p)
  row rate "2000 diabolical, median of 3" 2000 "$(as_seconds "$one")" "$(as_seconds "$took")" \
    "$(ratio "$one" "$took")" | tee -a table
fi

cat table
echo "$(nproc) cores, load before the last row's end $(cut -d ' ' -f 1-3 /proc/loadavg)"
finish
