import { expect, test } from 'vitest';
import { countOf, isSwapped, keptOrder, optionsOf, secondsOf, usualOrder, withBand, withBoard } from './order';

test('asks the engine for what the form says', () => {
  expect(optionsOf(usualOrder)).toEqual({ shape: '9x9', symmetry: '180', minimal: true, scale: 'se', rating: [1, 1.5] });
  const wanted = { ...withBand(usualOrder, 'any'), technique: 'x-wing', fewest: '24', seed: ' 18446744073709551615 ' };
  expect(optionsOf(wanted)).toEqual({
    shape: '9x9', symmetry: '180', minimal: true, givens: [24, 81], needs: ['x-wing'], seed: '18446744073709551615',
  });
});

test('an end that is left open is the end of the scale', () => {
  expect(optionsOf({ ...usualOrder, easiest: '7', hardest: '' }).rating).toEqual([7, 20]);
  expect(optionsOf({ ...usualOrder, easiest: '', hardest: '2' }).rating).toEqual([1, 2]);
});

test('a big board starts with more givens, a small one without a number', () => {
  const big = withBoard({ ...usualOrder, technique: 'x-wing' }, 'sixteen');
  expect(optionsOf(big)).toEqual({ shape: '16x16', symmetry: '180', minimal: false, givens: [120, 140] });
  expect(optionsOf(withBoard(big, 'four'))).toEqual({ shape: '4x4', symmetry: '180', minimal: true });
});

test('a range that ends before it begins is seen', () => {
  expect(isSwapped(usualOrder)).toBe(false);
  expect(isSwapped({ ...usualOrder, fewest: '60', most: '20' })).toBe(true);
  expect(isSwapped({ ...usualOrder, easiest: '2.5', hardest: '10' })).toBe(false);
  expect(isSwapped({ ...usualOrder, fewest: '60', most: '' })).toBe(false);
});

test('counts and times are kept within their limits', () => {
  expect(['', '0', '3', '99'].map((count) => countOf({ ...usualOrder, count }))).toEqual([1, 1, 3, 24]);
  expect(['', '-5', '90'].map((seconds) => secondsOf({ ...usualOrder, seconds }))).toEqual([60, 1, 90]);
});

test('takes of an order that was kept only what fits', () => {
  expect(keptOrder({ ...usualOrder, count: '7', board: 'six' })).toEqual({ ...usualOrder, count: '7', board: 'six' });
  expect(keptOrder({ board: 'seven', count: '7' })).toBeUndefined();
  expect(keptOrder(null)).toBeUndefined();
});
