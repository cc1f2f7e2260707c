#!/usr/bin/env bash
# recipes.sh SOURCE_DIR [PROGRAM]: vcpkg.json and conanfile.py are in order, name this version, and know all
# options that CMakeLists.txt has. The recipes for Homebrew, winget and Arch, filled in as for a release, name
# this version, its archives and all that the program is built with; their example is what the PROGRAM solves.
# None of these tools is at hand where this runs.
set -euo pipefail
cd "$1"
program=${2-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
/usr/bin/env python3 - <<'PYTHON'
import ast, json, re

version = open("include/dokushin/version.h").read().split('"')[1]
options = set(re.findall(r"^option\(DOKUSHIN_(\w+)", open("CMakeLists.txt").read(), re.M))
options -= {"BENCH", "FUZZ", "KERNELS", "SIGNATURE", "WERROR"}  # for those who develop it

port = json.load(open("vcpkg.json"))
assert port["name"] == "dokushin" and port["version-semver"] == version
features = port["features"]
assert {one["description"].split(":")[0] for one in features.values()} == {
    f"DOKUSHIN_{one}" for one in options
}, features
assert set(port["default-features"]) <= set(features)
for feature in features.values():
    for needed in feature.get("dependencies", []):
        if isinstance(needed, dict):
            assert needed["name"] == "dokushin" and set(needed["features"]) <= set(features)

recipe = ast.parse(open("conanfile.py").read())
compile(recipe, "conanfile.py", "exec")
(kind,) = [node for node in recipe.body if isinstance(node, ast.ClassDef)]
values = {
    node.targets[0].id: ast.literal_eval(node.value)
    for node in kind.body
    if isinstance(node, ast.Assign)
}
assert values["name"] == "dokushin" and set(values["options"]) == set(values["default_options"])
text = open("conanfile.py").read()
for option in sorted(options):
    assert f'"{option}"' in text or f'"{option.lower()}"' in text, option
# Each library that is found in CMakeLists.txt comes from somewhere.
for library in ("fmt", "nlohmann", "pugixml", "cairo", "pango", "libjpeg-turbo", "libpng", "libwebp"):
    assert library in json.dumps(port) and f'"{library}' in text, library
PYTHON

# The archives that tools/release.sh makes: its programs, by the machines that it names, and the source.
version=$(sed -n 's/^#define DOKUSHIN_VERSION "\(.*\)"$/\1/p' include/dokushin/version.h)
archives=("dokushin-$version.tar.xz")
while read -r machine; do
  case $machine in
    windows-*) archives+=("dokushin-$version-$machine.zip") ;;
    *) archives+=("dokushin-$version-$machine.tar.xz") ;;
  esac
done < <(sed -n 's/^program [a-z0-9]* \([^ ]*\) .*/\1/p' tools/release.sh)
[ ${#archives[@]} -ge 5 ]
for archive in "${archives[@]}"; do
  echo "$(sha256sum <<<"$archive" | cut -d ' ' -f 1)  $archive"
done >"$work/sums"
DOKUSHIN_RELEASE_URL=https://files.example/here tools/recipes.sh "$work/sums" "$work/filled"
head -n 1 "$work/sums" >"$work/one"
if tools/recipes.sh "$work/one" "$work/wrong" 2>"$work/said"; then
  echo "a recipe was filled in without its checksum"
  exit 1
fi
grep -q "expected a checksum of dokushin-$version-windows" "$work/said"

bash -n "$work/filled/aur/PKGBUILD"
if command -v ruby >/dev/null; then
  ruby -c "$work/filled/homebrew/dokushin.rb" >/dev/null
fi
# What the package has of each kind, a word a line.
# shellcheck disable=SC2016  # the other shell's own
words() { bash -c '. "$1"; declare -n list=$2; printf "%s\n" "${list[@]}"' - "$work/filled/aur/PKGBUILD" "$1"; }
for list in pkgver depends makedepends source sha256sums; do
  words "$list" >"$work/$list"
done
/usr/bin/env python3 - "$work" "$version" <<'PYTHON'
import pathlib, re, sys

work, version = pathlib.Path(sys.argv[1]), sys.argv[2]
sums = {name: value for value, name in map(str.split, (work / "sums").read_text().splitlines())}
lines = lambda name: (work / name).read_text().split()
brew = (work / "filled/homebrew/dokushin.rb").read_text()
for file in (work / "filled").rglob("*.*"):
    assert not re.search(r"@[A-Z]", file.read_text()), file

# Each archive is named with its own sum.
source = f"dokushin-{version}.tar.xz"
address = f"https://files.example/here/{source}"
assert lines("pkgver") == [version]
assert (lines("source"), lines("sha256sums")) == ([address], [sums[source]])
assert f'url "{address}"' in brew and f'sha256 "{sums[source]}"' in brew
assert f'version "{version}"' in brew

# Debian's packages that ./dev builds the program with, and what the others call them: Homebrew's, Arch's.
# CaDiCaL is left out, as the recipes say.
others = {
    "g++": ("", "gcc-libs glibc"), "cmake": ("cmake", "cmake"), "ninja-build": ("ninja", "ninja"),
    "libfmt-dev": ("fmt", "fmt"), "libpugixml-dev": ("pugixml", "pugixml"), "libcadical-dev": ("", ""),
    "libcli11-dev": ("cli11", "cli11"), "nlohmann-json3-dev": ("nlohmann-json", "nlohmann-json"),
    "libxxhash-dev": ("xxhash", "xxhash"), "pkg-config": ("pkgconf", "pkgconf"),
    "libcairo2-dev": ("cairo", "cairo"), "libpango1.0-dev": ("pango", "pango"),
    "libjpeg62-turbo-dev": ("jpeg-turbo", "libjpeg-turbo"), "libpng-dev": ("libpng", "libpng"),
    "libwebp-dev": ("webp", "libwebp"), "libsqlite3-dev": ("sqlite", "sqlite"),
    "zlib1g-dev": ("zlib", "zlib"), "libzstd-dev": ("zstd", "zstd"), "liblzma-dev": ("xz", "xz"),
}
packages = re.search(r"^program_packages=\(([^)]*)\)", open("dev").read(), re.M).group(1).split()
assert set(packages) == set(others), set(packages) ^ set(others)
names = lambda column: sorted(" ".join(pair[column] for pair in others.values()).split())
assert sorted(re.findall(r'^  (?:depends_on|uses_from_macos) "([^"]*)"', brew, re.M)) == names(0)
assert sorted(lines("depends") + lines("makedepends")) == names(1)
# What is at hand is asked for by name, so that none of it is left out in silence; all names are options.
options = set(re.findall(r"^option\(DOKUSHIN_(\w+)", open("CMakeLists.txt").read(), re.M))
for recipe in (brew, (work / "filled/aur/PKGBUILD").read_text()):
    chosen = dict(re.findall(r"-DDOKUSHIN_(\w+)=(ON|OFF)", recipe))
    assert set(chosen) <= options, chosen
    assert {"PHOTO", "COLLECTION", "GZIP", "ZSTD", "XZ"} <= {one for one in chosen if chosen[one] == "ON"}

# Of winget's manifests these simple lines are enough where Python has no yaml.
manifests = list((work / "filled/winget").glob("*.yaml"))
kinds = set()
for file in manifests:
    pairs = dict(re.findall(r"^ *(?:- )?(\w+): (.+)$", file.read_text(), re.M))
    try:
        import yaml
        assert yaml.safe_load(file.read_text())["PackageVersion"] == version
    except ImportError:
        pass
    assert file.name.startswith(pairs["PackageIdentifier"] + ".") and pairs["PackageVersion"] == version
    kinds.add(pairs["ManifestType"])
    if pairs["ManifestType"] == "installer":
        archive = f"dokushin-{version}-windows-x86_64.zip"
        assert pairs["InstallerUrl"] == f"https://files.example/here/{archive}"
        assert pairs["InstallerSha256"] == sums[archive]
        assert pairs["RelativeFilePath"] == f"dokushin-{version}-windows-x86_64\\dokushin.exe"
assert kinds == {"version", "installer", "defaultLocale"}
PYTHON

if [ -n "$program" ]; then
  for file in aur/PKGBUILD homebrew/dokushin.rb; do
    puzzle=$(sed -n 's/.*dokushin solve \([1-4.]\{16\}\).*/\1/p' "$work/filled/$file")
    "$program" solve "$puzzle" | grep -qxFf <(grep -o '\b[1-4]\{16\}\b' "$work/filled/$file") ||
      { echo "$file: expected the solution of $puzzle"; exit 1; }
  done
fi
