# shellcheck shell=bash
# ranks N COMMAND...: a command on N ranks of this machine, with Open MPI. Sourced.
#
# As root, as in containers, mpirun wants to be told that it is meant; and on fewer cores than
# ranks, that these shall share them.
ranks() {
  ranks_number=$1
  shift
  OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 \
    mpirun --oversubscribe --quiet -n "$ranks_number" "$@"
}
