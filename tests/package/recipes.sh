#!/usr/bin/env bash
# recipes.sh SOURCE_DIR: vcpkg.json and conanfile.py are in order, name this version, and know all
# options that CMakeLists.txt has. Neither tool is at hand where this runs.
set -euo pipefail
cd "$1"
/usr/bin/env python3 - <<'PYTHON'
import ast, json, re

version = open("include/dokushin/version.h").read().split('"')[1]
options = set(re.findall(r"^option\(DOKUSHIN_(\w+)", open("CMakeLists.txt").read(), re.M))
options -= {"BENCH", "FUZZ", "SIGNATURE", "WERROR"}  # for those who develop it

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
