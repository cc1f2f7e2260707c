import { expect, it } from 'vitest';
import { load } from '../../../package/dokushin.js';
import { techniqueWords } from '../words/techniques';
import { familyOf, grouped } from './families';

it('each technique of the engine is in one family, and few in the last', async () => {
  const techniques = (await load()).techniques();
  const groups = grouped(techniques, '');
  expect(groups.flatMap((group) => group.techniques).length).toBe(techniques.length);
  for (const { family } of groups) for (const words of Object.values(techniqueWords)) expect(words.families[family]).toBeTruthy();
  expect(groups.find(({ family }) => family === 'last')?.techniques.length ?? 0).toBeLessThan(6);
});
it('a technique is found by any of its names', async () => {
  const techniques = (await load()).techniques();
  const key = (text: string) => grouped(techniques, text).flatMap((group) => group.techniques.map((its) => its.key));
  expect(key('SKYSCRAPER')).toEqual(['skyscraper']);
  const { japanese } = techniques.find((its) => its.key === 'xy-wing')!;
  expect(key(japanese)).toContain('xy-wing');
  expect(key('no such thing')).toEqual([]);
});
it('families are as players have them', () => {
  const families = ['pointing', 'locked-pair', 'x-wing', 'finned-franken-jellyfish', 'xyz-wing', 'als-xy-wing', 'bug-1', 'aic', 'dynamic-cell', 'two-string-kite'].map(familyOf);
  expect(families).toEqual(['intersections', 'intersections', 'fish', 'franken', 'wings', 'als', 'uniqueness', 'chains', 'forcing', 'singleDigit']);
});
