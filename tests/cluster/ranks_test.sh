#!/usr/bin/env bash
# dokushin-cluster on four ranks and on one process: the output, the exit status and the
# complaints of the program; what is done twice, goes on, or is refused; damaged journals, a
# full disk, Ctrl-C, shards.
#   tests/cluster/ranks_test.sh PROGRAM CLUSTER_PROGRAM
# shellcheck disable=SC2317  # what holds calls
set -euo pipefail
program=$(readlink -f "$1")
cluster=$(readlink -f "$2")
here=$(cd "$(dirname "$0")" && pwd)
examples=$(cd "$here/../../examples" && pwd)
# shellcheck source=tests/package/debian/holds.sh
. "$here/../package/debian/holds.sh"
# shellcheck source=tests/cluster/puzzles.sh
. "$here/puzzles.sh"
# shellcheck source=tests/cluster/ranks.sh
. "$here/ranks.sh"

work=$(mktemp -d)
leave() {
  if mountpoint -q "$work/small"; then
    umount "$work/small"
  fi
  rm -rf "$work"
}
trap leave EXIT
mkdir "$work/files" "$work/small"
cd "$work/files"

four=(ranks 4 "$cluster")
# Where nothing is done; few, since mpirun takes a second more for a status that is not 0.
two=(ranks 2 "$cluster")
# A command in the background of a script would not hear of Ctrl-C.
alone=(env --default-signal=INT "$cluster")

# ---- statements -----------------------------------------------------------------------------

# status_of COMMAND...: its exit status in $status, what it says in said.out and said.err.
status_of() {
  status=0
  "$@" >said.out 2>said.err || status=$?
}

# told WORDS: the command has said just one line, with these words, but for what it found.
told() {
  grep '^dokushin-cluster: ' said.err | grep -v 'chunks are done already' >said.lines || true
  cat said.err
  [ ! -s said.out ] && [ "$(wc -l <said.lines)" -eq 1 ] && grep -F -- "$1" said.lines
}

# The files of an output: their bytes, when they were written, and which they are.
state() { ls -d --full-time -i "$1"* && cksum "$1"*; }

# refused FILE WORDS COMMAND...: one line, status 2, and nothing is touched.
refused() {
  local file=$1 words=$2
  shift 2
  state "$file" >before
  status_of "$@" </dev/null
  state "$file" >after
  told "$words" && [ "$status" -eq 2 ] && diff before after
}

# The complaints about puzzles among all that was said: mpirun has words of its own.
complaints() {
  awk 'FILENAME == "expected.err" { expected[$0]; next }
    $0 in expected || /^[^ ]+:[0-9]+:[0-9]+: /' expected.err "$1" | sort
}

# equal OUTPUT: what the program alone has written, its status and its complaints.
equal() {
  sort expected.err >expected.sorted
  cmp expected "$1" && [ "$status" -eq "$expected_status" ] &&
    complaints said.err | diff expected.sorted -
}

expect() {
  expected_status=0
  "$program" "$@" >expected 2>expected.err </dev/null || expected_status=$?
}

is_once_each() { [ -z "$(awk '/^chunk /{print $2}' "$1.journal" | sort | uniq -d)" ]; }

# same COMMAND OPTION...: on four ranks and on one.
same() {
  local name=$1
  shift
  expect "$name" "$@"
  status_of "${four[@]}" "$name" --chunk 5 --out same4 "$@" </dev/null
  holds "$name $* on 4 ranks" equal same4
  status_of "${alone[@]}" "$name" --chunk 7 --out same1 "$@" </dev/null
  holds "$name $* on one" equal same1
  rm -f same4* same1*
}

# goes_on WORDS COMMAND...: to the same end as ever, and says what it found.
goes_on() {
  local words=$1
  shift
  status_of "$@"
  cat said.err
  grep "^dokushin-cluster: .*$words" said.err && cmp rated run && is_once_each run &&
    [ ! -e run.parts ] && [ "$status" -eq 0 ]
}

# ---- inputs ---------------------------------------------------------------------------------

"$program" generate 400 --seed 1 --quiet >puzzles
head -n 30 puzzles >some
sed -n 31,40p puzzles | sed 's/[1-9]/./' >loose
{
  sed -n 41,47p puzzles
  echo damaged
  echo
  echo '# a remark'
  sed -n 48,50p puzzles | sed 's/$/1/'
  sed -n '51,60p;61q' puzzles | tr '\n' '\r' | sed 's/\r/\r\n/g'
  printf '%s' "$(sed -n 62p puzzles)" # whose line has no end
} >damaged
{
  echo name,puzzle,rest
  sed -n 63,80p puzzles | awk '{print "p" NR "," $0 ",x"}'
} >table.csv
for line in 81 82 83; do
  sed -n "${line}p" puzzles | fold -w 9
  echo
done >grids
: >empty
all=(damaged missing some empty table.csv grids loose)
boards=("$examples"/{4x4,6x6,12x12,16x16,easy,hard,learners}.txt)

# ---- the same as the program ----------------------------------------------------------------

same solve "${all[@]}"
same solve --json "${boards[@]}" some
same solve --all --limit 3 loose "$(head -n 1 some)" damaged
same rate "${all[@]}"
same rate --json --scale hodoku "${boards[@]}"
same rate --format '%n %r %R %g' --max-rating 4 some damaged loose
same canon --transform "${all[@]}"
same canon --json some damaged
same count --json "${all[@]}"
same count --estimate --seed 5 --probes 20 some
same expand --json --brt some damaged loose
same vicinity --all --json --sample 40 --seed 8 some damaged
same vicinity --all --minimal --keep 'te>=1' "${boards[0]}" "${boards[1]}"
same generate 40 --seed 6 --json
same generate 5 --seed 7 --symmetry 180 --rating 2..4

expect solve some
status_of "${four[@]}" solve --chunk 5 --out typed - <some
holds "standard input on 4 ranks" equal typed

# ---- a run that has ended -------------------------------------------------------------------

"$program" rate puzzles >rated
rate=(rate --chunk 4 --out run)

# again COMMAND...: it says that nothing is to do, and does nothing.
again() {
  state run >before
  status_of "$@"
  state run >after
  told "is finished already" && [ "$status" -eq 0 ] && diff before after
}

status_of "${four[@]}" "${rate[@]}" puzzles
holds "rate of 400 puzzles" cmp rated run
holds "each rank tells what it did" test "$(grep -c '^dokushin-cluster: rank [0-3] on' said.err)" -eq 4
holds "no parts are left" test ! -e run.parts
holds "again on ranks: nothing to do" again "${two[@]}" "${rate[@]}" puzzles
holds "again on one, with other threads" again "${alone[@]}" "${rate[@]}" --threads 1 puzzles
holds "another option" refused run "another run" "${two[@]}" "${rate[@]}" --json puzzles
holds "another chunk" refused run "another run" "${alone[@]}" rate --chunk 5 --out run puzzles
holds "another input" refused run "another run" "${alone[@]}" "${rate[@]}" some
holds "one input more" refused run "another run" "${alone[@]}" "${rate[@]}" puzzles some
holds "another command" refused run "another run" "${alone[@]}" solve --chunk 4 --out run puzzles
rm run.journal
holds "an output without a journal" refused run "is there already" "${alone[@]}" "${rate[@]}" puzzles
holds "an output that is the input" refused puzzles "is there already" "${alone[@]}" rate --out puzzles puzzles
holds "a folder that is not there" refused some "No such file" "${two[@]}" rate --out none/run some
rm run

# ---- a run that is broken off ---------------------------------------------------------------

# The 400 are rated in a tenth of a second, too soon to be broken off in the middle on a busy
# machine, so hard ones follow them here.
cp puzzles short.puzzles
cp rated short.rated
lasting 2 "$program" rate >>puzzles
"$program" rate puzzles >rated

# begin COMMAND...: its process in $run, and that which hears of signals in $ear, which may be
# mpirun, some chunks later. False if it has ended by then.
begin() {
  local found
  rm -f run run.*
  "$@" >>noise 2>&1 &
  run=$!
  for _ in {1..2000}; do
    found=$(grep -c '^chunk ' run.journal 2>/dev/null) || true
    if [ "${found:-0}" -ge 10 ]; then
      break
    fi
    sleep 0.01
  done
  ear=$run
  if [ "$1" = ranks ]; then
    ear=$(pgrep -P "$run")
  fi
}

# ctrl_c COMMAND...: in the middle, its exit status in $status; on a busy machine the signal
# may come too late, and it is tried again.
ctrl_c() {
  for _ in {1..9}; do
    begin "$@" || continue
    # mpirun takes a second to pass the signal on, and the ranks must not end before it does. A
    # process without mpirun gets the signal at once. Its only child is Open MPI's daemon, which
    # must not be stopped: if the run has just ended, MPI_Finalize waits for the daemon for ever.
    if [ "$ear" != "$run" ]; then
      pkill -STOP -P "$ear" || true
    fi
    kill -INT "$ear" || true
    status=0
    wait "$run" || status=$?
    if [ ! -e run ]; then
      return
    fi
  done
  return 1
}

holds "Ctrl-C on 4 ranks: breaks off" ctrl_c "${four[@]}" "${rate[@]}" puzzles
holds "Ctrl-C on 4 ranks: a status that is not 0" test "$status" -ne 0
holds "Ctrl-C on 4 ranks: goes on" goes_on "chunks are done already" "${four[@]}" "${rate[@]}" puzzles

holds "Ctrl-C on one: breaks off" ctrl_c "${alone[@]}" "${rate[@]}" puzzles
holds "Ctrl-C on one: status 130" test "$status" -eq 130

cp run.journal kept.journal
cp run.parts kept.parts
restored() {
  rm -f run
  cp kept.journal run.journal
  cp kept.parts run.parts
}
holds "Ctrl-C on one: goes on" goes_on "chunks are done already" "${alone[@]}" "${rate[@]}" puzzles

restored
cp puzzles puzzles.right
changed=$((4 * $(awk '/^chunk /{print $2}' run.journal | sort -n | sed -n 1p) + 2))
awk -v changed="$changed" 'NR == changed { $0 = before } { before = $0; print }' puzzles.right >puzzles
holds "a puzzle changed" refused run "begin anew" "${four[@]}" "${rate[@]}" puzzles
cp puzzles.right puzzles
holds "and changed back: goes on" goes_on "chunks are done already" "${four[@]}" "${rate[@]}" puzzles

restored
truncate -s -9 run.journal
holds "the last line cut" goes_on "cut off" "${alone[@]}" "${rate[@]}" puzzles
restored
printf 'chunk 7 input 01 gar\nbage\0\0\0' >>run.journal
holds "garbage in the journal" goes_on "cut off" "${four[@]}" "${rate[@]}" puzzles
restored
truncate -s -1000 run.parts
holds "parts cut short" goes_on "cut off" "${alone[@]}" "${rate[@]}" puzzles
restored
printf damaged | dd of=run.parts bs=1 seek=300 conv=notrunc status=none
holds "a part damaged" goes_on " 1 .*cut off" "${alone[@]}" "${rate[@]}" puzzles
restored
rm run.parts
holds "no parts at all" goes_on "cut off" "${alone[@]}" "${rate[@]}" puzzles
rm -f run run.*
printf 'dokushin-cluster jour' >run.journal
status_of "${alone[@]}" "${rate[@]}" puzzles
holds "a journal that had hardly begun" cmp rated run
rm run
holds "an end without its output" refused run "not there" "${alone[@]}" "${rate[@]}" puzzles
echo 'a diary' >run.journal
echo 'of mine' >>run.journal
holds "another file in the journal's place" refused run "no journal" "${alone[@]}" "${rate[@]}" puzzles

# The first is held, so that it is surely there while the second comes.
holds "a first run" begin "${alone[@]}" "${rate[@]}" puzzles
kill -STOP "$ear"
holds "two at a time on one output" refused run "at work" "${two[@]}" "${rate[@]}" puzzles
kill -CONT "$ear"
wait "$run"
holds "the first of the two does not mind" cmp rated run
cp short.puzzles puzzles
cp short.rated rated

# ---- a full disk ----------------------------------------------------------------------------

# full: told in one line that goes for the rest too, and no output.
full() {
  status_of "${four[@]}" solve --chunk 8 --out "$work/small/run" puzzles
  told "No space left" && [ "$status" -ne 0 ] && [ ! -e "$work/small/run" ]
}

if refusal=$(mount -t tmpfs -o size=32k tmpfs "$work/small" 2>&1); then
  "$program" solve puzzles >solved
  holds "a disk full of parts" full
  mount -o remount,size=60k "$work/small"
  holds "a disk with room for the parts alone" full
  mount -o remount,size=1m "$work/small"
  status_of "${four[@]}" solve --chunk 8 --out "$work/small/run" puzzles
  holds "a disk with room: goes on" cmp solved "$work/small/run"
  holds "a disk with room: no chunk twice" is_once_each "$work/small/run"
else
  echo "skipped: a full disk, since no small one can be made here: $refusal"
fi

# ---- shards ---------------------------------------------------------------------------------

# in_shards COMMAND OPTION...: shards of the cluster and of the program are the same, and
# joined they are the whole.
in_shards() {
  local name=$1 number
  shift
  rm -f [cp][12] [cp][12].*
  "${four[@]}" "$name" --chunk 5 --shard 1/2 --out c1 "$@" || true
  "${alone[@]}" "$name" --chunk 5 --shard 2/2 --out c2 "$@" || true
  for number in 1 2; do
    "$program" "$name" --shard "$number/2" "$@" >"p$number" || true
    cmp "p$number" "c$number" || return
  done
  "$program" join p1 p2 >joined || true
  "$program" join c1 p2 >mixed || true
  "$program" join c2 c1 >cluster || true
  cmp joined mixed && cmp joined cluster
}

joined_is_whole() {
  "$program" "$@" >expected 2>/dev/null || true
  cmp expected joined
}

holds "shards of solve" in_shards solve some loose
holds "shards of solve are the whole" joined_is_whole solve some loose
holds "shards of rate" in_shards rate --json some damaged grids
holds "shards of rate are the whole" joined_is_whole rate --json some damaged grids
"${alone[@]}" solve --shard 1/2 --out shard some 2>noise
holds "another shard to the same output" refused shard "another run" "${alone[@]}" solve --shard 2/2 --out shard some

# ---- what is told ---------------------------------------------------------------------------

# wrong WORDS COMMAND...: told once, and not by each rank; nothing comes of it.
wrong() {
  local words=$1
  shift
  ls >before
  status_of "$@"
  ls >after
  told "$words" && [ "$status" -eq 2 ] && diff before after
}

planned() {
  touch before after
  ls >before
  status_of "${two[@]}" solve --plan --out planned some
  ls >after
  cat said.out said.err
  [ "$status" -eq 0 ] && diff before after && [ ! -s said.err ] &&
    [ "$(grep -c '^all: about' said.out)" -eq 1 ]
}

help_once() {
  "$cluster" rate --help >expected
  status_of "${two[@]}" rate --help
  cmp expected said.out && [ "$status" -eq 0 ]
}

touch before after
holds "an option that is none" wrong "--none" "${two[@]}" rate --none --out wrong some
holds "no output" wrong "--out" "${alone[@]}" rate some
holds "shards of generate are refused" wrong "--shard" "${alone[@]}" generate 20 --seed 3 --shard 1/2 --out wrong
holds "no seed" wrong "--seed" "${two[@]}" generate --out wrong 3
holds "what others found is not known" wrong "--all: is needed" "${alone[@]}" vicinity --out wrong some
holds "no matter of one puzzle" wrong "--unique" "${alone[@]}" canon --unique --out wrong some
holds "no matter of one attempt" wrong "--patterns-game" "${alone[@]}" generate --seed 1 --patterns-game --pattern "$(head -n 1 some)" --out wrong
holds "no command" wrong "a command is expected" "${alone[@]}"
holds "help is told once" help_once
holds "--plan only tells" planned
holds "its man page and completions" "$here/../cli/manual.sh" "$cluster"
holds "they are told where MPI can't start" env OMPI_MCA_pml=none "$cluster" man

finish
