import { expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { byHand, firstOnes, isQuick, offered } from './by-hand';
import { families } from './families';

it('lists of techniques name those of the engine, in the order of the families, and are parts of one table', async () => {
  const keys = new Set((await inNode()).techniques().map(({ key }) => key));
  expect(byHand.filter((key) => !keys.has(key))).toEqual([]);
  for (const { techniques } of families) {
    const its = byHand.filter((key) => techniques.includes(key));
    expect(its).toEqual(techniques.filter((key) => its.includes(key)));
  }
  expect(byHand).toEqual(expect.arrayContaining([...firstOnes, ...offered]));
  expect([firstOnes.length, offered.length]).toEqual([9, 18]);
  expect([...keys].filter(isQuick)).toHaveLength(49);
});
