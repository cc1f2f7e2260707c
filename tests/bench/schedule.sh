#!/usr/bin/env bash
# tests/bench/schedule.sh PROGRAM: what dokushin_schedule prints, and what it refuses.
set -euo pipefail
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
  echo "$*" >&2
  exit 1
}

# refused WORD OPTION...: exit status 2, nothing on stdout, a line with that word on stderr.
refused() {
  local word=$1 status=0
  shift
  "$program" "$@" >out 2>err || status=$?
  [ "$status" -eq 2 ] || fail "status $status: $*"
  [ ! -s out ] || fail "something on stdout: $*"
  [ "$(wc -l <err)" -eq 1 ] || fail "not one line on stderr: $*"
  grep -qF -- "$word" err || fail "no '$word' in: $(cat err)"
}

echo '1.0 7.1' >equal
exactly=(--handout 0 --latency 0 --cores 4 --chunk 2 equal)

"$program" "${exactly[@]}" --puzzles 16,18 >out
grep -qE '^ +4 +16 +2 +8 +100\.0% +0 +4 ' out || fail "16 equal puzzles: $(cat out)"
grep -qE '^ +4 +18 +2 +9 +75\.0% +2 +6 ' out || fail "18 equal puzzles: $(cat out)"

"$program" "${exactly[@]}" --puzzles 18 --json >out
expected='{"cores":4,"puzzles":18,"chunk":2,"guided":false,"chunks":9,"utilisation":0.75,"tail":2.0,"makespan":6.0,"master":0.0,"reached":true}'
[ "$(cat out)" = "$expected" ] || fail "as JSON: $(cat out)"

# 20 puzzles on 4 cores in pairs take as long as 24 would, 50 as 56, 100 as 104, and 100 and half a
# round more as 104, too. That 16 come out even is chance. 10 are too few.
"$program" "${exactly[@]}" --until 90 --puzzles 1000 >out
grep -qE '^ +4 +100 +2 +50 +96\.2% ' out || fail "--until 90: $(cat out)"
"$program" "${exactly[@]}" --until 90 --puzzles 10 >out
grep -q 'not reached$' out || fail "--until 90 with 10 puzzles: $(cat out)"

refused FILE
refused "missing: can't be opened" missing
printf '1\nfast\n' >bad
refused 'bad:2: expected a number of seconds' bad
: >empty
refused 'empty: no times' empty
echo 0.00s >zero
refused 'all times are 0' zero
refused --cores --cores 0 equal
refused --cores --cores many equal
refused --chunk --chunk 0 equal
refused --order --order upwards equal
refused --unknown --unknown equal
