#!/usr/bin/env bash
# clean_root.sh DEBS_DIR: a Debian 12 made for this, with nothing but what is essential; there apt
# installs the packages and what they depend on, and compilers; then they are tried as a user would
# who has nothing else. It needs root, mmdebstrap and Debian's archive. Its last line counts: N
# passed, M failed.
# shellcheck disable=SC2317  # what `holds` calls is called
set -euo pipefail
debs=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
root=$work/root
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/package/debian/holds.sh
. "$here/holds.sh"

in_root() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"; }
apt() { in_root DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Dpkg::Use-Pty=0 "$@" </dev/null; }
# Of Debian's own time: whatever is installed on this machine has no part in it.
made() {
  mmdebstrap --variant=minbase --format=directory bookworm "$root" \
             "deb http://deb.debian.org/debian bookworm main"
}
brought() {
  mkdir "$root/tmp/debs"
  cp "$debs"/*.deb "$root/tmp/debs/"
  cp -rL "$here/three" "$root/tmp/three"
  apt update
}
installed() {
  local deb
  deb=$(cd "$debs" && echo "$1"_*.deb)
  apt install --no-install-recommends "/tmp/debs/$deb"
}
runs_alone() {
  in_root dokushin solve 000010920060050000071000050020006310000700009930400005300000000000105007100362000 |
    grep '^543817926'
}
runs_on_ranks() {
  echo 000010920060050000071000050020006310000700009930400005300000000000105007100362000 \
    >"$root/tmp/puzzle"
  in_root bash -c '. /tmp/three/ranks.sh; ranks 2 dokushin-cluster solve --out /tmp/grid /tmp/puzzle'
  grep '^543817926' "$root/tmp/grid"
}
removed() {
  apt purge dokushin dokushin-cluster libdokushin-dev python3-dokushin
  find "$root/usr" -ipath '*dokushin*' >"$work/left"
  cat "$work/left"
  [ ! -s "$work/left" ]
}

holds "a clean Debian" made
holds "the packages lie in it" brought
[ "$failed" -eq 0 ] || finish
holds "apt installs dokushin" installed dokushin
holds "it runs with what it depends on, and nothing else" runs_alone
holds "apt installs dokushin-cluster" installed dokushin-cluster
holds "it runs on two ranks with what it depends on" runs_on_ranks
holds "apt installs libdokushin-dev" installed libdokushin-dev
holds "apt installs python3-dokushin" installed python3-dokushin
holds "apt installs compilers" apt install --no-install-recommends g++ cmake ninja-build pkg-config
[ "$failed" -eq 0 ] || finish
also in_root bash /tmp/three/use.sh /usr
holds "apt removes them without a trace" removed
finish
