import { expect, test } from 'vitest';
import { keep, kept } from './store';
import { filled } from './useKeptState';

test('takes of what was kept only what fits', () => {
  expect(filled({ a: '1', b: true }, { a: '2', b: 'no', c: 3 })).toEqual({ a: '2', b: true });
  expect(filled({ a: '1' }, null)).toEqual({ a: '1' });
});

test('a browser that keeps nothing is no error', () => {
  // Here is no localStorage.
  expect(keep('key', 'text')).toBe(false);
  expect(kept('key')).toBeNull();
});
