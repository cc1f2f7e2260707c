#!/usr/bin/env bash
# Makes puzzles of each of twelve kinds of rules at a level, proves again that each has one solution,
# by search and by the SAT solver, rates them again, and prints them in a book. Prints how many of
# each kind are right, how many were made a minute, and the seconds that each proof took for all.
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

declare -A seconds
for wish in "${wishes[@]}"; do
    level=${wish%%|*}
    read -r -a options <<<"${wish#*|}"
    begin=$(date +%s.%N)
    "$program" generate "${options[@]}" --level "$level" --seed 1 --time-limit 120 --quiet \
        "$count" >"$work/made"
    end=$(date +%s.%N)
    for method in search sat; do
        started=$(date +%s.%N)
        "$program" solve --method "$method" --threads 1 --quiet "$work/made" >"$work/by_$method"
        seconds[$method]=$(echo "$(date +%s.%N) $started" | awk '{ print $1 - $2 }')
        if grep -q '#' "$work/by_$method"; then
            echo "not all have one solution by $method: ${options[*]}" >&2
            exit 1
        fi
    done
    if ! cmp -s "$work/by_search" "$work/by_sat"; then
        echo "the solutions by search and sat differ: ${options[*]}" >&2
        exit 1
    fi
    at_level=$("$program" rate --scale dokushin --format %h "$work/made" | grep -c "^$level\$")
    awk -v kind="${options[1]}" -v level="$level" -v made="$(wc -l <"$work/made")" \
        -v right="$at_level" -v time="$(echo "$end $begin" | awk '{ print $1 - $2 }')" \
        -v search="${seconds[search]}" -v sat="${seconds[sat]}" \
        'BEGIN { printf "%-12s %-7s %d made, %d right, %d a minute, proved in %.2f and by sat in %.2f s\n",
                 kind, level, made, right, made * 60 / time, search, sat }'
    cat "$work/made" >>"$work/all"
done
if [[ -n $book ]]; then
    "$program" print --ratings --solutions --title 'Twelve kinds of rules' -o "$book" "$work/all"
fi
