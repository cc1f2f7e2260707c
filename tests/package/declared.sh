#!/usr/bin/env bash
# declared.sh LIBRARY INCLUDE_DIR: what a shared library exports is C's interface and what the C++
# headers there declare, types' tables included; what it is made of it keeps to itself.
set -euo pipefail
library=$1
headers=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

nm -DC --defined-only "$library" | cut -d ' ' -f 3- >"$work/exports"
if grep -vE '^(dokushin_|((typeinfo|typeinfo name|vtable) for )?dokushin::)' "$work/exports"; then
  echo "$library exports these, which are not ours"
  exit 1
fi

# The words of the declarations, and the types that are named there and no more.
sed 's|//.*||' "$headers"/dokushin/*.h >"$work/code"
grep -oE '[A-Za-z_][A-Za-z_0-9]*' "$work/code" | sort -u >"$work/words"
grep -v '^ *friend ' "$work/code" | grep -oE '(class|struct) [A-Za-z]+;' | sed 's/.* //; s/;//' | sort -u >"$work/named"
grep -oE '(class|struct) [A-Za-z]+( final)?( :| \{)' "$work/code" | awk '{ print $2 }' | sort -u >"$work/defined"
comm -23 "$work/named" "$work/defined" >"$work/unknown"

# Of each name its parts: of dokushin::Walk::next() const those are Walk and next.
grep -v '^dokushin_' "$work/exports" |
  sed -E 's/^.* for //; s/\(.*//; s/\[abi:cxx11\]//; s/operator.*/operator/; s/^dokushin:://' |
  sort -u >"$work/names"
[ "$(wc -l <"$work/names")" -ge 10 ] || { echo "$library: no exports were found"; exit 1; }
tr -s ':~' '\n' <"$work/names" | sed '/^$/d' | sort -u >"$work/parts"
comm -23 "$work/parts" "$work/words" >"$work/undeclared"
comm -12 "$work/parts" "$work/unknown" >>"$work/undeclared"
if [ -s "$work/undeclared" ]; then
  echo "$library exports what no header declares:"
  grep -wFf "$work/undeclared" "$work/names"
  exit 1
fi
