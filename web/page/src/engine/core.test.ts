import { readFileSync } from 'node:fs';
import { type Engine, load } from 'dokushin';
import { beforeAll, describe, expect, it } from 'vitest';
import { coreCalls } from './core';

const module = (name: string) => load(readFileSync(new URL(`../../../package/${name}.wasm`, import.meta.url).pathname));

let core: Engine;
let whole: Engine;
beforeAll(async () => {
  [core, whole] = await Promise.all([module('dokushin-core'), module('dokushin')]);
});

const shape = '9x9';
const digits = (text: string) => Array.from(text, Number);
const puzzle = { shape, givens: digits('000531609906480000304002058765010384139748006008000010083000165047160092090020400') };
const empty = { shape: '4x4', givens: digits('1234000000000000') };

/** What each call of the core is asked here. */
const asked: Record<(typeof coreCalls)[number], (engine: Engine) => unknown> = {
  shape: (engine) => engine.shape(shape),
  withRules: (engine) => engine.withRules('4x4', ['cage 3 r1c1 r1c2']),
  figures: (engine) => engine.figures(engine.withRules('4x4', ['cage 3 r1c1 r1c2'])),
  techniques: (engine) => engine.techniques(),
  check: (engine) => [engine.check(puzzle), engine.check(puzzle, { minimal: true })],
  candidates: (engine) => engine.candidates(puzzle),
  forbids: (engine) => engine.forbids(shape, puzzle.givens, 0, 3),
  solve: (engine) => engine.solve(empty, { solutions: 2 }),
  rate: (engine) => engine.rate(puzzle, { hodoku: true, time: 20 }),
  generate: (engine) => engine.generate({ shape: '4x4', seed: 1, attempts: 20, needs: ['naked-single'] }),
};

describe('the core', () => {
  it.each(coreCalls)('answers as the whole engine does: %s', (name) => {
    const answer = JSON.stringify(asked[name](core));
    expect(answer?.length).toBeGreaterThan(0);
    expect(answer).toEqual(JSON.stringify(asked[name](whole)));
  });
});
