import { describe, expect, it, vi } from 'vitest';
import { asWorker } from '../engine-for-tests';
import { optionsOf } from './levels';
import { givensText } from '../game/position';
import { dayOf, todays, todaysLevels } from './today';

// How long the search for a puzzle takes is chance.
vi.setConfig({ testTimeout: 60_000 });

const worker = asWorker();
const day = (date: number) => new Date(2026, 10, date, 23, 59);

describe("today's puzzle", () => {
  it('belongs to the local date', () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
    expect(dayOf(day(26))).toBe('2026-11-26');
  });
  it.each(todaysLevels)('is the same at each call, at the level %s', async (level) => {
    const one = await todays(level, day(26), { worker });
    expect(await todays(level, new Date(2026, 10, 26, 0, 0), { worker })).toEqual(one);
  });
  it('differs from the other dates and levels', async () => {
    const some = [todays('easy', day(25), { worker }), ...todaysLevels.map((level) => todays(level, day(26), { worker }))];
    const lines = (await Promise.all(some)).map(({ givens }) => givens);
    expect(new Set(lines).size).toBe(some.length);
  });
  it('does not depend on how many attempts are made at a time', async () => {
    const { seed, attempt, givens } = await todays('moderate', day(26), { worker });
    let made = await (await worker).generate({ ...optionsOf('moderate'), seed, attempts: 7 });
    while (!made.puzzle) made = await (await worker).generate({ ...optionsOf('moderate'), seed, attempts: 7, first: made.next });
    expect({ attempt: made.next - 1, givens: givensText(made.puzzle!.givens) }).toEqual({ attempt, givens });
  });
  // A change of these takes the puzzle from whoever began it: people compare their times.
  it('stays what it was', async () => {
    expect(await todays('hard', day(26), { worker })).toEqual({
      level: 'hard', shape: '9x9', rating: 5.6, seed: '5032321802214680873', attempt: 339,
      givens: '...1.43...6....8.25..8....91....8.6.....5.....9.6....44....3..69.5....3...72.1...',
    });
  });
  it('tells attempts, and ends by its signal', async () => {
    let told = 0;
    await todays('moderate', day(26), { worker, onProgress: (attempts) => (told = attempts) });
    expect(told).toBeGreaterThan(0);
    await expect(todays('easy', day(26), { worker, signal: AbortSignal.abort('enough') })).rejects.toBe('enough');
  });
});
