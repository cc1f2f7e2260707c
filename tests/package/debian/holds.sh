# shellcheck shell=bash disable=SC2034,SC2154  # read and set by those who source it: $work, $passed
# What the trials of packages share: statements that hold or not, and their count, in which the
# last line of use.sh is added up.
passed=0
failed=0

# holds WHAT COMMAND...: it succeeds.
holds() {
  if "${@:2}" >"$work/log" 2>&1; then
    passed=$((passed + 1))
    echo "ok: $1"
  else
    failed=$((failed + 1))
    echo "FAILED: $1"
    tail -n 50 "$work/log"
  fi
}

# also COMMAND...: use.sh, run so.
also() {
  local more less
  "$@" | tee "$work/used" || true
  read -r more _ less _ < <(tail -n 1 "$work/used" | tr -d ,)
  passed=$((passed + more))
  failed=$((failed + less))
}

finish() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
  exit
}
