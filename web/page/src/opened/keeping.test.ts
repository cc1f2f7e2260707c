import { expect, it } from 'vitest';
import { nameOfText } from '../library/collection-name';
import { foundOf } from './keeping';
import { OpenCollection } from './open';
import { plainRow } from './row';

it('the same text has the same name, and another text another one', async () => {
  const long = 'a line\n'.repeat(400_000);
  expect(await nameOfText(long)).toBe(await nameOfText(`${long}`));
  const names = await Promise.all([long, `${long}.`, `b${long.slice(1)}`, `${long.slice(0, -2)}f\n`, ''].map(nameOfText));
  expect(new Set(names).size).toBe(5);
});

it('what is found out is a value a puzzle', () => {
  const collection = new OpenCollection({ text: '', name: '' });
  collection.rows.push({ ...plainRow('.'.repeat(81), 1, ''), status: 'multiple' }, { ...plainRow('.'.repeat(81), 2, ''), rating: 7.2 });
  expect(foundOf(collection)).toEqual({ statuses: Uint8Array.of(2, 0), ratings: Uint16Array.of(0, 73) });
});
