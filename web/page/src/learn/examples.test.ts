import { cellIndex, type StepCandidate } from 'dokushin';
import { describe, expect, it, test, vi } from 'vitest';
import { inNode } from '../engine-for-tests';
import { examples } from './examples';
import { orderFor } from './position';

// Another process may have the machine's cores.
vi.setConfig({ testTimeout: 60_000 });

test('each technique of the engine has one to four examples, and no other name has', async () => {
  const keys = (await inNode()).techniques().map(({ key }) => key);
  expect(Object.keys(examples).sort()).toEqual([...keys].sort());
  const counts = Object.values(examples).map(({ length }) => length);
  expect(counts.filter((count) => count < 1 || count > 4)).toEqual([]);
});

test('no example of a technique is there twice', () => {
  for (const [key, positions] of Object.entries(examples)) expect(new Set(positions).size, key).toBe(positions.length);
});

describe.each(Object.entries(examples))('the examples of %s', (key, positions) => {
  it('have one solution, with their digits and candidates, and steps that agree with it', async () => {
    const engine = await inNode();
    for (const text of positions) {
      const puzzle = engine.parse(text);
      const { status, solution } = engine.solve({ shape: puzzle.shape, givens: puzzle.givens });
      expect(status, text).toBe('unique');
      const digitAt = (cell: string) => solution![cellIndex(cell, 9)];
      const differing = (puzzle.placed ?? []).filter((digit, cell) => digit !== 0 && digit !== solution![cell]);
      expect(differing, text).toEqual([]);
      const candidates = engine.candidates(puzzle);
      expect(candidates.filter((some, cell) => !some.includes(solution![cell]!)), text).toEqual([]);

      const steps = engine.hints(puzzle, key, { order: orderFor(key) });
      expect(steps.length, text).toBeGreaterThan(0);
      expect(steps.filter(({ technique }) => technique !== key), text).toEqual([]);
      const wrong = (its: StepCandidate[], isOfSolution: boolean) => its.filter(({ cell, digit }) => (digitAt(cell) === digit) !== isOfSolution);
      expect(steps.flatMap(({ placements }) => wrong(placements, true)), text).toEqual([]);
      expect(steps.flatMap(({ eliminations }) => wrong(eliminations, false)), text).toEqual([]);
    }
  });
});
