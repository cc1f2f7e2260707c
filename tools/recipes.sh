#!/usr/bin/env bash
# Fills in the recipes of other package managers, the templates packaging/*/NAME.in: tools/release.sh calls it.
#   tools/recipes.sh SUMS DIR
# SUMS is a list of archives as sha256sum writes it. DIR gets packaging's folders without .in: @VERSION@ is the
# project's, @SHA256 NAME@ the sum of an archive in the list. Where the archives will lie is for whoever
# publishes them to say: DOKUSHIN_RELEASE_URL for their folder, DOKUSHIN_HOMEPAGE.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
sums=${1:?a list of checksums} out=${2:?a folder}
version=$(sed -n 's/^#define DOKUSHIN_VERSION "\(.*\)"$/\1/p' "$root/include/dokushin/version.h")
homepage=${DOKUSHIN_HOMEPAGE-https://dokushin.example}
url=${DOKUSHIN_RELEASE_URL-https://dokushin.example/releases/$version}

for template in "$root"/packaging/*/*.in; do
  file=$out/$(basename "$(dirname "$template")")/$(basename "$template" .in)
  mkdir -p "$(dirname "$file")"
  sed "s|@VERSION@|$version|g; s|@HOMEPAGE@|$homepage|g; s|@URL@|$url|g" "$template" |
    awk -v sums="$sums" -v file="$file" '
      BEGIN { while ((getline line < sums) > 0) { split(line, words, " "); sum[words[2]] = words[1] } }
      {
        while (match($0, /@SHA256 [^@]*@/)) {
          name = substr($0, RSTART + 8, RLENGTH - 9)
          if (!(name in sum)) {
            print file ": expected a checksum of " name " in " sums > "/dev/stderr"
            exit 1
          }
          $0 = substr($0, 1, RSTART - 1) sum[name] substr($0, RSTART + RLENGTH)
        }
        print
      }' >"$file"
done
