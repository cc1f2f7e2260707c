// Finds the example positions of techniques by rules (cages, lines, clues) that the page's part "Learn" shows.
//   node tools/rule_examples.mjs [--seed N] [--minutes M] [--only KEY,…] [--out FILE]
// A grid of the engine's gets a rule or a few that it satisfies, and givens until the puzzle has one solution. A position is
// better, the fewer cells are open, the fewer instances of the technique and easier steps there are, the fewer rules, and the
// shorter the step's text. FILE (web/page/src/learn/examples.ts) gets up to three positions a technique; those of other techniques stay as they are.
// The same seed and number of rounds make the same positions.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from '../web/package/dokushin.js';
import { readParts, writeParts } from './technique_examples/parts.mjs';
import { rulesFor } from './technique_examples/rules.mjs';
import { random } from './technique_examples/sources.mjs';

const text = { type: 'string' };
const { values: options } = parseArgs({ options: { seed: text, minutes: text, only: text, out: text } });
const out = options.out ?? fileURLToPath(new URL('../web/page/src/learn/examples.ts', import.meta.url));
const end = Date.now() + 60_000 * Number(options.minutes ?? 5);
const chance = random(Number(options.seed ?? 1));
const engine = await load();
const most = 3;
const singles = ['last-digit', 'hidden-single', 'naked-single'];

const keys = engine.techniques().map(({ key }) => key);
const ofRules = keys.filter((key) => /^cage|^innies|^outies|-rule$|^rule-|^combined-sums$/.test(key));
const wanted = options.only?.split(',') ?? ofRules;
const unknown = wanted.filter((key) => !ofRules.includes(key));
if (unknown.length) throw new Error(`no technique by rules: ${unknown}`);
const best = new Map(keys.map((key) => [key, []]));
for (const [key, its, source, purpose] of readParts(out)) if (!wanted.includes(key)) best.get(key)?.push({ text: its, source, purpose });

/** The givens of a solution: most cells far from the rules, few of those that they concern. */
function givensOf(solution, concerned) {
  const share = 0.2 + 0.4 * chance();
  return solution.map((digit, cell) => (chance() < (concerned.has(cell) ? 0.1 : share) ? digit : 0));
}

function offer(key, solution, { shape, cells, count }) {
  const givens = givensOf(solution, cells);
  const puzzle = { shape, givens };
  const steps = engine.hints(puzzle, key, { time: 1 });
  if (!steps.length || engine.solve(puzzle).status !== 'unique') return;
  const [step] = steps;
  // A contradiction of houses alone is another technique.
  if (key === 'rule-contradiction' && !step.chains[0].some(({ because }) => because.includes('('))) return;
  const open = givens.filter((digit) => !digit).length;
  // A player would take the easier step first.
  const next = engine.hint(puzzle, { order: 'hodoku', time: 1 }).step;
  const easier = next.technique === key ? 0 : singles.includes(next.technique) ? 30 : 12;
  const score = open + easier + 4 * Math.min(steps.length, 8) + 6 * count + step.text.length / 12;
  const its = best.get(key);
  const line = JSON.stringify({ puzzle: givens.map((digit) => digit || '.').join(''), shape });
  const others = its.filter((one) => one.solution !== solution.join(''));
  const same = its.find((one) => one.solution === solution.join(''));
  if (same && same.score <= score) return;
  best.set(key, [...others, { text: line, score, solution: solution.join('') }].sort((a, b) => a.score - b.score).slice(0, most));
}

let rounds = 0;
for (; Date.now() < end; rounds++) {
  const { puzzle } = engine.generate({ shape: '9x9', seed: rounds + 1000 * Number(options.seed ?? 1), attempts: 20, minimal: false });
  if (!puzzle) continue;
  const { solution } = engine.solve(puzzle);
  for (const key of wanted) {
    const rules = rulesFor(key, solution, chance);
    if (!rules) continue;
    for (let trial = 0; trial < 3; trial++) offer(key, solution, rules);
  }
}
writeParts(out, best);
console.log(`${rounds} rounds; ${wanted.map((key) => `${key} ${best.get(key).length}`).join(', ')}`);
