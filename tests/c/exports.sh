#!/usr/bin/env bash
# exports.sh LIBRARY HEADER...: what the headers declare the library has, and nothing else of
# that kind.
set -euo pipefail
library=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A static library has no dynamic symbols, a shared one may have no others.
dynamic=()
[[ $library == *.a ]] || dynamic=(-D)
nm "${dynamic[@]}" --defined-only "$library" 2>/dev/null |
  awk '$2 == "T" && $3 ~ /^dokushin_/ { print $3 }' | sort >"$work/there"
# A declaration begins with DOKUSHIN_API; its name is what stands before the first bracket.
cat "$@" | tr '\n' ' ' | grep -o 'DOKUSHIN_API [^;(]*(' | grep -o 'dokushin_[a-z_]*($' |
  tr -d '(' | sort >"$work/declared"

[ "$(wc -l <"$work/declared")" -ge 5 ] || { echo "$*: declarations were not found"; exit 1; }
diff "$work/declared" "$work/there"
