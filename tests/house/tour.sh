#!/usr/bin/env bash
# Runs the commands of a document and compares what they print with what the
# document says: tour.sh PROGRAM DOCUMENT
#
# Commands stand in ```console blocks behind "$ ", "./dev" being the program; the
# lines up to the next one are what it prints. Milliseconds (a last column with
# three decimals) may differ.
set -euo pipefail
program=$1
document=$2
cd "$(dirname "$0")/../.."

without_times() { sed -E 's/ +[0-9]+\.[0-9]{3}$/ (time)/'; }

commands=0
failures=0
command=
expected=

# Runs the command that was read last, now that all it should print is known.
check() {
  [ -n "$command" ] || return 0
  local printed
  printed=$(bash -c "${command//.\/dev/\"\$0\"}" "$program" 2>&1 </dev/null | without_times) || true
  commands=$((commands + 1))
  if [ "$printed" != "$(printf '%s' "$expected" | without_times)" ]; then
    failures=$((failures + 1))
    printf '%s: %s\n' "$document" "$command"
    diff <(printf '%s' "$expected" | without_times) <(printf '%s\n' "$printed") || true
  fi
  command=
  expected=
}

inside=no
while IFS= read -r line; do
  case $inside:$line in
    'no:```console') inside=yes ;;
    'yes:```') check; inside=no ;;
    'yes:$ '*) check; command=${line#'$ '} ;;
    yes:*) expected+=$line$'\n' ;;
  esac
done <"$document"

echo "$document: $commands commands, $failures differ"
[ "$commands" -gt 0 ] && [ "$failures" -eq 0 ]
