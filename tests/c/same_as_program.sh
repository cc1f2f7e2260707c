#!/usr/bin/env bash
# same_as_program.sh TWIN PAGES PROGRAM: calls of the C interface come to what the program prints.
set -euo pipefail
twin=$1
pages=$2
program=$3
cd "$(dirname "$0")/../.."

failures=0
same() {
  if ! diff <(printf '%s\n' "$2") <(printf '%s\n' "$3"); then
    echo "the program ($1, <) and its twin (>) differ"
    failures=$((failures + 1))
  fi
}

# Steps of several kinds; the last begins with a chain.
for puzzle in "$(tail -1 examples/hard.txt)" "$(tail -1 examples/easy.txt)" \
    000000010400000000020000000000050407008000300001090000300400200050100000000806000 \
    98.7..6..5...6......69...4.3....2.1...8.9.4.....3....2.1.4....8..9.7.5.......9...; do
  hints=$(for language in en ja zh; do
    "$program" hint --json --time-limit 0 --lang "$language" "$puzzle" | sed 's/,"index":1}$/}/'
  done)
  same "hint $puzzle" "$hints" "$("$twin" hint "$puzzle")"
  same "canon $puzzle" "$("$program" canon "$puzzle" | tr 0 .)" "$("$twin" canon "$puzzle" | tr 0 .)"
  same "morph $puzzle" "$("$program" morph --seed 5 "$puzzle" | tr 0 .)" "$("$twin" morph 5 "$puzzle")"
done
puzzle=$(tail -1 examples/easy.txt)
for seed in 1 2 18446744073709551615; do
  same "generate $seed" "$("$program" generate --quiet --symmetry 180 --seed "$seed")" \
    "$("$twin" generate "$seed")"
  same "minimise $seed" "$("$program" minimise --seed "$seed" "$puzzle")" \
    "$("$twin" minimise "$seed" "$puzzle")"
done
for puzzle in "$puzzle" "$(tail -1 examples/hard.txt)"; do
  same "vicinity $puzzle" "$("$program" vicinity --all "$puzzle")" "$("$twin" near "$puzzle")"
  same "vicinity --seed 5 $puzzle" "$("$program" vicinity --all --sample 300 --seed 5 "$puzzle")" \
    "$("$twin" vicinity 5 "$puzzle")"
  removals=$("$program" study --removals "$puzzle" | grep -oE 'r.c.=. (>=)?[0-9]+' | sed 's/=.//')
  same "study --removals $puzzle" "$removals" "$("$twin" removals "$puzzle")"
done
# The same bytes: of one puzzle a page of its own, of seven two pages.
hard=$(tail -1 examples/hard.txt)
for count in 1 7; do
  puzzles=()
  for ((i = 0; i < count; ++i)); do puzzles+=("$hard"); done
  same "print, $count" "$("$program" print -o - "${puzzles[@]}" | cksum)" \
    "$("$pages" "${puzzles[@]}" | cksum)"
done
[ "$failures" -eq 0 ]
