// A search that waits for a cell.
import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../dokushin.js';

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
