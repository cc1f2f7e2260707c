#!/usr/bin/env bash
# slurm.sh PROGRAM CLUSTER_PROGRAM: the scripts of examples/cluster under a real Slurm, made for
# this, of one node. What runs there in parts, over MPI, or after it was killed in the middle, says
# what the program says alone. The last line counts: N passed, M failed. Where no Slurm can run
# it says why: skipped: WHY.
# shellcheck disable=SC2317  # what `holds` calls is called
set -euo pipefail
DOKUSHIN=$(realpath "$1")
DOKUSHIN_CLUSTER=$(realpath "$2")
export DOKUSHIN DOKUSHIN_CLUSTER
here=$(cd "$(dirname "$0")" && pwd)
scripts=$here/../../examples/cluster
# A short name: those of sockets have an end.
work=$(mktemp -d /tmp/dokushin.XXXXXX)
trap 'stop_slurm; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
# shellcheck source=tests/package/debian/holds.sh
. "$here/../package/debian/holds.sh"
# shellcheck source=tests/cluster/own_slurm.sh
. "$here/own_slurm.sh"
# shellcheck source=tests/cluster/journal.sh
. "$here/journal.sh"
# shellcheck source=tests/cluster/puzzles.sh
. "$here/puzzles.sh"

skip() { echo "skipped: $*"; exit 0; }

why=$(why_no_slurm)
[ -z "$why" ] || skip "$why"
start_slurm || skip "Slurm doesn't start: $(cat "$work"/slurm/slurm*.out | grep -E 'error|fatal' | tail -n 1)"
grep -qw pmix <<<"$(srun --mpi=list 2>&1)" || skip "this Slurm has no PMIx, over which OpenMPI's ranks meet"

cd "$work"
# Where each part has something to do.
rated 1 8 >many
# Slurm takes seconds to put a job back, in which its ranks go on; that happens twice, and once.
lasting 32 "$DOKUSHIN" rate >hard
lasting 12 "$DOKUSHIN" solve --method backtrack >long

# submit OUT [OPTION…] SCRIPT ARGUMENT…: the number of the job.
submit() { OUT=$1 sbatch --parsable --open-mode=append --output="$1.log" "${@:2}"; }

# in_parts WORD OUT: an array of four, and what joins them when they are done.
in_parts() {
  local array join
  array=$(submit "$2" --array=1-4 "$scripts/array.sbatch" "$1" many)
  join=$(submit "$2" --dependency=afterok:"$array" --kill-on-invalid-dep=yes "$scripts/join.sbatch")
  ended "$array" && ended "$join" && cat "$2.log" && [ "$(status "$join")" -eq 0 ]
}

# tasks LIST: some tasks of an array of four, as for parts that failed.
tasks() {
  local array
  array=$(PARTS=4 submit parts --array="$1" "$scripts/array.sbatch" rate many)
  ended "$array" && cat parts.log
}
join_refuses() {
  local status=0
  "$DOKUSHIN" join parts.shard-* >joined 2>said || status=$?
  cat said
  [ "$status" -eq 2 ] && [ ! -s joined ] && [ "$(wc -l <said)" -eq 1 ]
}

by_srun() {
  # Not waited for in the foreground, where bash runs no trap.
  timeout 90 srun --mpi=pmix --ntasks=4 "$DOKUSHIN_CLUSTER" "$1" --out "$2" --threads 1 --quiet many &
  wait $!
}

# cluster OUT ARGUMENT…: sets job.
cluster() { job=$(submit "$1" "$scripts/cluster.sbatch" "${@:2}" --chunk 8 --quiet); }
# more OUT: a few chunks more than there are now are finished, and not all.
more() {
  local before
  before=$(chunks "$1" | wc -l)
  has_chunks "$1" $((before + 3)) && in_the_middle "$1"
}
killed() { more "$2" && kill_task "$1" 2; }
cancelled() { more "$2" && scancel "$1" && ended "$1"; }
# As Slurm does when a job's time is nearly over (#SBATCH --signal).
told() { more "$2" && scancel --batch --signal=USR1 "$1"; }
well_ended() { ended "$1" && cat "$2.log" && [ "$(status "$1")" -eq 0 ]; }
chunks_of() { echo $((($(wc -l <"$1") + 7) / 8)); }

for word in rate solve; do
  "$DOKUSHIN" "$word" --quiet many >"$word.expected"
  holds "$word as an array of four, and joined" in_parts "$word" "$word.parts"
  holds "says what $word says alone" cmp "$word.parts" "$word.expected"
  holds "$word by srun" by_srun "$word" "$word.srun"
  holds "says what $word says alone" cmp "$word.srun" "$word.expected"
done

holds "three tasks of an array" tasks 1-2,4
holds "without the third there is nothing to join" join_refuses
holds "the third, later" tasks 3
OUT=parts bash "$scripts/join.sbatch"
holds "together they say what the whole says" cmp parts rate.expected

"$DOKUSHIN" rate --quiet hard >hard.expected
cluster hard.ratings rate hard
holds "a rank of rate is killed in the middle" killed "$job" hard.ratings
holds "the job goes back into the queue by itself" requeued "$job"
holds "it hears that its time is nearly over" told "$job" hard.ratings
holds "and goes back into the queue again" requeued "$job"
holds "it is cancelled in the middle" cancelled "$job" hard.ratings
cluster hard.ratings rate hard
holds "submitted again, it comes to its end" well_ended "$job" hard.ratings
holds "says what rate says alone" cmp hard.ratings hard.expected
holds "no chunk was done twice" none_twice hard.ratings "$(chunks_of hard)"

"$DOKUSHIN" solve --quiet long >long.expected
cluster long.solved solve --method backtrack long
holds "a rank of solve is killed in the middle" killed "$job" long.solved
holds "the job goes back into the queue by itself" requeued "$job"
holds "it comes to its end" well_ended "$job" long.solved
holds "says what solve says alone" cmp long.solved long.expected
holds "no chunk was done twice" none_twice long.solved "$(chunks_of long)"

finish
