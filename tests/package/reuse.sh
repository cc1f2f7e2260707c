#!/usr/bin/env bash
# reuse.sh BUILD_DIR COMPILER ARGUMENT...: a launcher of compilers. Where the build in BUILD_DIR has compiled the
# same text with the same folders of headers, definitions, standard and code options (-I, -D, -std, -f), its
# object is taken; all else is compiled. To compile the library once more takes minutes, and it is the package
# that is tried.
set -euo pipefail
build=$1
shift
arguments=("$@")
object=
for ((i = 0; i < $#; ++i)); do
  case ${arguments[i]} in
    -o) object=${arguments[i + 1]} ;;
    -MF) dependencies=${arguments[i + 1]} ;;
    -c) source=${arguments[i + 1]} ;;
  esac
done
# Below FetchContent's folder of the project the tree is the same.
same=${object#_deps/dokushin-build/}

# The options that decide what the text means. How it is optimised, and what a shared library defines beside it,
# they are not.
meaning() { grep -oE '(^| )-(I|D|std|f)[^ ]*' <<<"$1" | tr -d ' ' | grep -vxE -- '-DNDEBUG|-D[a-z_]*_EXPORTS' | sort; }
is_same() {
  local command text
  [ "$same" != "$object" ] && [ -f "$build/$same" ] || return 1
  command=$(grep -F -- "-o $same -c " "$build/compile_commands.json") || return 1
  text=$(sed -E 's/.* -c ([^" ]*).*/\1/' <<<"$command")
  cmp -s "$text" "$source" && [ "$(meaning "$command")" = "$(meaning "${arguments[*]}")" ]
}

if is_same; then
  cp "$build/$same" "$object"
  echo "$object:" >"$dependencies"
else
  exec "$@"
fi
