import { expect, test } from 'vitest';
import type { Advanced } from 'dokushin';
import { Trail } from './trail';

const told = (depths: number[], ended = false): Advanced => ({
  events: depths.length, placed: 0, depth: depths.at(-1) ?? 0, last: null, ended, stopped: false, milliseconds: 1,
  least: depths, greatest: depths,
});
const mark = (events: number, milliseconds: number) => ({ events, milliseconds, backtracks: 0, grid: [] });

test('tells each depth while there are few', () => {
  const trail = new Trail();
  trail.add(0, told([1, 2, 3, 2]), 1, mark(4, 1));
  trail.add(4, told([3, 4], true), 1, mark(6, 3));
  expect([trail.least, trail.greatest, trail.reach, trail.ended]).toEqual([[1, 2, 3, 2, 3, 4], [1, 2, 3, 2, 3, 4], 6, true]);
});

test('tells the least and the greatest depth of several events when there are many', () => {
  const trail = new Trail();
  trail.add(0, told(Array.from({ length: 4000 }, (_, i) => i % 10)), 1, mark(4000, 1));
  expect(trail.every).toBe(8);
  expect(trail.least.length).toBe(500);
  expect(trail.greatest.slice(0, 3)).toEqual([7, 9, 9]);
  expect(trail.least.slice(0, 3)).toEqual([0, 0, 0]);
});

test('fills what nobody told of', () => {
  const trail = new Trail();
  trail.add(3, told([5]), 1, mark(4, 1));
  expect(trail.least).toEqual([5, 5, 5, 5]);
});

test('knows the time between two marks, and none beyond', () => {
  const trail = new Trail();
  trail.add(0, told([1, 1]), 1, mark(2, 10));
  trail.add(2, told([1, 1]), 1, mark(4, 30));
  expect([trail.millisecondsAt(0), trail.millisecondsAt(1), trail.millisecondsAt(3), trail.millisecondsAt(4)]).toEqual([0, 5, 20, 30]);
  expect(trail.millisecondsAt(5)).toBeUndefined();
  expect(trail.before(3)?.events).toBe(2);
});
