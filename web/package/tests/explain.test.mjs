// Hints, paths, their steps as they are found, techniques of one's own choice, and ratings.
import assert from 'node:assert/strict';
import test from 'node:test';
import { cellIndex, connect, DokushinError, load } from '../dokushin.js';
import { blank, dokushin, example, objects } from './program.mjs';

const engine = await load();
const hard = example('hard.txt').trim().split('\n').at(-1);
// It needs forcing chains.
const chained = '..3......4...8..36..8...1...4..6..73...9..........2..5..4.7..686........7..6..5..';

test('a path reports each step as it is found, in this thread and from a worker', async () => {
  const here = [];
  const explained = engine.explain(hard, { onProgress: (step) => here.push(step) });
  assert.deepEqual(here, explained.steps);
  const worker = await connect();
  try {
    const there = [];
    const path = await worker.explain(hard, { onProgress: (step) => there.push(step) });
    assert.deepEqual(there, path.steps);
    assert.deepEqual(path, explained);
  } finally {
    worker.close();
  }
});

test('a universal order has singles and chains alone, as the program prints them, from any position', async () => {
  const berthier = '1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56.841.....7..3...'; // cbg-000 #2862
  for (const [order, rating] of [['universal', 7], ['gw', 2], ['b', 6], ['gb', 2]]) {
    const printed = objects(dokushin(['explain', '--order', order, '--json', berthier]));
    const { steps, solved } = engine.explain(berthier, { order });
    assert.ok(solved);
    assert.equal(Math.max(...steps.map(({ length }) => length)), rating);
    const chains = (some) => some.filter(({ length }) => length > 0).map(({ notation }) => notation);
    assert.deepEqual(chains(steps), chains(printed));
    // The position before a step leads to the same step.
    const { before, ...chain } = steps.find(({ length }) => length > 1);
    const hinted = engine.hint({ shape: '9x9', givens: before.digits, candidates: before.candidates }, { order });
    assert.equal(hinted.step.notation, chain.notation);
    assert.deepEqual([chain.rating, chain.hodoku], [null, null]);
  }
  // T&E(3), by D. Berthier's lists: no whip gets through.
  const loki = '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..';
  assert.equal(engine.explain(loki, { order: 'w' }).solved, false);
  assert.throws(() => engine.hint(berthier, { order: 'w', hardest: 'x-wing' }), { code: 'bad_argument' });
  assert.throws(() => engine.hint(berthier, { order: 'ww' }), { code: 'bad_argument' });
});

test('with techniques of one\'s own no other is used, in their order', () => {
  const singles = ['naked-single', 'hidden-single'];
  const { steps } = engine.explain(hard, { techniques: singles });
  assert.ok(steps.length > 0);
  assert.ok(steps.every(({ technique }) => singles.includes(technique)));
  // The order that is asked for: whatever a naked single gives comes before any hidden single.
  for (const { technique, before } of steps) {
    const open = before.digits.flatMap((digit, cell) => (digit ? [] : [before.candidates[cell].length]));
    assert.equal(technique === 'naked-single', open.includes(1));
  }
  assert.equal(engine.hint(hard, { techniques: ['sk-loop'] }).step, null);
  assert.throws(() => engine.hint(hard, { techniques: ['no-such-technique'] }), { name: 'DokushinError' });
});

test('the links of chains name their parents, a line of the text each', () => {
  const steps = engine.explain(chained).steps.filter(({ chains }) => chains.length > 0);
  assert.ok(steps.length > 0);
  for (const { chains, text, arrows } of steps) {
    const links = chains.flat();
    assert.equal(text.split('\n').filter((line) => line.trim()).length, 1 + links.length);
    assert.equal(links.reduce((sum, { parents }) => sum + parents.length, 0), arrows.length);
  }
});

test('a rating gives up when its time is over, and says so', () => {
  const hard = '....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362...';
  const { gaveUp, hodoku } = engine.rate(hard, { hodoku: true, time: 1e-6 });
  assert.deepEqual([gaveUp, hodoku.gaveUp], [true, true]);
  assert.equal(engine.rate(hard, { time: 600 }).gaveUp, false);
  assert.throws(() => engine.rate(hard, { time: -1 }), DokushinError);
});

test('a hint is the object that the program prints, in three languages', () => {
  for (const language of ['en', 'ja', 'zh']) {
    for (const file of ['easy.txt', 'hard.txt', 'sudoku-x.txt']) {
      const shape = file === 'sudoku-x.txt' ? ['--shape', '9x9+diagonals'] : [];
      const [line] = objects(dokushin(['hint', '--json', '--lang', language, ...shape, '-'], example(file)));
      const { puzzle } = engine.parseAll(example(file), shape[1] ? { shape: shape[1] } : {})[0];
      const { steps: _steps, ...theirs } = line;
      const { step: mine, solved, gaveUp } = engine.hint(puzzle, { language });
      assert.ok(!solved && !gaveUp);
      for (const key of Object.keys(mine)) assert.deepEqual(mine[key], theirs[key], `${file} ${key}`);
    }
  }
});

test('a hint says where to look in cells or digits, too', () => {
  const of = (puzzle, options) => engine.hint(puzzle, options).step;
  const { look, where } = of(example('hard.txt'));
  const box = where.match(/box (\d)/)[1] - 1;
  const { houses } = engine.shape('9x9');
  assert.deepEqual(look.cells.map((name) => cellIndex(name, 9)), houses[18 + box].cells);
  assert.deepEqual(look.digits, []);
  // Without singles, pairs and what else a house shows, the first step is about a digit.
  const chains = '38......7.....2.43.7.6....5..1.5..8....2.1....4..6.2..4....9.3.92.7.....8......52';
  const { steps } = engine.explain(chains);
  const fish = steps.find(({ look: { digits } }) => digits.length > 0);
  assert.deepEqual(fish.look, { cells: [], digits: fish.digits });
  assert.match(fish.where, new RegExp(`candidates of ${fish.digits[0]}`));
});

test('a hint tells the end from a search that was given up', () => {
  const { solution } = engine.solve(example('hard.txt'));
  assert.deepEqual(engine.hint(solution), { step: null, solved: true, gaveUp: false });
  assert.deepEqual(engine.hint(blank(16)), { step: null, solved: false, gaveUp: false });
  // Behind the easy steps of a hard one nothing is found within a microsecond.
  const hard = '38......7.....2.43.7.6....5..1.5..8....2.1....4..6.2..4....9.3.92.7.....8......52';
  const { grid } = engine.explain(hard, { hardest: 'naked-single' });
  assert.deepEqual(engine.hint(grid, { time: 0.000001 }), { step: null, solved: false, gaveUp: true });
});

test('the whole path ends in the solution, and each step tells what stood before it', () => {
  const { steps, solved, grid } = engine.explain(example('easy.txt'));
  assert.ok(solved);
  assert.deepEqual(grid, engine.solve(example('easy.txt')).solution);
  const position = [...steps[0].before.digits];
  for (const step of steps) {
    assert.deepEqual(step.before.digits, position);
    for (const { cell, digit } of step.placements) position[cellIndex(cell, 9)] = digit;
  }
  assert.deepEqual(position, grid);
});
