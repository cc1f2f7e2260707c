#!/usr/bin/env bash
# bench/fixed_work.sh PROGRAM [TABLE]: the instructions of each piece of fixed work, by callgrind.
# PROGRAM is dokushin_fixed_work. Prints a table, "WORK KERNEL THOUSANDS"; or, given such a table,
# only what differs from it by more than 2 %, and ends with 1 then. No other load changes these
# counts; another compiler or C library does, so that the table of the project
# (tests/golden/instructions.txt) is that of Debian 12.
set -euo pipefail

program=${1:?bench/fixed_work.sh PROGRAM [TABLE]}
table=${2-}
[ -z "$table" ] || [ -f "$table" ] || { echo "fixed_work.sh: no such table: $table" >&2; exit 2; }

# The instructions of ROUNDS rounds, what precedes them included.
instructions() { # PROGRAM WORK KERNEL ROUNDS
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null |
    sed -n 's/.*Collected : //p'
}

# One round in thousands of instructions: preparing it is not part of it.
thousands() { # PROGRAM WORK KERNEL
  local before after
  before=$(instructions "$@" 0)
  after=$(instructions "$@" 1)
  echo "$2 $3 $(((after - before + 500) / 1000))"
}
export -f instructions thousands

work=$(mktemp)
trap 'rm -f "$work"' EXIT
# shellcheck disable=SC2016  # the inner shell's own
"$program" | xargs -P "$(nproc)" -L 1 bash -c 'thousands "$0" "$@"' "$program" | sort >"$work"
if [ -z "$table" ]; then
  cat "$work"
  exit
fi
# A piece of work that only one of the two has differs, too. Of small counts the last digit is more
# than 2 %.
join -a 1 -a 2 -e none -o 0,1.2,2.2 -t '	' \
  <(sort "$table" | sed 's/ \([0-9]*\)$/	\1/' | sort) <(sed 's/ \([0-9]*\)$/	\1/' "$work" | sort) |
  awk -F '	' '{
      differs = $2 == "none" || $3 == "none" || $3 > 1.02 * $2 + 1 || $3 < 0.98 * $2 - 1
    }
    differs { print $1 ": the table has " $2 " thousand instructions, now they are " $3; bad = 1 }
    END {
      if (bad) print "If that is as it should be: bench/fixed_work.sh PROGRAM > tests/golden/instructions.txt"
      exit bad
    }'
