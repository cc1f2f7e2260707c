#!/usr/bin/env bash
# Runs the transcripts of tests/cli with the program for Windows, by Wine, and compares its answers
# on collections with those of this machine's program.
# By hand or by ./dev test windows; .ci/run has no time for it.
#   windows.sh TEST_CLI PROGRAM WINDOWS_PROGRAM [FOLDER]
# The FOLDER has collections of puzzles; without it the examples are compared. Ends with a line "N
# passed, M failed".
set -uo pipefail

tests=$1 program=$2 exe=$3 folder=${4-}
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'WINEPREFIX="$work/prefix" wineserver -k 2>/dev/null; rm -rf "$work"' EXIT

export WINEPREFIX="$work/prefix" WINEDEBUG=-all LC_ALL=C.UTF-8
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
PATH=$PATH:/usr/lib/wine
# Wine starts in 50 ms while its server stays; its first start takes seconds.
"$wine" "$exe" --version >/dev/null 2>&1
wineserver -p 2>/dev/null

# A test names the program in quotes, so that it has to be one word.
cat >"$work/dokushin" <<EOF
#!/bin/sh
exec '$wine' '$exe' "\$@"
EOF
chmod +x "$work/dokushin"

# What some tests are about is not there: the file says why.
left_out=$(sed -n 's/^\([A-Z][A-Za-z]*\.[A-Za-z0-9*]*\) .*/\1/p' \
               "$root/tests/cli/other_machines.txt" | paste -sd:)
DOKUSHIN_TESTED_PROGRAM="$work/dokushin" timeout 1500 "$tests" --gtest_filter="-$left_out" \
  --gtest_brief=1 --gtest_output="xml:$work/tests.xml" </dev/null || true
total=$(grep -c '<testcase ' "$work/tests.xml") || true
bad=$(grep -o '<testcase [^>]*>' "$work/tests.xml" | grep -vc '/>$') || true
passed=$((total - bad))

# The first 2,000 lines of each collection: the same answers, whichever kernel gives them.
compare() {
  local file=$1 kernel
  head -n 2000 "$file" >"$work/lines.txt"
  "$program" solve "$work/lines.txt" >"$work/ours.txt" 2>"$work/ours.err"
  for kernel in $("$work/dokushin" kernels | tr -d '\r' | awk '{print $1}'); do
    DOKUSHIN_KERNEL=$kernel "$work/dokushin" solve "$work/lines.txt" >"$work/theirs.txt" 2>"$work/theirs.err"
    if cmp -s "$work/ours.txt" "$work/theirs.txt" && cmp -s "$work/ours.err" "$work/theirs.err"; then
      passed=$((passed + 1))
    else
      echo "other answers: $kernel, $file"
      bad=$((bad + 1))
    fi
  done
}
if [ -n "$folder" ]; then
  while IFS= read -r -d '' file; do
    compare "$file"
  done < <(find "$folder" -maxdepth 1 -name '*.txt' -print0 | sort -z)
else
  compare "$root/examples/hard.txt"
fi
echo "$passed passed, $bad failed"
[ "$passed" -gt 0 ] && [ "$bad" -eq 0 ]
