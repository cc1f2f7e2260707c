import { expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { hasRules, withoutRules } from './rules';

it('cages, lines and clues are rules; houses of variants and regions are not', async () => {
  const engine = await inNode();
  const shape = (rules: string) => engine.parse(`# puzzle 9x9 ${'.'.repeat(81)}\n${rules}\n`).shape;
  for (const rules of ['cage 15 r1c1 r1c2', 'anti-knight', 'sandwich 20 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9']) {
    expect(hasRules(shape(rules))).toBe(true);
    expect(withoutRules(shape(`diagonals\n${rules}`))).toBe('9x9+diagonals');
  }
  for (const houses of ['9x9', '2x3', '9x9+diagonals+windoku', shape('diagonals')]) expect(hasRules(houses)).toBe(false);
});
