import { describe, expect, it } from 'vitest';
import { summaryOf } from '../library/summary';
import type { Fog } from './fog';
import { hiddenIn, seenThrough } from './fog-solution';
import { newGame, reduce } from './game';
import { type Position, emptyPosition } from './position';

const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const fog: Fog = { lit: [0], lamps: [], triggers: [], solution };
const blank = emptyPosition('4x4', 4);
/** The given of r1c1 is lit, that of r4c4 is hidden. */
const position: Position = { ...blank, entering: false, fog, cells: blank.cells.map((cell, index) => (index === 0 || index === 15 ? { ...cell, given: 1 } : cell)) };
const hidden = () => hiddenIn(position)!;

describe('a given that fog hides', () => {
  it('takes a digit and marks of the player’s; one that is lit takes none', () => {
    const typed = (cell: number, as: 'digit' | 'centre') => {
      const selected = reduce(newGame(position, 'it'), { do: 'select', cells: [cell], how: 'only' });
      return reduce(selected, { do: 'enter', digit: 2, as, hidden: hidden() }).now.cells[cell]!;
    };
    expect(typed(15, 'digit')).toMatchObject({ given: 1, digit: 2 });
    expect(typed(15, 'centre')).toMatchObject({ given: 1, centre: 2 });
    expect(typed(0, 'digit')).toEqual(position.cells[0]);
  });
  it('is in no picture, and not in what Home shows of the game', () => {
    expect(seenThrough(position).cells.map(({ given }) => given)).toEqual([1, ...Array<number>(15).fill(0)]);
    expect(summaryOf(newGame(position, 'it'))).toMatchObject({ givens: '1..............1', visible: '1...............' });
    const { fog: _, ...clear } = position;
    expect(summaryOf(newGame(clear, 'it')).visible).toBeUndefined();
  });
});
