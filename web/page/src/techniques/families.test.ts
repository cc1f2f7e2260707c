import { expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { grouped } from './families';

it('a technique is found by any of its names', async () => {
  const techniques = (await inNode()).techniques();
  const keys = (text: string) => grouped(techniques, text).flatMap((family) => family.techniques);
  expect(keys('').sort()).toEqual(techniques.map(({ key }) => key).sort());
  expect(keys('SKYSCRAPER')).toEqual(['skyscraper']);
  const { japanese } = techniques.find(({ key }) => key === 'xy-wing')!;
  expect(keys(japanese)).toContain('xy-wing');
  expect(keys('no such thing')).toEqual([]);
});
