#!/usr/bin/env bash
# These functions list what a program is made of beside our own sources. The file is sourced
# (tools/release.sh, tools/wheels.sh), in the root of the project.

# Debian's packages of headers, and of archives: their code is in programs.
# shellcheck disable=SC2034  # whoever sources this reads them
headers=(libfmt-dev nlohmann-json3-dev libcli11-dev libxxhash-dev)
# shellcheck disable=SC2034
archives=(libcadical-dev libpugixml-dev libsqlite3-dev libjpeg62-turbo-dev libpng-dev libwebp-dev
          zlib1g-dev liblzma-dev)

version_of() { dpkg-query -W -f='${Version}' "$1"; }
source_of() { dpkg-query -W -f='${source:Package}' "$1"; }

# list_of_parts NAME PACKAGE...: a list in SPDX's tag-value format (version 2.3) of the packages in what has
# that name.
list_of_parts() {
  local name=$1 package version
  shift
  version=$(sed -n 's/^#define DOKUSHIN_VERSION "\(.*\)"$/\1/p' include/dokushin/version.h)
  printf '%s\n' 'SPDXVersion: SPDX-2.3' 'DataLicense: CC0-1.0' 'SPDXID: SPDXRef-DOCUMENT' \
    "DocumentName: $name" "DocumentNamespace: https://spdx.org/spdxdocs/$name-$(git rev-parse HEAD)" \
    'Creator: Tool: dokushin-tools/release.sh' "Created: $(date -u -d "@$SOURCE_DATE_EPOCH" +%FT%TZ)" '' \
    'PackageName: dokushin' 'SPDXID: SPDXRef-dokushin' "PackageVersion: $version" \
    'PackageDownloadLocation: NOASSERTION' 'FilesAnalyzed: false' 'PackageLicenseConcluded: MIT' \
    'Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-dokushin'
  for package in "$@"; do
    printf '%s\n' '' "PackageName: $(source_of "$package")" "SPDXID: SPDXRef-$package" \
      "PackageVersion: $(version_of "$package")" "PackageDownloadLocation: NOASSERTION" \
      'FilesAnalyzed: false' "PackageComment: Debian's package $package; licences/$package" \
      "Relationship: SPDXRef-dokushin STATIC_LINK SPDXRef-$package"
  done
}

# licences FOLDER PACKAGE...: the packages' licences, in a folder.
licences() {
  local folder=$1 package
  shift
  mkdir -p "$folder"
  for package in "$@"; do
    cp -L "/usr/share/doc/$package/copyright" "$folder/$package"
  done
}
