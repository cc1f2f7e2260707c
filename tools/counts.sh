#!/usr/bin/env bash
# These functions count what test programs report, for scripts that end with a line "N passed, M failed".
# The file is sourced (./dev, tools/machines.sh).

# Of ctest's report: a test that did not run, for whatever reason, has not passed. Prints the line;
# fails if a test failed or none ran.
count_of_ctest() {
  local report=$1 total=0 passed=0
  if [ -f "$report" ]; then
    total=$(grep -c '<testcase ' "$report") || true
    passed=$(grep -c '<testcase .* status="run"' "$report") || true
  fi
  echo "$passed passed, $((total - passed)) failed"
  [ "$total" -gt 0 ] && [ "$passed" -eq "$total" ]
}
