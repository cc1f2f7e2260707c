# shellcheck shell=bash disable=SC2154  # set by those who source it: $work
# A Slurm of one node, all of it in $work: started, waited for, and ended with whatever it
# started. It runs beside any Slurm that the machine has.
#
# What differs from a cluster's: all of it is the user's who starts it, and listens on this machine
# only; processes are known by their descent instead of cgroups; and four CPUs are claimed, however
# many there are.

# Everything that makes a Slurm impossible here, in words; nothing if all is well.
why_no_slurm() {
  local name
  for name in munged slurmctld slurmd sbatch srun squeue scontrol scancel; do
    command -v "$name" >/dev/null || {
      echo "no $name (Debian's packages munge slurmctld slurmd slurm-client)"
      return
    }
  done
}

# A port that nobody listens at, outside of what the kernel gives out.
free_port() {
  local port
  while :; do
    port=$((20000 + RANDOM % 10000))
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || break
  done
  echo "$port"
}

write_configuration() {
  local node
  node=$(hostname -s)
  mkdir -p "$work"/slurm/{state,spool,tmp}
  cat >"$SLURM_CONF" <<END
ClusterName=dokushin-test
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$work/slurm/munge.socket
CredType=cred/munge
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
SchedulerParameters=batch_sched_delay=0,sched_min_interval=0,sched_interval=1
JobRequeue=1
KillWait=2
ReturnToService=2
StateSaveLocation=$work/slurm/state
SlurmdSpoolDir=$work/slurm/spool
TmpFS=$work/slurm/tmp
SlurmctldPidFile=$work/slurm/slurmctld.pid
SlurmdPidFile=$work/slurm/slurmd.pid
SlurmctldLogFile=$work/slurm/slurmctld.log
SlurmdLogFile=$work/slurm/slurmd.log
MailProg=/bin/true
NodeName=$node NodeAddr=127.0.0.1 Port=$(free_port) CPUs=4
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE
END
}

# try_slurm SECONDS: 1 if its node isn't ready in that time.
try_slurm() {
  local end=$((SECONDS + $1))
  write_configuration
  # Its own, with a key of its own: nobody else's jobs are taken.
  (umask 077 && head -c 128 /dev/urandom >"$work/slurm/munge.key")
  munged --foreground --force --key-file="$work/slurm/munge.key" --socket="$work/slurm/munge.socket" \
    --pid-file="$work/slurm/munged.pid" --log-file="$work/slurm/munged.log" \
    --seed-file="$work/slurm/munge.seed" >"$work/slurm/munged.out" 2>&1 &
  slurm_daemons=($!)
  slurmctld -D -c >"$work/slurm/slurmctld.out" 2>&1 &
  slurm_daemons+=($!)
  slurmd -D >"$work/slurm/slurmd.out" 2>&1 &
  slurm_daemons+=($!)
  while [ "$SECONDS" -lt "$end" ]; do
    [ "$(timeout 5 sinfo --noheader --format=%T 2>/dev/null)" != idle ] || return 0
    kill -0 "${slurm_daemons[@]}" 2>/dev/null || return 1
    sleep 0.2
  done
  return 1
}

# Twice, since a port may be taken between the look at it and its use.
start_slurm() {
  export SLURM_CONF=$work/slurm/slurm.conf
  # MPI's files of a session, and what its ranks share, come to $work too: a rank that is killed
  # leaves them behind.
  export TMPDIR=$work/slurm/tmp OMPI_MCA_btl_vader_backing_directory=$work/slurm/tmp
  try_slurm 15 || { stop_slurm && try_slurm 15; }
}

# The processes that have this Slurm's environment, which all have that it started.
of_this_slurm() {
  # A process may end while it is looked at.
  { grep -lazF "SLURM_CONF=$work/" /proc/[0-9]*/environ 2>/dev/null || true; } |
    sed 's,/proc/\([0-9]*\)/environ,\1,'
}

stop_slurm() {
  local pid tries=0
  [ -n "${slurm_daemons-}" ] || return 0
  kill "${slurm_daemons[@]}" 2>/dev/null || true
  while kill -0 "${slurm_daemons[@]}" 2>/dev/null && [ $((tries += 1)) -lt 20 ]; do sleep 0.1; done
  for pid in $(of_this_slurm); do kill -9 "$pid" 2>/dev/null || true; done
  # wait names those that were killed: of no interest.
  wait "${slurm_daemons[@]}" 2>/dev/null || true
  slurm_daemons=()
}

# ended JOB: it is neither waiting nor at work; up to a minute and a half is waited for that.
ended() {
  local end=$((SECONDS + 90))
  while [ -n "$(squeue --noheader --job "$1" --format=%T 2>/dev/null)" ]; do
    [ "$SECONDS" -lt "$end" ] || { squeue; return 1; }
    sleep 0.2
  done
}

# at_work JOB: some process of it is there.
at_work() {
  local pid
  for pid in $(of_this_slurm); do
    if grep -qzxF "SLURM_JOB_ID=$1" "/proc/$pid/environ" 2>/dev/null; then return 0; fi
  done
  return 1
}

# requeued JOB: it was put back into the queue, where Slurm lets it wait for two minutes. It starts
# in three seconds instead: not at once, as what slurmd was given for this job is revoked, to the
# second and maybe more than once, until its last process is gone.
requeued() {
  local end=$((SECONDS + 20))
  while [ "$(squeue --noheader --job "$1" --format='%T %r' 2>/dev/null)" != 'PENDING BeginTime' ] ||
    at_work "$1"; do
    [ "$SECONDS" -lt "$end" ] || { squeue; return 1; }
    sleep 0.1
  done
  scontrol update JobId="$1" StartTime=now+3
}

# status JOB: how it ended.
status() { scontrol show job "$1" | sed -n 's/^.* ExitCode=\([0-9]*\):.*$/\1/p'; }

# kill_task JOB RANK: by a signal that it can't catch.
kill_task() {
  local pid
  pid=$(scontrol listpids "$1.0" | awk -v rank="$2" '$5 == rank { print $1 }')
  [ -n "$pid" ] && kill -9 "$pid"
}
