// An engine in a worker: the same answers, aborts, and what it refuses.
import assert from 'node:assert/strict';
import test from 'node:test';
import { callNames } from '../call-names.js';
import { connect, load } from '../dokushin.js';
import { blank, example } from './program.mjs';

const engine = await load();

test('a worker knows the name of each call', () => {
  const calls = Object.keys(engine).filter((name) => typeof engine[name] === 'function');
  assert.deepEqual([...callNames].sort(), calls.sort());
});

test('a worker gives the same answers as promises', async () => {
  const worker = await connect();
  try {
    assert.equal(worker.version, engine.version);
    assert.deepEqual(await worker.solve(example('hard.txt')), engine.solve(example('hard.txt')));
    await assert.rejects(worker.solve('123'), { name: 'DokushinError', code: 'wrong_length' });
    for (const call of ['solveMany', 'rateMany', 'canonicalMany']) {
      const lines = ['123', '.'.repeat(81)];
      assert.deepEqual(await worker[call](lines), engine[call](lines));
    }
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
