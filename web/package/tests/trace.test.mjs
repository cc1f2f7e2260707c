// A search that is stepped: the tutorials' counts, many events at once, and a stop where a cell changes.
import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../dokushin.js';
import { example } from './program.mjs';

const engine = await load();

test('a search that waits for a cell passes no change of it, by any method, and knows no other cell', () => {
  const puzzle = '4.......1.4....2';
  for (const method of ['backtrack', 'mrv', 'singles', 'dlx']) {
    const events = [...engine.trace(puzzle, { method, solutions: 3 })];
    const run = engine.trace(puzzle, { method, solutions: 3 });
    const stops = [];
    let [at, depths] = [0, []];
    for (let ended = false; !ended; ) {
      const done = run.advance(7, { cell: 2, every: 1 });
      [at, depths, ended] = [at + done.events, depths.concat(done.least), done.ended];
      if (done.stopped) stops.push(at);
    }
    const changes = events.flatMap(({ kind, cell }, i) => (/place|take/.test(kind) && cell === 2 ? [i + 1] : []));
    assert.deepEqual(stops, changes);
    assert.deepEqual(depths, events.map(({ depth }) => depth));
    run.close();
  }
  const run = engine.trace(puzzle);
  for (const cell of [16, -1]) assert.throws(() => run.advance(10, { cell }), { code: 'bad_argument' });
  run.close();
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
