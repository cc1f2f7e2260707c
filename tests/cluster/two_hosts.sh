# shellcheck shell=bash disable=SC2154  # set by those who source it: $work
# Two hosts on this machine, a and b: network namespaces with a cable between them, names of
# their own, and no more in common than the programs. No sshd: mpirun starts its daemon on the
# other by a script in the place of ssh.

host_a=dokushin-a-$$
host_b=dokushin-b-$$

# Everything that makes them impossible here, in words; nothing if they are there.
why_no_hosts() {
  local name
  for name in mpirun:openmpi-bin ip:iproute2 unshare:util-linux; do
    command -v "${name%:*}" >/dev/null || { echo "no ${name%:*} (Debian's package ${name#*:})"; return; }
  done
  [ "$(id -u)" -eq 0 ] || { echo "only root makes network namespaces"; return; }
  plug_in >"$work/log" 2>&1 || echo "no cable between network namespaces: $(tail -n 1 "$work/log")"
}

# on HOST COMMAND…: as that host. OpenMPI knows hosts by their names (so does the folder of a
# session, and what its ranks know of each other's memory), so that a network alone makes no
# second host of a machine. `ip netns exec` has mounts of its own, too: what is a's is not seen by b.
on() {
  # shellcheck disable=SC2016  # its own
  ip netns exec "$1" unshare --uts bash -c '
    hostname "$1"
    if [[ $1 = dokushin-b-* ]] && [ -e "$2/a" ]; then mount -t tmpfs none "$2/a"; fi
    export TMPDIR=$2/tmp-$1
    mkdir -p "$TMPDIR"
    exec "${@:3}"' on "$1" "$work" "${@:2}"
}

# plug HOST NUMBER: its end of the cable, named the same at both. Who waits for an answer to what was
# sent gives up after a second or two, instead of Linux's quarter of an hour (15).
plug() {
  ip -n "$1" addr add "10.77.0.$2/24" dev cable &&
    ip -n "$1" link set lo up &&
    ip -n "$1" link set cable up &&
    ip netns exec "$1" sh -c 'echo 3 >/proc/sys/net/ipv4/tcp_retries2' &&
    echo "10.77.0.$2 slots=2" >>"$work/hosts"
}
plug_in() {
  ip netns add "$host_a" && ip netns add "$host_b" &&
    ip link add cable netns "$host_a" type veth peer name cable netns "$host_b" &&
    plug "$host_a" 1 && plug "$host_b" 2 && on "$host_b" true
}

# In the place of ssh, and as ssh: what it starts goes on over there when it is ended here.
write_agent() {
  {
    echo '#!/usr/bin/env bash'
    declare -p work host_b
    declare -f on
    # shellcheck disable=SC2016  # its own
    echo 'shift; on "$host_b" setsid bash -c "$*" & wait $!'
  } >"$work/agent"
  chmod +x "$work/agent"
}

cable() { ip -n "$host_b" link set cable "$1"; }
# How many bytes came to b.
came_over() { ip netns exec "$host_b" cat /sys/class/net/cable/statistics/rx_bytes; }

# over_both [OPTION…] PROGRAM ARGUMENT…: two ranks on each host, on a's command.
#   plm, plm_rsh_agent   the script instead of ssh, also where Slurm or another would be taken
#   pml, btl             what ranks say goes over TCP; the loopback is for a rank and itself only
#   …_if_include         both ranks and daemons take the cable
over_both() {
  on "$host_a" mpirun --allow-run-as-root --hostfile "$work/hosts" -n 4 \
    --mca plm rsh --mca plm_rsh_agent "$work/agent" --mca pml ob1 --mca btl tcp,self \
    --mca btl_tcp_if_include 10.77.0.0/24 --mca oob_tcp_if_include 10.77.0.0/24 "$@" </dev/null &
  # Not waited for in the foreground, where bash runs no trap.
  wait $!
}

# ranks HOST PROGRAM: how many of it are at work there.
ranks() {
  local pid count=0
  for pid in $(ip netns pids "$1"); do
    # It may have ended meanwhile.
    [ "$(readlink "/proc/$pid/exe" || true)" != "$2" ] || count=$((count + 1))
  done
  echo "$count"
}

# at_rest HOST…: nothing runs there any more, or stops within ten seconds.
at_rest() {
  local host end=$((SECONDS + 10))
  for host in "$@"; do
    while [ -n "$(ip netns pids "$host")" ]; do
      [ "$SECONDS" -lt "$end" ] || { ip netns pids "$host" | xargs -r ps -o pid,args; return 1; }
      sleep 0.1
    done
  done
}

switch_off() {
  local host
  for host in "$@"; do
    [ -e "/run/netns/$host" ] || continue
    ip netns pids "$host" | xargs -r kill -9 2>/dev/null || true
  done
}
pull_out() {
  local host
  switch_off "$host_a" "$host_b"
  for host in "$host_a" "$host_b"; do ip netns del "$host" 2>/dev/null || true; done
}
