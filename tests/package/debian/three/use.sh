#!/usr/bin/env bash
# use.sh PREFIX: does what is installed there work? The command line, Python, C and C++ each solve,
# explain and rate one puzzle, the cluster's program writes what the program writes, and what lies
# where other programs look for it is read by them.
# Its last line counts: N passed, M failed. It needs nothing of the project but its own folder.
# shellcheck disable=SC2317  # what `works` calls is called
set -euo pipefail
prefix=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/cluster/ranks.sh
. "$here/ranks.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
puzzle=000010920060050000071000050020006310000700009930400005300000000000105007100362000
cat >"$work/expected" <<'EXPECTED'
543817926869253471271649853724596318615738249938421765356974182492185637187362594
58 steps, first: In box 1 there is one place left for 9: r2c3 = 9.
4.2
EXPECTED
export PATH="$prefix/bin:$PATH"
# Elsewhere than in /usr it has to be said where things are.
if [ "$prefix" != /usr ]; then
  export PYTHONPATH="$prefix/lib/python3/dist-packages" PYTHONDONTWRITEBYTECODE=1
  PKG_CONFIG_PATH=$(find "$prefix" -type d -name pkgconfig)
  export PKG_CONFIG_PATH CMAKE_PREFIX_PATH="$prefix"
fi
passed=0
failed=0

# works WHAT COMMAND...: it succeeds.
works() {
  local status
  # In a list such as `… || status=$?` the first failure would not end what is called.
  set +e
  (set -e; "${@:2}") >"$work/log" 2>&1
  status=$?
  set -e
  if [ "$status" -eq 0 ]; then
    passed=$((passed + 1))
    echo "ok: $1"
  else
    failed=$((failed + 1))
    echo "FAILED: $1"
    cat "$work/log"
  fi
}

# says_it COMMAND...: prints the three lines.
says_it() { "$@" >"$work/said" && diff "$work/expected" "$work/said"; }

command_line() {
  dokushin solve "$puzzle"
  dokushin explain --full "$puzzle" >"$work/way"
  printf '%s steps, first: %s\n' "$(sed -n 's/^solved in \([0-9]*\) steps.*/\1/p' "$work/way")" \
    "$(sed -n 2p "$work/way")"
  dokushin rate --format %r "$puzzle"
}

# cluster COMMAND...: the program's bytes, for as many chunks as there are puzzles.
cluster() {
  local name
  dokushin generate 20 --seed 1 --quiet >"$work/puzzles"
  for name in solve rate; do
    dokushin "$name" "$work/puzzles" >"$work/alone"
    rm -f "$work"/together*
    "$@" "$name" --quiet --chunk 1 --out "$work/together" "$work/puzzles"
    cmp "$work/alone" "$work/together"
  done
}

from_c() {
  local flags
  read -ra flags <<<"$(pkg-config --cflags --libs dokushin)" # no /dev/fd in a bare root
  cc -std=c11 -Wall -Wextra -Werror "$here/three.c" "${flags[@]}" -o "$work/three"
  says_it "$work/three" "$puzzle"
}

from_cpp() {
  cmake -G Ninja -S "$here" -B "$work/cmake"
  cmake --build "$work/cmake"
  says_it "$work/cmake/three" "$puzzle"
}

# man_page PROGRAM SECTION
man_page() { gzip -dc "$prefix/share/man/man1/$1.1.gz" | grep "^\.SS $2" >/dev/null; }
# completions PROGRAM
completions() {
  bash -n "$prefix/share/bash-completion/completions/$1"
  head -n 1 "$prefix/share/zsh/vendor-completions/_$1" | grep -qx "#compdef $1"
  grep -q "^complete -c $1 " "$prefix/share/fish/vendor_completions.d/$1.fish"
}
version() {
  local is
  is=$(dokushin --version | sed -n '1s/^dokushin //p')
  [ "$is" = "$(pkg-config --modversion dokushin)" ]
  /usr/bin/python3 -c 'import sys, importlib.metadata as m, dokushin as d
assert sys.argv[1] == d.__version__ == m.version("dokushin")
assert d.__file__.startswith(sys.argv[2])' "$is" "$prefix"
}
# Each package says how it may be used, and what has changed.
documents() {
  local package
  for package in dokushin dokushin-cluster libdokushin-dev python3-dokushin; do
    grep -q 'MIT License' "$prefix/share/doc/$package/copyright"
    gzip -dc "$prefix/share/doc/$package/CHANGELOG.md.gz" | grep -q '^# Changes'
    # As dpkg-parsechangelog reads it, which need not be installed.
    gzip -dc "$prefix/share/doc/$package/changelog.gz" >"$work/changelog"
    head -n 1 "$work/changelog" | grep -qxE "$package \([0-9.]+\) unstable; urgency=medium"
    tail -n 1 "$work/changelog" |
      grep -qxE ' -- .+ <.+@.+>  [A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9:]{8} \+0000'
  done
}
# The README, what it shows and links to, and the examples that the help names are there.
program_examples() {
  local example
  test -s "$prefix/share/doc/dokushin/README.md"
  test -s "$prefix/share/doc/dokushin/docs/GUIDE.md"
  test -s "$prefix/share/doc/dokushin/docs/terminal.svg"
  test -s "$prefix/share/doc/dokushin/docs/page.png"
  for example in $(dokushin --help | grep -o 'examples/[a-z0-9]*\.txt'); do
    dokushin check "$prefix/share/doc/dokushin/$example"
  done
}
# The cluster's package brings how it is started, and what starts it.
examples() {
  local folder=$prefix/share/doc/dokushin-cluster
  test -s "$folder/CLUSTER.md"
  test -x "$folder/examples/parallel.sh"
  bash -n "$folder"/examples/cluster.sbatch
}

works "it is this program that runs" test "$(command -v dokushin)" -ef "$prefix/bin/dokushin"
works "the command line" says_it command_line
works "Python" says_it /usr/bin/python3 "$here/three.py" "$puzzle"
works "C, by pkg-config" from_c
works "C++, by CMake" from_cpp
works "the cluster's program, by itself" cluster dokushin-cluster
works "the cluster's program, on two ranks" cluster ranks 2 dokushin-cluster
works "the man page" man_page dokushin explain
works "the cluster's man page" man_page dokushin-cluster rate
works "completions" completions dokushin
works "the cluster's completions" completions dokushin-cluster
works "one version" version
works "documents" documents
works "examples" program_examples
works "scripts for clusters" examples
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
