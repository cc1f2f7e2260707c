#!/usr/bin/env bash
# empty_root.sh BUILD_DIR: packs what was built there, twice, a moment apart; compares the
# bytes; and tries the packages in a root that has nothing else in it,
# with this machine's compilers and Python. Its last line counts: N passed, M failed.
# shellcheck disable=SC2317  # what `holds` calls is called
set -euo pipefail
build=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/package/debian/holds.sh
. "$here/holds.sh"

pack() { (umask 022 && cd "$build" && cpack -G DEB -B "$1"); }
hashes() { (cd "$1" && sha256sum ./*.deb); }
same_bytes() {
  hashes "$work/one" >"$work/one.sha256"
  hashes "$work/two" >"$work/two.sha256"
  diff "$work/one.sha256" "$work/two.sha256"
}
installs() {
  mkdir -p "$work/root/var/lib/dpkg"
  # What they depend on is this machine's.
  dpkg --root="$work/root" --force-depends --force-not-root --force-script-chrootless \
       -i "$work"/one/*.deb
}
field() { dpkg-deb -f "$work/one/$1"_*.deb "$2"; }
# depends PACKAGE NAME...: on each of these.
depends() {
  local name
  for name in "${@:2}"; do
    grep -qE "(^|, )$name( |,|$)" <<<"$(field "$1" Depends)" || { field "$1" Depends; return 1; }
  done
}
# A first line of its own, then the rest.
described() {
  local package
  for package in dokushin dokushin-cluster libdokushin-dev python3-dokushin; do
    [[ $(field "$package" Description) == 'Sudoku engine: '*$'\n'*$'\n'* ]] &&
      [ -n "$(field "$package" Maintainer)" ] && [ -n "$(field "$package" Section)" ] || return 1
  done
}

holds "packing" pack "$work/one"
holds "packing again" pack "$work/two"
holds "two times the same bytes" same_bytes
holds "dokushin depends on its libraries" depends dokushin libc6 libfmt9 libcairo2 libpugixml1v5 zlib1g libzstd1 liblzma5
holds "dokushin-cluster depends on MPI" depends dokushin-cluster libc6 libopenmpi3 openmpi-bin
holds "libdokushin-dev depends on theirs" depends libdokushin-dev libfmt-dev libpugixml-dev libcadical-dev
holds "python3-dokushin depends on Python" depends python3-dokushin python3 libfmt9
holds "each is described" described
holds "installing them in an empty root" installs

also "$here/three/use.sh" "$work/root/usr"
finish
