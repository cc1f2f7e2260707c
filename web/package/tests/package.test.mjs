// The package against facts, and against the command-line program on 1,000 puzzles.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { callNames } from '../call-names.js';
import { cellIndex, cellName, connect, DokushinError, load } from '../dokushin.js';

const root = new URL('../../../', import.meta.url);
const program = process.env.DOKUSHIN_PROGRAM ?? new URL('build/release/src/cli/dokushin', root).pathname;
const example = (name) => readFileSync(new URL(`examples/${name}`, root), 'utf8');
const dokushin = (args, input = '') =>
  execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
const objects = (text) => text.trim().split('\n').map((line) => JSON.parse(line));
const blank = (cells) => new Array(cells).fill(0);

let engine;
before(async () => {
  engine = await load();
});

test('a worker knows the name of each call', () => {
  const calls = Object.keys(engine).filter((name) => typeof engine[name] === 'function');
  assert.deepEqual([...callNames].sort(), calls.sort());
});

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

test('rows, one list, text and objects are the same puzzle', () => {
  const text = '1...2.......3..4';
  const flat = Array.from(text, (c) => Number(c.replace('.', '0')));
  const rows = [0, 4, 8, 12].map((from) => flat.slice(from, from + 4));
  const expected = { shape: '4x4', givens: flat };
  for (const like of [text, flat, rows, Uint8Array.from(flat), expected]) {
    assert.equal(engine.format(like), engine.format(expected));
    assert.deepEqual(engine.parse(engine.format(like)), expected);
  }
});

test("what a player did goes in and comes out", () => {
  const puzzle = engine.parse('1...2.......3..4');
  const placed = blank(16);
  placed[1] = 3;
  const candidates = engine.candidates({ ...puzzle, placed });
  assert.deepEqual(candidates[1], [3]);
  assert.ok(!candidates[2].includes(3));
  const stated = blank(16).map((_, cell) => (puzzle.givens[cell] ? [] : [3, 4]));
  assert.deepEqual(engine.candidates({ ...puzzle, candidates: stated })[1], [3, 4]);
  assert.ok(!engine.candidates({ ...puzzle, placed, candidates: stated })[2].includes(3));
});

test('errors tell what, where and what was expected', () => {
  assert.throws(() => engine.solve('123'), (error) => {
    assert.ok(error instanceof DokushinError);
    assert.equal(error.code, 'wrong_length');
    assert.equal(error.line, 1);
    assert.match(error.message, /expected/);
    return true;
  });
  assert.throws(() => engine.solve([1, 2, 300]), { code: 'out_of_range' });
  assert.throws(() => engine.solve(null), { code: 'bad_argument' });
  assert.throws(() => engine.solve({ shape: '9x9', givens: blank(80) }), { code: 'wrong_length' });
  assert.throws(() => engine.shape('7x8x9'), { code: 'bad_shape' });
  assert.throws(() => engine.solve(blank(81), { method: 'magic' }), DokushinError);
  assert.throws(() => engine.trace(blank(81), { method: 'bands' }), DokushinError);
});

test('what can not be read keeps its place between the others', () => {
  const records = engine.parseAll('1...2.......3..4\n12x\n1...2.......3..4\n', {});
  assert.equal(records.length, 3);
  assert.equal(records[1].line, 2);
  assert.ok(records[1].error.message);
  assert.equal(records[2].line, 3);
});

test('texts and fog beside a puzzle are written as they were read', () => {
  const puzzle = { shape: '4x4', givens: blank(16) };
  const comment = 'title: T\nauthor: A\nrules: one\ntwo\nsolved: Well done\nfog: lit r1c1; trigger r1c1 : r2c2; solution 1234341221434321';
  for (const format of ['rules', 'scl', 'scl-link']) {
    assert.equal(engine.parseAll(engine.format(puzzle, format, comment))[0].comment, comment, format);
  }
  assert.equal(engine.format(puzzle, 'line', comment), '.'.repeat(16));
  assert.equal(engine.parseAll(engine.format(puzzle, 'rules'))[0].comment, '');
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

test('figures draw the rules of a shape', () => {
  const thermometer = engine.figures(engine.withRules('9x9', 'thermometer r1c1 r1c2 r2c3'));
  assert.deepEqual(thermometer.words, ['thermometer']);
  assert.deepEqual([thermometer.above.length, thermometer.hasMargin], [0, false]);
  const line = thermometer.below.find(({ kind }) => kind === 'path');
  assert.deepEqual(line.points, [{ x: 0.5, y: 0.5 }, { x: 1.5, y: 0.5 }, { x: 2.5, y: 1.5 }]);
  assert.match(line.stroke, /^#[0-9a-f]{6}$/);
  const bulb = thermometer.below.find(({ kind }) => kind === 'disc');
  assert.deepEqual([bulb.points, bulb.fill], [[{ x: 0.5, y: 0.5 }], line.stroke]);
  const cage = engine.figures(engine.withRules('9x9', 'cage 10 r1c1 r1c2'));
  assert.ok([...cage.below, ...cage.above].some(({ dashed }) => dashed));
  assert.ok(cage.above.some(({ kind, text }) => kind === 'text' && text === '10'));
  const sandwich = engine.figures(engine.withRules('9x9', 'sandwich 10 r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9'));
  assert.equal(sandwich.hasMargin, true);
  assert.deepEqual(engine.figures('9x9'), { below: [], above: [], hasMargin: false, words: [] });
  assert.deepEqual(engine.figures(engine.withRules('9x9', 'anti-knight')).words, ['anti-knight']);
  assert.throws(() => engine.figures('9x9+cats'), { code: 'bad_shape' });
});

test('a shape has rules in words', () => {
  const rules = ['anti-knight', 'cage 3 r1c1 r1c2'];
  assert.deepEqual(engine.shape('9x9+x').rules, ['diagonals']);
  assert.deepEqual(engine.shape('4x4').rules, []);
  const { rows, columns, lowest, variables } = engine.shape('grid:2x3:0-4+variables:5');
  assert.deepEqual({ rows, columns, lowest, variables }, { rows: 2, columns: 3, lowest: 0, variables: 5 });
  const caged = engine.withRules('4x4', 'cage 3 r1c1 r1c2 # one and two\n');
  assert.equal(engine.count({ shape: caged, givens: blank(16) }).solutions, 48);
  const both = engine.withRules(caged, ['anti-knight']);
  assert.deepEqual(engine.shape(both).rules, rules);
  assert.equal(engine.withRules('4x4', rules), both);
  assert.deepEqual(engine.parse(engine.format({ shape: both, givens: blank(16) }, 'json')).shape, both);
  assert.throws(() => engine.withRules('4x4', ['odd r1c1', 'anti-cat']), {
    code: 'bad_shape',
    line: 2,
    column: 1,
  });
  assert.throws(() => engine.withRules('4x4', undefined), DokushinError);
  assert.throws(() => engine.hint({ shape: caged, givens: blank(16) }), { code: 'unsupported' });
});

test('what a document states and nobody understands is refused or named', () => {
  const known = { size: 4, grid: blank(4).map(() => blank(4).map(() => ({}))), antiknight: true };
  const plain = engine.parse(JSON.stringify(known));
  assert.equal('ignored' in plain, false);
  assert.deepEqual(engine.shape(plain.shape).rules, ['anti-knight']);
  const text = JSON.stringify({ ...known, teleport: [{ cells: ['R1C1'] }] });
  const refused = { code: 'unsupported', what: "'teleport', whose rule is not understood" };
  assert.throws(() => engine.parse(text), refused);
  assert.throws(() => engine.solve(text), refused);
  const lax = { ignoreUnknown: true };
  assert.deepEqual(engine.parse(text, lax), { ...plain, ignored: ['teleport'] });
  assert.deepEqual(engine.solve(engine.parse(text, lax)), engine.solve(plain));
  const many = `${text}\n${example('hard.txt')}`;
  assert.equal(engine.parseAll(many)[0].error.code, 'unsupported');
  const [first, second] = engine.parseAll(many, lax);
  assert.deepEqual(first.puzzle.ignored, ['teleport']);
  assert.equal(second.puzzle.ignored, undefined);
  assert.equal(engine.parseAll(many, { ...lax, most: 1 }).length, 1);
});

test("the tutorials' searches take as many backtracks as the tutorials say", () => {
  const records = engine.parseAll(example('learners.txt'), {});
  assert.equal(records.length, 7);
  for (const { puzzle, comment } of records) {
    const trace = engine.trace(puzzle);
    let last;
    for (const event of trace) last = event;
    assert.equal(last.kind, 'solved');
    assert.equal(trace.counters().backtracks, Number(comment.replace('#', '')));
    assert.deepEqual(trace.grid(), engine.solve(puzzle).solution);
    trace.close();
  }
});

/** What a search's events say, from its start. */
function followed(givens, events) {
  const grid = [...givens];
  const standing = [];
  for (const { kind, cell, digit, reason } of events) {
    if (kind === 'place') standing.push({ cell, digit, reason });
    else if (kind === 'take_back') standing.pop();
    if (kind === 'place' || kind === 'take_back') grid[cell] = kind === 'place' ? digit : 0;
  }
  return { grid, standing };
}

test('a search that advances is where one is that tells each event', () => {
  const puzzle = engine.parse('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  for (const method of ['backtrack', 'mrv', 'singles', 'dlx']) {
    const [told, run] = [engine.trace(puzzle, { method }), engine.trace(puzzle, { method })];
    const events = told.nextEvents(2500);
    const first = run.advance(1000, { every: 300 });
    const second = run.advance(1500);
    assert.deepEqual([first.events, second.events, second.ended, second.stopped], [1000, 1500, false, false]);
    assert.equal(first.placed + second.placed, events.filter(({ kind }) => kind === 'place').length);
    assert.deepEqual(second.last, events.at(-1));
    assert.equal(second.depth, events.at(-1).depth);
    const depths = [0, 300, 600, 900].map((from) => events.slice(from, Math.min(from + 300, 1000)).map(({ depth }) => depth));
    assert.deepEqual(first.least, depths.map((some) => Math.min(...some)));
    assert.deepEqual(first.greatest, depths.map((some) => Math.max(...some)));
    const { grid, standing } = followed(puzzle.givens, events);
    assert.deepEqual(run.grid(), grid);
    assert.deepEqual(run.standing(), standing);
    assert.deepEqual(told.standing(), standing);
    assert.deepEqual(run.counters(), told.counters());
    told.close();
    run.close();
  }
});

test('a search that advances stops where a cell changes, and at its end', () => {
  const puzzle = '018000320250000046004652100006070200020040050003108700002539400490000083070000090';
  const events = [...engine.trace(puzzle)];
  const changes = events.flatMap(({ kind, cell }, at) => (kind !== 'solved' && cell === 8 ? [at + 1] : []));
  assert.ok(changes.length > 1);
  const run = engine.trace(puzzle);
  let at = 0;
  for (const change of changes) {
    const { events: many, stopped } = run.advance(1e9, { cell: 8 });
    assert.deepEqual([(at += many), stopped], [change, true]);
  }
  const rest = run.advance(1e9);
  assert.deepEqual([at + rest.events, rest.ended, rest.last.kind], [events.length, true, 'solved']);
  assert.equal(run.counters().backtracks, 220);
  const nothing = run.advance(10);
  assert.deepEqual([nothing.events, nothing.placed, nothing.last, nothing.ended, nothing.least], [0, 0, null, true, []]);
  run.close();
});

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

test('1,000 puzzles have the answers of the program', () => {
  const lines = dokushin(['generate', '1000', '--seed', '20261122']).trim().split('\n');
  const puzzles = lines.map((line) => line.slice(0, 81));
  const text = puzzles.join('\n') + '\n';
  const solved = objects(dokushin(['solve', '--json', '--method', 'search', '-'], text));
  const rated = objects(dokushin(['rate', '--json', '-'], text));
  const canonical = objects(dokushin(['canon', '--json', '-'], text));
  const many = engine.solveMany(puzzles);
  puzzles.forEach((puzzle, i) => {
    const mine = engine.solve(puzzle, { method: 'search' });
    assert.equal(mine.solution.join(''), solved[i].solution);
    assert.equal(mine.nodes, solved[i].nodes);
    assert.equal(many[i].solution, solved[i].solution);
    const { hardest, pearl, diamond } = engine.rate(puzzle);
    assert.deepEqual([hardest.rating, pearl.rating, diamond.rating],
                     [rated[i].er, rated[i].ep, rated[i].ed], puzzle);
    assert.equal(hardest.technique, rated[i].er_technique);
    const form = engine.canonical(puzzle).form.map((digit) => digit || '.').join('');
    assert.equal(form, canonical[i].form);
  });
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

test('errors are told in three languages, and by a worker, too', async () => {
  const caught = (wrong) => {
    try {
      wrong();
    } catch (error) {
      return error;
    }
  };
  const worker = await connect();
  try {
    for (const wrong of [
      () => engine.solve('123'), () => engine.solve([1, 2, 300]), () => engine.solve(null), () => engine.shape('7x8x9'),
      () => engine.solve(blank(81), { method: 'magic' }), () => engine.trace(blank(81), { method: 'bands' }),
      () => engine.count(blank(81), { nodes: 1.5 }), () => engine.count(blank(81), { time: -1 }),
      () => engine.morph(blank(81), { seed: -1 }), () => engine.generate({ givens: 10 }), () => engine.hints(blank(81), 'x-wings'),
      () => engine.solve({ shape: '9x9', givens: blank(80) }), () => engine.isSolution(blank(81), [-1]),
    ]) {
      const error = caught(wrong);
      const numbers = (text) => text.match(/\d+/g)?.sort();
      for (const language of ['ja', 'zh']) {
        const told = engine.errorIn(error, language);
        assert.equal(told.code, error.code);
        assert.equal(told.line, error.line);
        assert.match(told.what, /\p{Script=Han}|\p{Script=Katakana}/u, error.message);
        assert.ok(told.message.startsWith(told.what) && told.message.endsWith(told.expected), told.message);
        assert.deepEqual(numbers(told.message), numbers(error.message));
        assert.deepEqual(await worker.errorIn(error, language), told);
      }
      const { name: _name, ...texts } = { ...error.data, message: error.message };
      assert.deepEqual(engine.errorIn(error, 'en'), texts);
    }
    const [, unreadable] = engine.parseAll('1...2.......3..4\n12x\n');
    assert.match(engine.errorIn(unreadable.error, 'zh').what, /格/);
    assert.equal(engine.errorIn(new Error('no more'), 'ja').message, 'no more');
    assert.equal((await worker.errorIn(new Error('no more'), 'ja')).message, 'no more');
    assert.throws(() => engine.errorIn(new Error('no more'), 'fr'), DokushinError);
  } finally {
    worker.close();
  }
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

test('morphed puzzles have one form, and the transform that leads from one to the other', () => {
  const puzzle = engine.parse(example('hard.txt'));
  const image = engine.morph(puzzle, { seed: 3 });
  assert.deepEqual(engine.canonical(image).form, engine.canonical(puzzle).form);
  assert.ok(engine.equivalent(puzzle, image));
  assert.equal(engine.equivalent(puzzle, example('easy.txt')), null);
});

test('cells have names', () => {
  assert.equal(cellIndex('r1c3', 9), 2);
  assert.equal(cellName(2, 9), 'r1c3');
  assert.equal(cellName(cellIndex('r16c10', 16), 16), 'r16c10');
});

test('a worker gives the same answers as promises', async () => {
  const worker = await connect();
  try {
    assert.equal(worker.version, engine.version);
    assert.deepEqual(await worker.solve(example('hard.txt')), engine.solve(example('hard.txt')));
    await assert.rejects(worker.solve('123'), { name: 'DokushinError', code: 'wrong_length' });
    const trace = await worker.trace(engine.parseAll(example('4x4.txt'))[0].puzzle);
    const events = [];
    for await (const event of trace) events.push(event);
    assert.equal(events.at(-1).kind, 'solved');
    assert.equal((await trace.standing()).length, 12);
    assert.equal((await trace.advance(10)).ended, true);
    await trace.close();
  } finally {
    worker.close();
  }
});

test('an abort ends a call at once, and the next one is answered', async () => {
  const worker = await connect();
  try {
    const soon = AbortSignal.timeout(200);
    const started = performance.now();
    await assert.rejects(worker.solve(blank(625), { method: 'backtrack', signal: soon }));
    assert.ok(performance.now() - started < 5000);
    assert.equal((await worker.solve(example('hard.txt'))).status, 'unique');
    const gone = new AbortController();
    gone.abort(new Error('no more'));
    await assert.rejects(worker.solve(example('hard.txt'), { signal: gone.signal }), /no more/);
    const told = [];
    const request = { rating: [11, 12], time: 1, onProgress: (attempts) => told.push(attempts) };
    const never = { signal: new AbortController().signal };
    assert.equal((await worker.generate(request, never)).puzzle, null);
    assert.ok(told.length > 0);
  } finally {
    worker.close();
  }
});

test('a call that needs more memory than there is is told, and the next one is answered', async () => {
  const worker = await connect();
  try {
    const most = 2 ** 31;
    await assert.rejects(worker.enumerate(blank(81), { solutions: most }));
    assert.equal((await worker.solve(example('hard.txt'))).status, 'unique');
  } finally {
    worker.close();
  }
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

test('no call of a worker is left without an answer', async () => {
  const worker = await connect();
  const stop = new AbortController();
  const long = worker.solve(blank(625), { method: 'backtrack', signal: stop.signal });
  await new Promise((done) => setTimeout(done, 100));
  const behind = worker.solve(example('hard.txt'));
  stop.abort();
  await assert.rejects(long);
  const [{ status, reason, value }] = await Promise.allSettled([behind]);
  assert.ok(status === 'rejected' ? reason : value.status === 'unique');
  // Aborts that come while another worker starts, and a close.
  const first = new AbortController();
  const again = worker.solve(blank(625), { method: 'backtrack', signal: first.signal });
  await new Promise((done) => setTimeout(done, 100));
  first.abort();
  const waiting = worker.solve(example('hard.txt'));
  await assert.rejects(again);
  worker.close();
  await assert.rejects(waiting, /closed/);
  await assert.rejects(worker.solve(example('hard.txt')), /closed/);
});

test('what can not be sent to a worker is refused', async () => {
  const worker = await connect();
  try {
    await assert.rejects(worker.solve(example('hard.txt'), { time: () => 1 }));
    assert.equal((await worker.solve(example('hard.txt'))).status, 'unique');
  } finally {
    worker.close();
  }
});
