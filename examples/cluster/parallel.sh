#!/usr/bin/env bash
# A run in parts by GNU parallel, on one machine or (--sshlogin in PARALLEL) on several that share
# a file system; neither Slurm nor MPI is needed. The arguments are those of dokushin:
#
#   OUT=ratings.txt PARTS=200 ./parallel.sh rate puzzles.txt
#
# One part runs on each core (JOBS: so many at once). Interrupted or failed, the same command goes
# on with the parts that are left.
set -euo pipefail
: "${OUT:?the file for the output of the whole run}"
parts=${PARTS:-100}
export OUT DOKUSHIN=${DOKUSHIN:-dokushin}

# one_part I/N ARGUMENT...
one_part() {
  local shard=$OUT.shard-${1%/*}-of-${1#*/} status=0
  local unfinished=$shard.$HOSTNAME-$$ threads=(--threads 1)
  [ "$2" != count ] || threads=() # it has one, and no such option
  [ ! -e "$shard" ] || return 0
  # What the status says of the puzzles, join says in the end. A part is done if its last line is
  # there.
  "$DOKUSHIN" "${@:2}" --quiet "${threads[@]}" --shard "$1" >"$unfinished" || status=$?
  if [[ $(tail -n 1 "$unfinished") != '#dokushin end '* ]]; then
    echo "part $1 ended early, with status $status" >&2
    return 3
  fi
  mv "$unfinished" "$shard"
}
export -f one_part

seq "$parts" |
  parallel --quote --jobs "${JOBS:-100%}" --halt soon,fail=1 one_part "{}/$parts" "$@"
OUT=$OUT bash "$(dirname "$0")/join.sbatch"
