// Texts and objects as puzzles, boards in figures and words, and what is said of input that is wrong.
import assert from 'node:assert/strict';
import test from 'node:test';
import { connect, DokushinError, load } from '../dokushin.js';
import { blank, example } from './program.mjs';

const engine = await load();

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
  const { step } = engine.hint({ shape: caged, givens: blank(16) });
  assert.equal(step.technique, 'cage-combinations');
  assert.deepEqual(step.parts[0].rules, ['cage(3:r1c1,r1c2)']);
  assert.deepEqual(step.parts[0].combinations, [[1, 2]]);
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
