// Searches and their answers against facts, and against the command-line program on 1,000 puzzles.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { cellIndex, cellName, load } from '../dokushin.js';
import { blank, dokushin, example, objects, root } from './program.mjs';

const engine = await load();

test('a puzzle is solved, and proved to have one solution', () => {
  const { status, solution } = engine.solve(example('hard.txt'));
  assert.equal(status, 'unique');
  assert.match(solution.join(''), /^543817926/);
  assert.ok(engine.isSolution(example('hard.txt'), solution));
});

test('there are 288 grids of 4×4 and 28,200,960 of 2×3', () => {
  assert.equal(engine.count({ shape: '4x4', givens: blank(16) }).solutions, 288);
  assert.equal(engine.enumerate(blank(16), { solutions: 1000 }).length, 288);
  assert.equal(engine.countExactly({ shape: '2x3', givens: blank(36) }).solutions, '28200960');
});

test('a random solution is one of the solutions', () => {
  const puzzle = { shape: engine.withRules('4x4', 'cage 3 r1c1 r1c2'), givens: blank(16) };
  const all = engine.enumerate(puzzle, { solutions: 100 }).map(String);
  const found = Array.from({ length: 20 }, (_, seed) => engine.randomSolution(puzzle, { seed }));
  assert.ok(found.every(({ solution, ended }) => all.includes(String(solution)) && ended === 'exhausted'));
  assert.ok(new Set(found.map(({ solution }) => String(solution))).size > 10);
  assert.ok(engine.isSolution(puzzle, engine.randomSolution(puzzle).solution));
  assert.equal(engine.randomSolution({ ...puzzle, givens: [4, ...blank(15)] }).solution, null);
});

test('1,000 puzzles have the answers of the program', () => {
  const lines = dokushin(['generate', '1000', '--seed', '20261122']).trim().split('\n');
  const puzzles = lines.map((line) => line.slice(0, 81));
  const text = puzzles.join('\n') + '\n';
  const solved = objects(dokushin(['solve', '--json', '--method', 'search', '-'], text));
  const rated = objects(dokushin(['rate', '--json', '-'], text));
  const canonical = objects(dokushin(['canon', '--json', '-'], text));
  const many = engine.solveMany(puzzles);
  const manyRated = engine.rateMany(puzzles);
  const manyForms = engine.canonicalMany(puzzles);
  puzzles.forEach((puzzle, i) => {
    const mine = engine.solve(puzzle, { method: 'search' });
    assert.equal(mine.solution.join(''), solved[i].solution);
    assert.equal(mine.nodes, solved[i].nodes);
    assert.equal(many[i].solution, solved[i].solution);
    const rating = engine.rate(puzzle);
    const { hardest, pearl, diamond } = rating;
    assert.deepEqual(manyRated[i], { status: 'unique', rating });
    assert.deepEqual([hardest.rating, pearl.rating, diamond.rating],
                     [rated[i].er, rated[i].ep, rated[i].ed], puzzle);
    assert.equal(hardest.technique, rated[i].er_technique);
    const { form, automorphisms } = engine.canonical(puzzle);
    assert.equal(form.map((digit) => digit || '.').join(''), canonical[i].form);
    assert.deepEqual(manyForms[i], { status: 'ok', form: canonical[i].form, automorphisms });
  });
});

test('of many puzzles those that are wrong, or have not one solution, have answers of their own', () => {
  const hard = example('hard.txt').match(/[0-9.]{81}/)[0];
  const lines = [hard, '123', hard + '.', '.'.repeat(81), '11' + '.'.repeat(79), 'x' + hard.slice(1), 'Ａ'.repeat(81), hard];
  const statuses = (answers) => answers.map(({ status }) => status);
  const few = ['unique', 'invalid', 'invalid', 'multiple', 'invalid', 'invalid', 'invalid', 'unique'];
  assert.deepEqual(statuses(engine.solveMany(lines)), few);
  const rated = engine.rateMany(lines, { hodoku: true });
  assert.deepEqual(statuses(rated), few);
  rated.forEach(({ rating }, i) => assert.deepEqual(rating, few[i] === 'unique' ? engine.rate(hard, { hodoku: true }) : null));
  const forms = engine.canonicalMany(lines);
  assert.deepEqual(statuses(forms), ['ok', 'invalid', 'invalid', 'ok', 'invalid', 'invalid', 'invalid', 'ok']);
  assert.deepEqual(forms[1], { status: 'invalid', form: null, automorphisms: null });
  assert.deepEqual(forms[7], forms[0]);
  // All orders of lines and digits, and the turn: 2 · 6⁸ of the one, 9! labels that do not occur count once.
  assert.deepEqual(forms[3], { status: 'ok', form: '.'.repeat(81), automorphisms: String(2 * 6 ** 8) });
  assert.deepEqual([engine.solveMany([]), engine.rateMany([]), engine.canonicalMany([])], [[], [], []]);
  assert.equal(engine.rateMany([hard], { order: 'sukaku' })[0].rating.solved, true);
  assert.throws(() => engine.rateMany([hard], { order: 'hodoku' }), { code: 'bad_argument' });
  assert.throws(() => engine.rateMany([hard], { time: -1 }), { code: 'bad_argument' });
  assert.equal(engine.rateMany([hard], { time: 1e-6 })[0].status, 'limit');
});

test('universal ratings are those of the program', () => {
  const loki = '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..';
  const text = dokushin(['rate', '--scale', 'te,bxb,bxbb', '--format', '%u', loki]);
  assert.equal(text.trim(), 'te=3 bxb=inf bxbb=2');
  assert.deepEqual(engine.rateUniversally(loki, ['te', 'bxb', 'bxbb']), {
    te: { kind: 'exact', value: 3 }, bxb: { kind: 'infinite', value: Infinity }, bxbb: { kind: 'exact', value: 2 },
  });
  const berthier = '1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56.841.....7..3...'; // cbg-000 #2862
  assert.deepEqual(engine.rateUniversally(berthier, ['b', 'w', 'sw']), {
    b: { kind: 'exact', value: 6 }, w: { kind: 'exact', value: 7 }, sw: { kind: 'exact', value: 3 },
  });
  assert.deepEqual(engine.rateUniversally(berthier, ['w'], { most: 5 }), { w: { kind: 'above', value: 5 } });
  assert.throws(() => engine.rateUniversally(berthier, ['er']), { code: 'bad_argument' });
});

test('the fast engine agrees with the exact one on puzzles of all ratings, and of many solutions', () => {
  const golden = readFileSync(new URL('tests/golden/explainer_ratings.txt', root), 'utf8');
  const proper = golden.split('\n').filter((line) => /^[1-9.]{81} /.test(line)).map((line) => line.slice(0, 81));
  assert.ok(proper.length > 100);
  const loose = proper.map((puzzle) => puzzle.replace(/[1-9]/, '.'));
  const puzzles = [...proper, ...loose];
  const many = engine.solveMany(puzzles);
  puzzles.forEach((puzzle, i) => {
    const { status, solutions, solution } = engine.solve(puzzle, { method: 'search' });
    assert.deepEqual([many[i].status, many[i].solutions], [status, solutions], puzzle);
    if (status === 'unique') assert.equal(many[i].solution, solution.join(''));
    else assert.ok(engine.isSolution(puzzle, Array.from(many[i].solution, Number)));
  });
});

test('numbers that are none are refused, and Infinity is no limit', () => {
  const puzzle = example('hard.txt');
  assert.equal(engine.solve(puzzle, { time: Infinity, nodes: Infinity }).status, 'unique');
  assert.throws(() => engine.solve(puzzle, { nodes: 1.5 }), { code: 'bad_argument' });
  assert.throws(() => engine.solve(puzzle, { time: -1 }), { code: 'bad_argument' });
  assert.throws(() => engine.generate({ seed: 'abc' }), { code: 'bad_argument' });
  assert.throws(() => engine.morph(puzzle, { seed: -1 }), { code: 'bad_argument' });
  assert.throws(() => engine.enumerate(blank(81), { solutions: 2 ** 33 + 1 }), { code: 'no_memory' });
});

test('cells have names', () => {
  assert.equal(cellIndex('r1c3', 9), 2);
  assert.equal(cellName(2, 9), 'r1c3');
  assert.equal(cellName(cellIndex('r16c10', 16), 16), 'r16c10');
});
