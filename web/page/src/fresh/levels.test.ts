import { describe, expect, it, test, vi } from 'vitest';
import { bands } from '../difficulty/bands';
import { asWorker, inNode } from '../engine-for-tests';
import { byCost, isLevel, levels, optionsOf } from './levels';

// How long the search for a puzzle takes is chance.
vi.setConfig({ testTimeout: 60_000 });

test('the levels are the bands of difficulty', () => {
  expect(levels).toEqual(['veryEasy', 'easy', 'moderate', 'hard', 'veryHard', 'fiendish', 'extreme']);
  expect(levels.map((level) => optionsOf(level).rating)).toEqual(bands.slice(1).map(({ range }) => range));
  expect([...byCost].sort()).toEqual([...levels].sort());
  expect(['easy', 'any', 'own', null].map(isLevel)).toEqual([true, false, false, false]);
});

describe.each(levels)('a puzzle of the level %s', (level) => {
  it('has one solution, a half turn of its givens, and a rating in the range', async () => {
    const options = optionsOf(level);
    const engine = await inNode();
    const { puzzle } = await (await asWorker()).generate({ ...options, seed: 7 });
    const cells = puzzle!.givens.map((digit) => digit > 0);
    expect(cells).toEqual([...cells].reverse());
    const checked = engine.check(puzzle!, { minimal: true });
    expect(checked.status).toBe('unique');
    const { hardest: { rating }, solved } = engine.rate(puzzle!);
    expect(solved).toBe(true);
    expect(rating).toBeGreaterThanOrEqual(options.rating![0]);
    expect(rating).toBeLessThanOrEqual(options.rating![1]);
    const count = cells.filter(Boolean).length;
    const [least, most] = (options.givens ?? [17, 81]) as [number, number];
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
    if (options.minimal) expect(checked.redundant).toEqual([]);
  });
});
