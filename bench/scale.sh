#!/usr/bin/env bash
# What a billion puzzles cost, for docs/SCALE.md: processor time of one thread, told a puzzle and in
# CPU-hours a billion.
#   bench/scale.sh rate [FILE...]     by collection, from measured times (bench/rating_times)
#   bench/scale.sh bands [FILE...]    the same times by ER, all files together
#   bench/scale.sh solve FILE...      `dokushin solve` on files of lines, each read over and over
#   bench/scale.sh cluster COUNT FILE `dokushin-cluster solve` on four ranks of one thread, on so
#                                     many puzzles: the file's, over and over; also what it stores
set -euo pipefail
export LC_ALL=C
here="$(cd "$(dirname "$0")/.." && pwd)"
program="$here/build/release/src/cli/dokushin"

usage() {
  sed -n 's/^#   //p' "$0" >&2
  exit 2
}

# Lines `NAME SECONDS`, those of a name together and its times rising: a row a name.
table_of_times() {
  awk -v label="$1" '
    function row() {
      if (n == 0) return
      printf "%-26s %8d %10.1f %10.1f %10.1f %10.1f %10.1f %12.1f\n", name, n, 1e6 * sum / n,
        1e6 * at(50), 1e6 * at(90), 1e6 * at(99), 1e6 * time[n], sum / n * 1e9 / 3600
    }
    # The least time that so many percent of the puzzles do not exceed.
    function at(percent,   place) {
      place = int((n * percent + 99) / 100)
      return time[place]
    }
    BEGIN {
      printf "%-26s %8s %10s %10s %10s %10s %10s %12s\n", label, "puzzles", "mean us", "median",
        "90 %", "99 %", "greatest", "h a billion"
    }
    $1 != name { row(); name = $1; n = 0; sum = 0 }
    { time[++n] = $2; sum += $2 }
    END { row() }'
}

rate() {
  local file
  for file in "$@"; do
    awk -v name="$(basename "$file" .txt)" '!/^#/ && NF { print name, $1 }' "$file"
  done | sort -s -k1,1 -k2,2g | table_of_times collection
}

# The bands of bench/rate.sh, and what lies above them.
bands() {
  awk '
    !/^#/ && NF {
      band = "above-10.5"
      if ($2 <= 10.5) band = "9.4-10.5"
      if ($2 <= 9.3) band = "9.0-9.3"
      if ($2 <= 8.9) band = "7.5-8.9"
      if ($2 <= 7.4) band = "6.5-7.4"
      if ($2 <= 6.4) band = "5.0-6.4"
      if ($2 <= 4.9) band = "2.6-4.9"
      if ($2 <= 2.5) band = "1.0-2.5"
      print band, $1
    }' "$@" | sort -s -k1,1 -k2,2g | table_of_times ER
}

# Each file as often as makes about two million puzzles, three times; the least of the three.
solve() {
  [ -x "$program" ] || { echo "build the program first: ./dev solve examples/hard.txt" >&2; exit 2; }
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  local file puzzles bytes TIMEFORMAT='%U %S'
  printf '%-26s %9s %8s %8s %10s %12s\n' collection puzzles in out 'mean us' 'h a billion'
  for file in "$@"; do
    puzzles=$(wc -l <"$file")
    for ((made = 0; made < 2000000; made += puzzles)); do cat "$file"; done >"$work/in"
    : >"$work/seconds"
    for _ in 1 2 3; do
      { time "$program" solve --threads 1 --quiet "$work/in" >"$work/out" 2>"$work/err" ||
          [ $? -eq 1 ]; } 2>>"$work/seconds"
    done
    bytes=$(stat -c %s "$work/out")
    awk '{ print $1 + $2 }' "$work/seconds" | sort -g | head -n 1 |
      awk -v name="$(basename "$file" .txt)" -v n="$made" -v out="$bytes" \
          -v in_bytes="$(stat -c %s "$work/in")" \
        '{ printf "%-26s %9d %8.1f %8.1f %10.3f %12.2f\n", name, n, in_bytes / n, out / n,
                  1e6 * $1 / n, $1 / n * 1e9 / 3600 }'
  done
}

# Bytes that the run's files take together, at most, and the memory of its greatest rank.
watch_run() {
  local bytes=0 kib=0 now rank
  while [ -e "$work/running" ]; do
    now=$(du -cb "$work"/in "$work"/out* | tail -n 1 | cut -f 1) || true # files come and go
    bytes=$((now > bytes ? now : bytes))
    for rank in $(pgrep -f "^$cluster solve .*--out $work/out "); do
      now=$(awk '$1 == "VmHWM:" { print $2 }' "/proc/$rank/status") || true
      kib=$((now > kib ? now : kib))
    done
    echo "$bytes $kib" >"$work/most"
    sleep 0.05
  done 2>/dev/null
}

cluster() {
  local count=$1 file=$2 lines status=0 TIMEFORMAT='%R %U %S'
  cluster=$here/build/release/src/cluster/dokushin-cluster
  [ -x "$cluster" ] || { echo "build the program first: ./dev cluster" >&2; exit 2; }
  # shellcheck source=tests/cluster/ranks.sh
  . "$here/tests/cluster/ranks.sh"
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  lines=$(wc -l <"$file")
  awk -v n=$((count / lines)) -v name="$file" 'BEGIN { while (n-- > 0) print name }' |
    xargs -r cat >"$work/in"
  head -n $((count % lines)) "$file" >>"$work/in"
  touch "$work/running"
  watch_run &
  { time ranks 4 "$cluster" solve --threads 1 --quiet --out "$work/out" "$work/in" 2>/dev/null; } \
    2>"$work/seconds" || status=$?
  rm "$work/running"
  wait
  [ "$status" -le 1 ] || { echo "dokushin-cluster ends with $status" >&2; exit 2; }
  "$program" solve --threads 1 --quiet "$work/in" | cmp - "$work/out" || exit 1
  read -r seconds user system < <(tail -n 1 "$work/seconds")
  read -r bytes kib <"$work/most"
  awk -v n="$count" -v seconds="$seconds" -v used="$user $system" -v bytes="$bytes" -v kib="$kib" \
      -v in_bytes="$(stat -c %s "$work/in")" -v journal="$(stat -c %s "$work/out.journal")" 'BEGIN {
    split(used, of)
    used = of[1] + of[2]
    printf "%d puzzles: %.2f s, %.3f us of processor time each, %.2f h a billion\n", n, seconds,
      1e6 * used / n, used / n * 1e9 / 3600
    printf "  files at most %.2f times the input, journal %.2f bytes a puzzle, " \
      "memory of a rank at most %d KiB, output equal\n", bytes / in_bytes, journal / n, kib }'
}

what=${1-}
[ $# -eq 0 ] || shift
if [ $# -eq 0 ]; then
  set -- "$here"/bench/rating_times/*.txt
fi
case $what in
  rate | bands) "$what" "$@" ;;
  solve) solve "$@" ;;
  cluster)
    [[ $# -eq 2 && $1 =~ ^[1-9][0-9]*$ ]] || usage
    cluster "$@"
    ;;
  *) usage ;;
esac
