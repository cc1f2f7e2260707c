// What a setter asks: flaws, true candidates, what a puzzle can do without, puzzles that are made, and their one form.
import assert from 'node:assert/strict';
import test from 'node:test';
import { cellIndex, DokushinError, load } from '../dokushin.js';
import { blank, dokushin, example } from './program.mjs';

const engine = await load();

test('why a digit can not stand somewhere', () => {
  const grid = blank(81);
  grid[0] = 5;
  assert.equal(engine.forbids('9x9', grid, 40, 5), null);
  const { house, peer } = engine.forbids('9x9', grid, 8, 5);
  assert.equal(peer, 0);
  assert.equal(engine.shape('9x9').houses[house].name, 'row 1');
});

test('a check shows two solutions and where they differ', () => {
  const { status, grids, differing, flaws } = engine.check('1234341223414...');
  assert.equal(status, 'unique');
  assert.equal(grids.length, 1);
  assert.deepEqual([differing, flaws], [[], []]);
  const several = engine.check(blank(16));
  assert.equal(several.status, 'multiple');
  assert.ok(several.differing.every((cell) => several.grids[0][cell] !== several.grids[1][cell]));
  assert.ok(several.differing.length > 0);
  const wrong = engine.check('11..............');
  assert.equal(wrong.status, 'invalid');
  assert.equal(wrong.flaws[0].text, 'r1c1 and r1c2 are both 1 in row 1');
  assert.deepEqual(wrong.flaws[0].cells, [0, 1]);
});

test('true candidates are those of some solution', () => {
  const hard = engine.trueCandidates(example('hard.txt'));
  assert.ok(hard.complete);
  assert.deepEqual(hard.candidates.flat(), engine.solve(example('hard.txt')).solution);
  const shape = engine.withRules('4x4', 'cage 3 r1c1 r1c2\ncage 7 r2c4 r3c4 r4c4');
  const killer = engine.trueCandidates({ shape, givens: blank(16) });
  assert.ok(killer.complete);
  for (let cell = 0; cell < 16; ++cell) {
    const isTrue = (digit) =>
      engine.count({ shape, givens: blank(16).map((_, at) => (at === cell ? digit : 0)) }, { solutions: 1 })
        .solutions > 0;
    assert.deepEqual(killer.candidates[cell], [1, 2, 3, 4].filter(isTrue));
  }
  assert.deepEqual(engine.trueCandidates('11..............').candidates, blank(16).map(() => []));
  const early = engine.trueCandidates(example('hard.txt'), { nodes: 1, method: 'backtrack' });
  assert.equal(early.complete, false);
});

test('redundant rules are those without which there is still one solution', () => {
  const cage = 'cage 10 r2c1 r2c2 r2c3 r2c4';
  const shape = engine.withRules('4x4', ['sum 4 r1c1', cage]);
  const puzzle = { shape, givens: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 4, 0, 0, 0, 0, 2] };
  assert.deepEqual(engine.redundantRules(puzzle), { rules: [cage], complete: true });
  assert.deepEqual(engine.redundantRules(example('hard.txt')), { rules: [], complete: true });
});

test('candidates are counted by the solutions that have them', () => {
  // The 288 grids of 4×4 have each digit in each cell equally often.
  const all = engine.candidateCounts(blank(16), { solutions: 100 });
  assert.deepEqual(all, { counts: blank(16).map(() => [72, 72, 72, 72]), complete: true });
  assert.deepEqual(engine.candidateCounts(blank(16)).counts[5], [8, 8, 8, 8]);
  assert.equal(engine.candidateCounts(blank(16), { nodes: 1 }).complete, false);
});

test('of a minimal set nothing can go', () => {
  const cage = 'cage 10 r2c1 r2c2 r2c3 r2c4';
  const shape = engine.withRules('4x4', ['sum 4 r1c1', cage]);
  const solved = [4, 1, 2, 3, 2, 3, 4, 1, 1, 2, 3, 4, 3, 4, 1, 2];
  for (const seed of [1, 2, 3]) {
    const { puzzle, rules, complete } = engine.minimalSet({ shape, givens: solved }, { seed });
    assert.ok(complete && !rules.includes(cage));
    assert.deepEqual(engine.check(puzzle, { minimal: true }).redundant, []);
    assert.deepEqual(engine.redundantRules(puzzle).rules, []);
  }
  const kept = engine.minimalSet({ shape, givens: solved }, { take: 'givens' });
  assert.equal(kept.rules.length, 2);
  assert.deepEqual(engine.minimalSet({ shape, givens: solved }, { take: 'rules' }).rules, []);
  assert.throws(() => engine.minimalSet(blank(16)), /without exactly one solution/);
  assert.throws(() => engine.minimalSet(solved, { take: 'rule' }), /take rule/);
});

test('generated puzzles are proper, minimal, as wished for, and of their seed', () => {
  const wish = { seed: 7, symmetry: '180', rating: [1.2, 2.5] };
  const { puzzle, solution, attempts, next } = engine.generate(wish);
  assert.equal(attempts, next);
  assert.equal(engine.solve(puzzle).status, 'unique');
  assert.deepEqual(engine.solve(puzzle).solution, solution);
  const given = (cell) => puzzle.givens[cell] !== 0;
  assert.ok(puzzle.givens.every((_, cell) => given(cell) === given(80 - cell)));
  const { rating } = engine.rate(puzzle).hardest;
  assert.ok(rating >= 1.2 && rating <= 2.5);
  assert.deepEqual(engine.generate(wish).puzzle, puzzle);
  const lines = dokushin(['generate', '3', '--seed', '1']).trim().split('\n');
  let first = 0;
  for (const line of lines) {
    const made = engine.generate({ seed: 1, first });
    assert.equal(engine.format(made.puzzle), line.split(/\s/)[0]);
    first = made.next;
  }
  assert.equal(engine.generate({ attempts: 3, rating: [11, 12] }).puzzle, null);
  assert.throws(() => engine.generate({ givens: 90 }), DokushinError);
});

test('rules are laid as wished for, and leave one solution', () => {
  assert.equal(engine.ruleKinds()[0], 'killer');
  assert.ok(engine.ruleKinds().includes('little-killer'));
  const wish = { ruleKinds: ['killer'], cagesInBoxes: true, cageCells: [2, 4], givens: 0, level: 'medium', seed: 5 };
  const { puzzle, solution, fates } = engine.generate(wish);
  const { rules, regions } = engine.shape(puzzle.shape);
  assert.ok(rules.length > 15 && fates.good === 1);
  for (const rule of rules) {
    const cells = rule.match(/r\dc\d/g).map((name) => cellIndex(name, 9));
    assert.ok(rule.startsWith('cage ') && cells.length >= 2 && cells.length <= 4, rule);
    assert.equal(new Set(cells.map((cell) => regions[cell])).size, 1);
  }
  assert.deepEqual(puzzle.givens, blank(81));
  const found = engine.solve(puzzle, { solutions: 2 });
  assert.deepEqual([found.status, found.solution], ['unique', solution]);
  assert.deepEqual(engine.generate(wish).puzzle, puzzle);
  const told = dokushin(['generate', '--rule-kinds', 'killer', '--cages-in-boxes', '--cage-cells', '2..4', '--givens', '0', '--level', 'medium', '--seed', '5']);
  assert.equal(engine.parse(told).shape, puzzle.shape);
});

test('so many rules of several kinds, none of which could go', () => {
  const wish = { ruleKinds: ['arrow:3..4', 'kropki:10%'], ruleSymmetry: 'none', seed: 1 };
  const kindsOf = ({ puzzle }) => engine.shape(puzzle.shape).rules.map((rule) => rule.split(' ')[0]);
  const kinds = kindsOf(engine.generate(wish));
  const arrows = kinds.filter((kind) => kind === 'arrow').length;
  assert.ok(arrows === 3 || arrows === 4);
  // A tenth of the 144 edges.
  assert.equal(kinds.filter((kind) => kind === 'difference' || kind === 'ratio').length, 14);
  const { puzzle } = engine.generate({ ruleKinds: ['kropki'], minimalRules: true, ruleSymmetry: 'none', seed: 2 });
  assert.equal(engine.solve(puzzle).status, 'unique');
  assert.deepEqual(engine.redundantRules(puzzle).rules, []);
  for (const wrong of [{ ruleKinds: ['kiler'] }, { ruleKinds: ['killer:0'] }, { ruleKinds: ['killer'], cageCells: [9, 2] },
    { ruleKinds: ['killer'], ruleSymmetry: 'round' }, { ruleKinds: ['killer'], pattern: '1'.repeat(81) }]) {
    assert.throws(() => engine.generate(wrong), DokushinError);
  }
});

test('morphed puzzles have one form, and the transform that leads from one to the other', () => {
  const puzzle = engine.parse(example('hard.txt'));
  const image = engine.morph(puzzle, { seed: 3 });
  assert.deepEqual(engine.canonical(image).form, engine.canonical(puzzle).form);
  assert.ok(engine.equivalent(puzzle, image));
  assert.equal(engine.equivalent(puzzle, example('easy.txt')), null);
});
