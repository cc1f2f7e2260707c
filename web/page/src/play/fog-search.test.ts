import { expect, it } from 'vitest';
import { solutionOf } from '../game/fog-solution';
import { fromLink } from '../game/link';
import { FogSearch } from './fog-search';

const foggy = (given: number, digits = '') => fromLink(`p=${given}...............&s=4x4&d=${digits}&f=..`)!;
const grid = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];

it('one search goes on while digits are placed, and what it finds is kept', async () => {
  let [asked, answer] = [0, (_: { status: 'unique'; grids: number[][] }) => {}];
  const search = new FogSearch(() => (asked++, new Promise((done) => (answer = done))));
  const first = search.find(foggy(1));
  expect(search.find(foggy(1, '.2'))).toBe(first);
  answer({ status: 'unique', grids: [grid] });
  await first;
  expect(asked).toBe(1);
  expect(solutionOf(foggy(1, '.23'))).toEqual(grid);
});

it('a search that failed is begun again, and one that came to no end has more time', async () => {
  const [times, answers] = [[] as number[], [null, { status: 'limit', grids: [grid] }, { status: 'multiple', grids: [grid, grid] }] as const];
  const search = new FogSearch(async (_, seconds) => {
    const its = answers[times.push(seconds) - 1];
    if (!its) throw new Error('the worker ended');
    return { ...its, grids: its.grids.map((cells) => [...cells]) };
  });
  for (const _ of answers) {
    expect(solutionOf(foggy(2))).toBeNull();
    await search.find(foggy(2));
  }
  expect(times).toEqual([20, 20, 40]);
  expect(solutionOf(foggy(2))).toBe('none');
});

it('another game ends the search for the first one', async () => {
  const signals: AbortSignal[] = [];
  const search = new FogSearch((_, __, signal) => (signals.push(signal), new Promise(() => {})));
  void search.find(foggy(3));
  void search.find(foggy(4));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  search.stop();
  expect(signals[1]!.aborted).toBe(true);
});
