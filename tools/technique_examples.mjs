// Finds the example positions of each technique that the page's part "Learn" shows.
//   node tools/technique_examples.mjs [--seed N] [--minutes M] [--only KEY,…] [--out FILE]
// The engine (web/package/dokushin.wasm) makes puzzles and walks through them in the three orders. Each step on the way is
// a candidate for its technique; techniques that are seldom the next one are also looked for by name. Then positions are
// made simpler: a further digit of the solution is given, and easier techniques are applied again. A position is better,
// the fewer cells are open, the fewer easier steps and other instances of the technique there are, the fewer cells and
// arrows its step has, and the shorter its text is (technique_examples/judge.mjs).
//
// FILE (web/page/src/learn/examples.ts) gets its parts in the folder beside it that has its name: up to four positions a
// technique, each of another solution. What they hold already is where the search starts: a run improves or keeps it, and
// keeps a comment above a position, which names its source if this search did not make it. A position with a comment behind
// it stays: the page needs it for that purpose. Techniques that `--only` does not name stay as they are. A run with another
// seed looks at other puzzles. The same seed makes the same puzzles and choices as long as nothing is given up for its time:
// a position in which the engine looks for longer than `slowest` is left out, since tests look for the technique in each.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from '../web/package/dokushin.js';
import { atLeast, cellsOf, judged, openIn, ordersOf } from './technique_examples/judge.mjs';
import { readParts, writeParts } from './technique_examples/parts.mjs';
import { read, textOf, walk, withDigit } from './technique_examples/positions.mjs';
import { skLoops } from './technique_examples/sk_loops.mjs';
import { made, random } from './technique_examples/sources.mjs';

const text = { type: 'string' };
const { values: options } = parseArgs({ options: { seed: text, minutes: text, only: text, out: text } });
const out = options.out ?? fileURLToPath(new URL('../web/page/src/learn/examples.ts', import.meta.url));
const seed = Number(options.seed ?? 1);
const end = Date.now() + 60_000 * Number(options.minutes ?? 10);

/** Examples a technique. The second and later ones may be so much worse than the first. */
const most = 4;
const range = 30;
/** Seconds. */
const slowest = 0.15;
const slow = /mutant|franken|leviathan|whale|squirmbag|dynamic|kraken|grouped|death|template/;

const engine = await load();
const orders = ['explainer', 'hodoku', 'sukaku'];
const chance = random(seed);
const all = engine.techniques().map(({ key }) => key);
const wanted = options.only?.split(',') ?? all;
const unknown = wanted.filter((key) => !all.includes(key));
if (unknown.length) throw new Error(`no such technique: ${unknown}`);

const best = new Map(all.map((key) => [key, []]));
const counts = { puzzles: 0, positions: 0, looked: 0, better: 0 };
const worst = (technique) => (best.get(technique).length < most ? Infinity : best.get(technique).at(-1).score);
const pick = (list) => list[Math.floor(chance() * list.length)];

/** Takes an example up if it is better than what there is. */
function keep(example, source, purpose) {
  const its = best.get(example.technique);
  const same = its.find((one) => one.solution === example.solution && !one.purpose);
  if (!purpose && (same ? same.score <= example.score : example.score >= worst(example.technique))) return false;
  const others = its.filter((one) => one !== same);
  const sorted = [...others, { ...example, source: source ?? same?.source, purpose }].sort((a, b) => a.score - b.score);
  const stay = sorted.filter((one) => one.purpose);
  const good = sorted.filter((one) => !one.purpose && one.score <= sorted[0].score + range).slice(0, most - stay.length);
  best.set(example.technique, [...good, ...stay]);
  counts.better++;
  return true;
}

function offer(technique, position) {
  counts.looked++;
  // The first example of a technique may be slow.
  const seconds = best.get(technique).length ? slowest : 2 * slowest;
  const example = judged(engine, technique, position, textOf(engine, position), { limit: worst(technique), seconds });
  return example !== null && keep(example);
}

/** Cells that are given besides a puzzle's own: some by chance, or all but those of a few digits, which is plain for fish. */
function furtherOf(start, solution, number) {
  const free = start.digits.flatMap((digit, cell) => (digit ? [] : [cell]));
  if (number % 2 === 0) return free.filter(() => chance() < number / 20);
  const kept = new Set(Array.from({ length: 2 + Math.floor(chance() * 4) }, () => 1 + Math.floor(chance() * 9)));
  return free.filter((cell) => !kept.has(solution[cell]));
}

/** Offers each step of the paths of a puzzle and of simpler ones; some positions of them are looked at by name. */
function search(puzzle) {
  counts.puzzles++;
  const start = read(engine, engine.format(puzzle));
  const { solution } = engine.solve(puzzle);
  for (let number = 0; number < 12; number++) {
    let position = start;
    // An avoidable rectangle needs digits that are not given.
    const isGiven = chance() < 0.5;
    for (const cell of furtherOf(start, solution, number)) position = withDigit(position, cell, solution[cell], isGiven);
    const path = walk(engine, position, { order: pick(orders), time: 2 });
    counts.positions += path.length;
    for (const { position: its, step } of path) {
      if (step && wanted.includes(step.technique) && atLeast(its.digits, step) < worst(step.technique) - 6) offer(step.technique, its);
    }
    const hard = path.filter(({ step }) => step && step.hodoku.points >= 50);
    for (const its of [path[0], pick(path), ...hard.filter(() => chance() < 6 / hard.length)]) byName(its.position);
  }
  for (let trials = 0; trials < 6; trials++) byName(largeFishIn(start, solution));
}

/** A position for large fish: few digits are open, one of them almost everywhere, and some of its candidates are gone. */
function largeFishIn(start, solution) {
  const rare = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => start.digits.filter((its) => its === digit).length <= 2);
  const main = pick(rare.length ? rare : [1]);
  const kept = [main, 1 + Math.floor(chance() * 9), 1 + Math.floor(chance() * 9)];
  let position = start;
  for (const [cell, digit] of solution.entries()) {
    if (!start.digits[cell] && !kept.includes(digit)) position = withDigit(position, cell, digit);
  }
  return without(position, solution, main, chance() * 0.6);
}

/** The position in which some wrong candidates of a digit are gone, each with a probability; none in the cells named. */
function without(position, solution, digit, probability, but = []) {
  const goes = (cell) => Number(solution[cell]) !== digit && !but.includes(cell) && chance() < probability;
  return { ...position, candidates: position.candidates.map((its, cell) => (its.includes(digit) && goes(cell) ? its.filter((other) => other !== digit) : its)) };
}

/** Looks for the techniques with the fewest examples in a position; seldom for those that take long. */
function byName(position) {
  const open = openIn(position.digits);
  if (open === 0) return;
  const few = [...wanted].sort((a, b) => best.get(a).length - best.get(b).length || chance() - 0.5).slice(0, 20);
  for (const technique of few) {
    if (!slow.test(technique) || (open <= 36 && chance() < 0.2)) offer(technique, position);
  }
}

/** The techniques that are applied before a technique is looked for that is not the next one of an order. */
const closures = [null, 'naked-single', 'claiming', 'naked-triple', 'hidden-quad', 'xyz-wing', 'unique-rectangle-4', 'bug-4'];

/** Gives a further digit beside the step's cells, and applies easier techniques. Answers whether that is better. */
function simplify(example) {
  const { technique, step } = example;
  const position = read(engine, example.text);
  const busy = cellsOf(step);
  const free = position.digits.flatMap((digit, cell) => (digit || busy.includes(cell) ? [] : [cell]));
  let next = position;
  for (let more = Math.min(free.length, Math.floor(chance() * 3)); more > 0; more--) {
    const cell = pick(free.filter((its) => !next.digits[its]));
    next = withDigit(next, cell, Number(example.solution[cell]), !technique.startsWith('avoidable'));
  }
  if (slow.test(technique) && step.digits.length === 1) next = without(next, example.solution, step.digits[0], chance() * 0.4, busy);
  const order = pick(ordersOf(technique));
  if (order && chance() < 0.8) {
    const passed = walk(engine, next, { order, hardest: technique, time: 1 }).filter((one) => one.step?.technique === technique);
    return passed.some((one) => atLeast(one.position.digits, one.step) < example.score - 6 && offer(technique, one.position));
  }
  const hardest = pick(closures);
  return offer(technique, hardest ? walk(engine, next, { order: 'explainer', hardest, time: 1 }).at(-1).position : next);
}

function report(round) {
  const lacking = wanted.filter((key) => best.get(key).length === 0);
  const scores = wanted.map((key) => best.get(key)).filter((its) => its.length).map(([{ score }]) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  console.log(`round ${round}: ${JSON.stringify(counts)}, mean of the best ${mean.toFixed(1)}, without: ${lacking.join(' ') || 'none'}`);
  writeParts(out, best);
}

for (const [technique, its, source, purpose] of readParts(out)) {
  if (all.includes(technique) && !wanted.includes(technique)) {
    best.get(technique).push({ technique, text: its, source, purpose, solution: its, score: 0 });
    continue;
  }
  const example = all.includes(technique) ? judged(engine, technique, read(engine, its), its, { limit: Infinity, seconds: 5 }) : null;
  if (example) keep(example, source, purpose);
  else console.log(`no longer an example of ${technique}: ${its}`);
}
const loops = skLoops(engine, pick, seed);
let told = Date.now();
let round = 0;
for (; Date.now() < end; round++) {
  const fewest = Math.min(...wanted.map((key) => best.get(key).length));
  const puzzle = made(engine, seed, round, pick(wanted.filter((key) => best.get(key).length === fewest)));
  if (puzzle) search(puzzle);
  if (wanted.includes('sk-loop') && round % 10 === 0) offer('sk-loop', loops.next().value.fullest);
  for (let trials = 0; trials < 60 && Date.now() < end; trials++) {
    const its = best.get(pick(wanted));
    if (its.length) simplify(pick(its));
  }
  if (Date.now() - told > 60_000) {
    told = Date.now();
    report(round);
  }
}
report(round);
