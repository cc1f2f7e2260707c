#!/usr/bin/env bash
# Makes puzzles of each of twelve kinds of rules at a level, proves again that each has one solution,
# rates them again, and prints them in a book. Prints how many of each kind are right, and
# how many were made a minute.
#   bench/rule_kinds.sh PROGRAM [COUNT] [BOOK.pdf]
set -euo pipefail

program=$1
count=${2:-50}
book=${3:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Minimal puzzles of some kinds are hardly ever easy, so that these keep more givens.
wishes=(
    'medium|--rule-kinds killer --givens 0'
    'medium|--rule-kinds thermometer'
    'medium|--rule-kinds whispers'
    'medium|--rule-kinds arrow --givens 14..24 --loose'
    'medium|--rule-kinds renban --givens 14..24 --loose'
    'easy|--rule-kinds palindrome'
    'medium|--rule-kinds kropki'
    'medium|--rule-kinds greater'
    'hard|--rule-kinds quadruple'
    'hard|--rule-kinds parity'
    'medium|--rule-kinds sandwich'
    'medium|--rule-kinds x-sum'
)

for wish in "${wishes[@]}"; do
    level=${wish%%|*}
    read -r -a options <<<"${wish#*|}"
    begin=$(date +%s.%N)
    "$program" generate "${options[@]}" --level "$level" --seed 1 --time-limit 120 --quiet \
        "$count" >"$work/made"
    end=$(date +%s.%N)
    "$program" solve --quiet "$work/made" >"$work/solved"
    if grep -q '#' "$work/solved"; then
        echo "not all have one solution: ${options[*]}" >&2
        exit 1
    fi
    at_level=$("$program" rate --scale dokushin --format %h "$work/made" | grep -c "^$level\$")
    awk -v kind="${options[1]}" -v level="$level" -v made="$(wc -l <"$work/made")" \
        -v right="$at_level" -v time="$(echo "$end $begin" | awk '{ print $1 - $2 }')" \
        'BEGIN { printf "%-12s %-7s %d made, %d right, %d a minute\n", kind, level, made, right,
                 made * 60 / time }'
    cat "$work/made" >>"$work/all"
done
if [[ -n $book ]]; then
    "$program" print --ratings --solutions --title 'Twelve kinds of rules' -o "$book" "$work/all"
fi
