import { describe, expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { fromPuzzle } from '../game/position';
import { repeatsOf } from './repeats';
import { conflictsOf } from './conflicts';

const foggyConflicts = async (shape: string, givens: number[]) => {
  const engine = await inNode();
  const puzzle = { shape, givens };
  return [...conflictsOf(engine.check(puzzle).flaws, fromPuzzle(puzzle), engine.shape(shape)).keys()];
};
const found = async (shape: string, givens: number[]) => {
  const engine = await inNode();
  const puzzle = { shape, givens };
  const { flaws } = engine.check(puzzle);
  const position = fromPuzzle(puzzle);
  return { repeats: flaws.flatMap((flaw) => repeatsOf(flaw, position)), conflicts: conflictsOf(flaws, position) };
};
const with2 = (count: number, ...cells: number[]) => Array.from({ length: count }, (_, cell) => (cells.includes(cell) ? 2 : 0));

describe('equal digits', () => {
  it('in a column that is shorter than all digits are found, as those in a row are', async () => {
    const column = await found('grid:4x6:1-6:2x3', with2(24, 1, 19));
    expect(column.repeats).toEqual([{ cells: [1, 19], digit: 2, line: { kind: 'column', ordinal: 2 } }]);
    expect([...column.conflicts]).toEqual([[1, [19]], [19, [1]]]);
    const row = await found('grid:4x6:1-6:2x3', with2(24, 0, 5));
    expect([...row.conflicts]).toEqual([[0, [5]], [5, [0]]]);
    const tall = await found('grid:6x4:1-6', with2(24, 4, 7));
    expect(tall.repeats).toEqual([{ cells: [4, 7], digit: 2, line: { kind: 'row', ordinal: 2 } }]);
  });

  it('in the fog conflict in rows, columns and boxes alone: other houses and rules may be hidden', async () => {
    expect(await foggyConflicts('9x9+diagonals', with2(81, 0, 40))).toEqual([]);
    expect(await foggyConflicts('9x9+diagonals', with2(81, 0, 10))).toEqual([0, 10]);
    expect(await foggyConflicts('4x4+different(r1c1,r4c3)', with2(16, 0, 14))).toEqual([]);
    expect(await foggyConflicts('grid:4x6:1-6:2x3', with2(24, 1, 19))).toEqual([1, 19]);
  });

  it('of a rule that is no line name none', async () => {
    const { repeats } = await found('4x4+different(r1c1,r4c3)', with2(16, 0, 14));
    expect(repeats).toEqual([{ cells: [0, 14], digit: 2, line: null }]);
  });
});
