import { expect, it } from 'vitest';
import { fromLink } from '../game/link';
import { copied } from './useCopy';

it('what is copied in the fog has no hidden given, but what the player typed there', () => {
  // r1c1 is lit; r1c2 and r4c4 are given in the fog, and the player takes r1c2 for 3.
  const position = fromLink('p=12.............1&s=4x4&d=.3&f=AQ..1234341221434321')!;
  expect(copied(position)).toBe('13..............');
  const { fog: _, ...clear } = position;
  expect(copied(clear)).toBe('12.............1');
});
