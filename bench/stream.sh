#!/usr/bin/env bash
# A stream of a billion puzzles through `dokushin solve -`: is the output the expected one, to the
# byte and in order, and does the memory stay constant? Nothing is stored.
#   bench/stream.sh PROGRAM [COUNT [FILE...]]
#   THREADS=N bench/stream.sh ...     the solver's threads (default: 1)
# COUNT is 1000000000 by default; the files are those of 9x9 puzzles in bench/collections.
#
# The stream is the puzzles of the files over and over, so that the answer to each line is known:
# the answers to the files over and over, which another engine of the program gives. Of the
# puzzles as many are taken as is a prime, so that parts of another number of lines can't change
# places unseen. At 1 % and 50 % of the stream and at its end the stream waits until the solver
# has read all that was sent, and the solver's memory is read: what it has now, and the most it
# has had so far.
set -euo pipefail
export LC_ALL=C
here="$(cd "$(dirname "$0")/.." && pwd)"

usage() {
  sed -n 's/^#   //p' "$0" >&2
  exit 2
}
give_up() {
  echo "bench/stream.sh: $*" >&2
  exit 2
}

[ $# -ge 1 ] || usage
program=$(command -v "$(readlink -f "$1")") || give_up "$1: no program"
count=${2-1000000000}
[[ $count =~ ^[1-9][0-9]{2,12}$ ]] || give_up "$count: expected a COUNT of at least 100 lines"
shift $(($# < 2 ? $# : 2))
[ $# -gt 0 ] || set -- "$here"/bench/collections/9x9-*.txt

work=$(mktemp -d)
# Without the solver, whoever is at a pipe ends.
trap 'kill $solver 2>/dev/null || true; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
solver=

# ---- what is sent, and what is expected -----------------------------------------------------

# The greatest prime up to a number.
prime_up_to() {
  awk -v n="$1" 'function is_prime(p,   d) {
      for (d = 2; d * d <= p; ++d) if (p % d == 0) return 0
      return 1
    }
    BEGIN { while (n > 2 && !is_prime(n)) --n; print n }'
}

# repeated FILE: it, over and over, as a file of at least a megabyte, FILE.block; sets its lines.
repeated() {
  local copies=$((1 + 1048576 / $(stat -c %s puzzles)))
  for ((; copies > 0; --copies)); do cat "$1"; done >"$1.block"
  block_lines=$(wc -l <"$1.block")
}

# lines FILE FROM TO: of the endless stream of FILE.block the lines behind the first FROM up to
# the first TO.
lines() {
  local from=$2 most=$(($3 - $2)) begun=$(($2 % block_lines))
  if [ "$begun" -gt 0 ]; then # to the end of the block, or not so far
    most=$((most < block_lines - begun ? most : block_lines - begun))
    sed -n "$((begun + 1)),$((begun + most))p;$((begun + most))q" "$1.block"
    from=$((from + most))
  fi
  awk -v n=$((($3 - from) / block_lines)) -v name="$1.block" \
    'BEGIN { while (n-- > 0) print name }' | xargs -r -n 4096 cat
  head -n $((($3 - from) % block_lines)) "$1.block"
}

"$program" convert --to line --drop-solution "$@" >"$work/all" ||
  give_up "the files hold what is no puzzle"
cd "$work"
head -n "$(prime_up_to "$(head -n "$count" all | wc -l)")" all >puzzles
[ -s puzzles ] || give_up "the files hold no puzzle"
expected_status=0
"$program" solve --method search --threads 1 --quiet puzzles >answers || expected_status=$?
[ "$expected_status" -le 1 ] || give_up "the files hold what can't be solved"
[ "$(wc -l <answers)" -eq "$(wc -l <puzzles)" ] || give_up "the files have not one answer a puzzle"
repeated answers
repeated puzzles

stops=($((count / 100)) $((count / 2)) "$count")

# ---- the stream -----------------------------------------------------------------------------

# Sends the puzzles, and waits at each stop until the memory has been read.
send() {
  local from=0 stop=0
  for to in "${stops[@]}"; do
    lines puzzles "$from" "$to"
    touch "sent.$stop"
    while [ -d "$work" ] && [ ! -e "go.$stop" ]; do sleep 0.01; done
    from=$to
    stop=$((stop + 1))
  done
}

# The bytes of the first so many lines of the stream.
bytes_up_to() {
  local blocks=$(($1 / block_lines)) rest
  rest=$(head -n $(($1 % block_lines)) puzzles.block | wc -c)
  echo $((blocks * $(stat -c %s puzzles.block) + rest))
}

# memory STOP: waits until the solver has read all up to there; the KiB it has, and the most it had.
memory() {
  local all read=0
  all=$(bytes_up_to "${stops[$1]}")
  until [ -e "sent.$1" ] && [ "$read" -ge "$all" ]; do
    sleep 0.01
    read=$(awk '$1 == "rchar:" { print $2 }' "/proc/$solver/io" 2>/dev/null) || return
  done
  awk '$1 == "VmRSS:" { now = $2 } $1 == "VmHWM:" { most = $2 } END { print now, most }' \
    "/proc/$solver/status"
}

mkfifo in out
{
  status=0
  TIMEFORMAT='%R %U %S'
  # shellcheck disable=SC2016  # its own
  { time bash -c 'echo $$ >solver && exec "$@"' bash \
      "$program" solve --threads "${THREADS-1}" --quiet - <in >out 2>said; } 2>seconds || status=$?
  echo "$status" >status
} &
run=$!
send >in 2>/dev/null &
{ lines answers 0 "$count" 2>/dev/null | cmp - out >differs 2>&1 && echo equal >equal; } &
comparing=$!

until [ -s solver ]; do sleep 0.01; done
solver=$(cat solver)
readings=()
for stop in 0 1 2; do
  reading=$(memory "$stop") || reading="0 0" # it has ended too early
  readings+=("$reading")
  touch "go.$stop"
done
wait "$run"
wait "$comparing" || true
solver=

# ---- the result -----------------------------------------------------------------------------

good=yes
if [ ! -e equal ]; then
  good=no
  cat differs
fi
if [ "$(cat status)" -ne "$expected_status" ] || [ -s said ]; then
  good=no
  echo "exit status $(cat status), expected $expected_status; $(head -n 1 said)"
fi
read -r real user system < <(tail -n 1 seconds)
awk -v n="$count" -v bytes="$(bytes_up_to "$count")" -v period="$(wc -l <puzzles)" \
    -v seconds="$real" -v used="$user $system" -v good="$good" \
    -v memory="${readings[0]} ${readings[1]} ${readings[2]}" 'BEGIN {
  split(used, of)
  used = of[1] + of[2]
  split(memory, kib)
  printf "puzzles %d (%d over and over), %.0f MB\n", n, period, bytes / 1e6
  printf "seconds %.2f, MB/s %.0f\n", seconds, bytes / 1e6 / seconds
  printf "processor %.2f s, %.3f us a puzzle, %.3f h a billion\n", used, 1e6 * used / n,
    used / n * 1e9 / 3600
  printf "memory in KiB, now and most: at 1 %% %d %d, at 50 %% %d %d, at the end %d %d\n",
    kib[1], kib[2], kib[3], kib[4], kib[5], kib[6]
  printf "equal: %s\n", good }'
[ "$good" = yes ]
