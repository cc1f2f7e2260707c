// `dokushin` against Interactive Sudoku Solver (https://github.com/sigh/Interactive-Sudoku-Solver)
// on the puzzles of its own collections: one thread each, text in, uniqueness proved, set by set
// in one run. Times are of reading, building and solving; of three rounds the least counts, so long
// as all take less than a second.
//   node bench/iss.mjs CHECKOUT [--seconds N] [--candidates] [--json FILE] [SET…]
// CHECKOUT is a clone of ISS; a set is a list of its data/collections.js, or a group of examples
// there (without one: all that stand in `usual`); N (60) ends a puzzle's solving. With --candidates the
// true candidates are found, which ISS calls all possibilities.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const root = new URL('../', import.meta.url).pathname;
const program = `${root}build/release/bench/dokushin_variant_times`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    candidates: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const checkout = positionals.shift();
if (!checkout || !(Number(values.seconds) > 0)) {
  console.error('usage: node bench/iss.mjs CHECKOUT [--seconds N] [--json FILE] [SET...]');
  process.exit(2);
}
const seconds = Number(values.seconds);
const usual = [
  'TAREK_ALL', 'EXTREME_KILLERS', 'MATHEMAGIC_KILLERS', 'HS_KILLERS', 'HARD_RENBAN',
  'HARD_THERMOS', 'LITTLE_KILLER_SNIPES', 'DISPLAYED_EXAMPLES', 'EXAMPLE_OTHER_VARIANTS',
  'EXAMPLE_LONG_SUMS', 'EXAMPLE_SNIPES', 'EXAMPLE_SLOW_CASES', 'EXAMPLE_EXTREME_KILLERS',
  'EXAMPLE_HARD_BENCHMARKS', 'EXAMPLE_16X16', 'EXAMPLE_OTHER_SHAPES',
  'EXAMPLE_NON_RECTANGULAR_GRIDS', 'EXAMPLE_NON_STANDARD_NUM_VALUES', 'EXAMPLE_OR',
  'EXAMPLE_ZERO_INDEXED', 'EXAMPLE_EXTRA_VARIABLES',
];

const of = (path) => import(pathToFileURL(join(resolve(checkout), path)).href);
const analysis = await of('tools/lib/solver_analysis.js');
const examples = await of('data/example_puzzles.js');
const collections = await of('data/collections.js');
const builder = await of('js/solver/sudoku_builder.js');
const parser = await of('js/sudoku_parser.js');

// The groups of examples are not exported: a puzzle is of the group whose list it stands in.
const source = readFileSync(join(checkout, 'data/collections.js'), 'utf8');
const headings = [...source.matchAll(/^(?:export )?const ([A-Z0-9_]+) = /gm)];
const group = ({ input }) => {
  const at = source.indexOf(input);
  return at < 0 ? undefined : headings.findLast((heading) => heading.index < at)?.[1];
};

const examplesOf = (set) => collections.EXAMPLES.filter((puzzle) => group(puzzle) === set);

/** A constraint string on one line, since white space means nothing in it. */
const onOneLine = (text) => (text.trim().startsWith('.') ? text.replace(/\s+/g, '') : text);

/** The puzzles of a set, with texts in place of the scripts that make some of them. */
async function puzzlesOf(set) {
  const list = collections[set] ?? examples[set] ??
    examplesOf(set);
  if (!Array.isArray(list) || list.length === 0) {
    console.error(`${set} is no set of ${checkout}`);
    process.exit(2);
  }
  const resolved = list.map((entry, at) => {
    const puzzle = list.configFor ? list.configFor(entry) : examples.resolvePuzzleConfig(entry);
    return { name: puzzle.name && puzzle.name !== puzzle.input ? puzzle.name : `#${at + 1}`, input: puzzle.input };
  });
  const texts = await analysis.materializePuzzles(resolved);
  return texts.map(({ name, input }) => ({ name, input: onOneLine(typeof input === 'function' ? input() : input) }));
}

function statusOf(puzzle, stopInTime) {
  const result = analysis.runSolve(puzzle, { maxSolutions: 2 }, stopInTime);
  return result.counters.solutions === 0 ? 'none' : result.status;
}

/** Returns the number of true candidates. */
function candidatesOf(puzzle, stopInTime) {
  const solver = builder.SudokuBuilder.build(
    builder.SudokuBuilder.resolveConstraint(parser.SudokuParser.parseText(puzzle.input)));
  stopInTime(solver);
  const counts = solver.solveAllPossibilities(1);
  return String(Array.from(counts ?? []).filter((count) => count > 0).length);
}

/** What ISS needs once, in milliseconds, and the status that it finds. */
function timeOnce(puzzle) {
  const start = performance.now();
  const ends = start + seconds * 1000;
  const stopInTime = (solver) =>
    solver.setProgressCallback(() => {
      if (performance.now() > ends) throw new Error('given-up');
    }, 12);
  try {
    const status = values.candidates ? candidatesOf(puzzle, stopInTime) : statusOf(puzzle, stopInTime);
    return { status, ms: performance.now() - start };
  } catch (error) {
    const status = error.message === 'given-up' ? 'given-up' : 'refused';
    return { status, message: error.message, ms: performance.now() - start };
  }
}

function timeIss(puzzle) {
  const least = timeOnce(puzzle);
  for (let round = 1; round < 3 && least.ms < 1000; ++round) {
    least.ms = Math.min(least.ms, timeOnce(puzzle).ms);
  }
  return least;
}

function timeOurs(puzzles, folder) {
  const file = join(folder, 'puzzles.json');
  writeFileSync(file, JSON.stringify(puzzles.map(({ input }) => input)));
  const out = execFileSync(program, ['--seconds', String(seconds), ...(values.candidates ? ['--candidates'] : []), file], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return out.trimEnd().split('\n').map((line) => {
    const [status, read, solve, nodes] = line.split(' ');
    return status === 'refused'
      ? { status, message: line.slice('refused '.length), ms: 0 }
      : { status, ms: Number(read) + Number(solve), read: Number(read), nodes: Number(nodes) };
  });
}

const isAnswer = ({ status }) => ['unique', 'multiple', 'none', 'invalid'].includes(status) || /^\d+$/.test(status);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const rows = [];
const cells = (...texts) => console.log(`| ${texts.join(' | ')} |`);

/** A row of the table: sums and medians are of the puzzles that both answer. */
function report(set, puzzles) {
  const both = puzzles.filter(({ iss, ours }) => isAnswer(iss) && isAnswer(ours));
  for (const { name, iss, ours } of both) {
    if (iss.status !== ours.status) console.error(`${set}, ${name}: ISS says ${iss.status}, dokushin ${ours.status}`);
  }
  const theirs = sum(both.map(({ iss }) => iss.ms));
  const mine = sum(both.map(({ ours }) => ours.ms));
  const only = (which, other) => puzzles.filter((p) => isAnswer(p[which]) && !isAnswer(p[other]));
  for (const { name, ours } of only('iss', 'ours')) console.error(`${set}, ${name}: ISS only; dokushin ${ours.message ?? ours.status}`);
  cells(set, puzzles.length, (theirs / mine).toFixed(1),
        median(both.map(({ iss, ours }) => iss.ms / ours.ms)).toFixed(1),
        median(both.map(({ ours }) => ours.ms)).toFixed(2),
        both.filter(({ iss, ours }) => ours.ms > iss.ms).length,
        only('ours', 'iss').length, only('iss', 'ours').length);
}

const folder = mkdtempSync(join(tmpdir(), 'iss-'));
try {
  cells('set', 'puzzles', 'ISS ÷ dokushin, sum', 'median', 'dokushin, median ms', 'slower than ISS', 'dokushin alone', 'ISS alone');
  cells(...Array(8).fill('---'));
  for (const set of positionals.length ? positionals : usual) {
    const puzzles = await puzzlesOf(set);
    const ours = timeOurs(puzzles, folder);
    const timed = puzzles.map((puzzle, at) => ({ set, ...puzzle, iss: timeIss(puzzle), ours: ours[at] }));
    report(set, timed);
    rows.push(...timed);
  }
} finally {
  rmSync(folder, { recursive: true });
  if (values.json) writeFileSync(values.json, JSON.stringify(rows, null, 1));
}
