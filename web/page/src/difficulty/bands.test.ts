import { expect, test } from 'vitest';
import { bands } from './bands';
import { bounds } from './scale';

test('the bands are those of the scale where a puzzle is played', () => {
  expect(bounds[0]).toBe(1);
  expect(bands.map(({ range }) => range)).toEqual([
    null, [1, 1.5], [1.6, 2.3], [2.4, 3.8], [3.9, 5.6], [5.7, 7], [7.1, 8.4], [8.5, 10.4],
  ]);
});
