// Steps as they are found, and techniques of one's own choice.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { connect, load } from '../dokushin.js';

const root = new URL('../../../', import.meta.url);
const engine = await load();
const hard = readFileSync(new URL('examples/hard.txt', root), 'utf8').trim().split('\n').at(-1);
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
