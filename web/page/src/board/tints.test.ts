import type { House, ShapeFacts } from 'dokushin';
import { describe, expect, it } from 'vitest';
import { tintsOf } from './tints';

function factsOf(map: string, columns: number, boxRows = 0): ShapeFacts {
  const letters = [...new Set(map)];
  const regions = [...map].map((letter) => letters.indexOf(letter));
  const houses = letters.map((_, at): House => ({ name: `region ${at + 1}`, kind: 'region', ordinal: at + 1, cells: [] }));
  return { shape: '', side: columns, rows: regions.length / columns, columns, lowest: 1, variables: 0, boxRows, boxColumns: boxRows, rules: [], regions, houses };
}

const jigsaw = 'AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII';

describe('tints', () => {
  it('differ on both sides of a region’s edge, and are one in a region', () => {
    const facts = factsOf(jigsaw, 9);
    const tints = tintsOf(facts)!;
    const { regions } = facts;
    regions.forEach((region, cell) => {
      for (const other of [(cell + 1) % 9 ? cell + 1 : -1, cell + 9]) {
        if (regions[other] !== undefined) expect(tints[other] === tints[cell]).toBe(regions[other] === region);
      }
    });
    expect(Math.max(...tints)).toBeLessThanOrEqual(4);
    expect(Math.min(...tints)).toBe(1);
  });
  it('are a fifth one where each region touches each other one', () => {
    // Five regions in pieces, each beside all others.
    const tints = tintsOf(factsOf('ABCDEACEBDAEDCBABDEC'.padEnd(25, 'A'), 5));
    expect(new Set(tints).size).toBe(5);
  });
  it('are none where the regions are boxes, or there is only one', () => {
    expect(tintsOf(factsOf(jigsaw, 9, 3))).toBeNull();
    expect(tintsOf(factsOf('A'.repeat(16), 4))).toBeNull();
  });
});
