import { describe, expect, it } from 'vitest';
import { newGame } from '../game/game';
import { emptyPosition } from '../game/position';
import { onBench, reduceBench } from './bench';
import { enterGiven, eraseGivens, isReserved, reserve, withGivens } from './edits';
import { jigsawOf, regionState } from './regions';
import { hasSymmetry, orbitOf } from './symmetry';

const square = (side: number) => ({ rows: side, columns: side });

const empty = emptyPosition('4x4', 4);
const givens = ({ cells }: typeof empty) => cells.map(({ given }) => given || '.').join('');
const reserved = ({ cells }: typeof empty) => cells.flatMap((cell, index) => (isReserved(cell) ? [index] : []));

describe('symmetry', () => {
  it('gives each cell its images, once', () => {
    expect(orbitOf(1, square(4), 'none')).toEqual([1]);
    expect(orbitOf(1, square(4), '180')).toEqual([1, 14]);
    expect(orbitOf(1, square(4), '90').sort((a, b) => a - b)).toEqual([1, 7, 8, 14]);
    expect(orbitOf(1, square(4), 'horizontal')).toEqual([1, 13]);
    expect(orbitOf(1, square(4), 'vertical')).toEqual([1, 2]);
    expect(orbitOf(1, square(4), 'diagonal')).toEqual([1, 4]);
    expect(orbitOf(1, square(4), 'antidiagonal')).toEqual([1, 11]);
    expect(orbitOf(1, square(4), 'full')).toHaveLength(8);
    expect(orbitOf(40, square(9), 'full')).toEqual([40]);
  });
  it('is one that a board which is not square can have', () => {
    const wide = { rows: 2, columns: 4 };
    expect(orbitOf(1, wide, '180')).toEqual([1, 6]);
    expect(orbitOf(1, wide, 'both').sort()).toEqual([1, 2, 5, 6]);
    expect(orbitOf(1, wide, 'diagonal')).toEqual([1]);
    expect([hasSymmetry(wide, '180'), hasSymmetry(wide, '90'), hasSymmetry(square(4), '90')]).toEqual([true, false, true]);
  });
});

describe('a given', () => {
  it('reserves the images of its cell, and takes them with it', () => {
    const one = enterGiven(empty, [0], 3, '180');
    expect(givens(one)).toBe(`3${'.'.repeat(15)}`);
    expect(reserved(one)).toEqual([15]);
    const two = enterGiven(one, [15], 2, '180');
    expect(givens(two)).toBe(`3${'.'.repeat(14)}2`);
    expect(reserved(two)).toEqual([]);
    expect(reserved(eraseGivens(two, [0], '180'))).toEqual([]);
    expect(givens(eraseGivens(two, [0], '180'))).toBe('.'.repeat(16));
    // The same digit once more takes it away.
    expect(givens(enterGiven(two, [15], 2, '180'))).toBe('.'.repeat(16));
  });
  it('is not changed where cells are reserved, and these are freed again', () => {
    const one = reserve(enterGiven(empty, [0], 3, 'none'), [0, 1], 'none');
    expect(reserved(one)).toEqual([1]);
    expect(givens(one)[0]).toBe('3');
    expect(reserved(reserve(one, [1], 'none'))).toEqual([]);
  });
  it('stays in a history in which what changes nothing is no move', () => {
    const game = newGame(empty, 'set');
    const given = reduceBench(game, { do: 'given', digit: 1, symmetry: 'none' });
    expect(given.past).toHaveLength(1);
    expect(reduceBench(given, { do: 'shape', shape: '4x4' })).toBe(given);
    expect(reduceBench(given, { do: 'givens', givens: given.now.cells.map((cell) => cell.given) }).past).toHaveLength(1);
    expect(reduceBench(given, { do: 'undo' }).now).toBe(empty);
    const large = reduceBench({ ...given, selected: [15], cursor: 15 }, { do: 'position', position: emptyPosition('2x3', 6) });
    expect([large.now.side, large.cursor, large.past.length]).toEqual([6, 0, 2]);
  });
  it('of another part of the page comes without marks and with its digits alone', () => {
    const played = { ...empty, entering: false, cells: empty.cells.map((cell, index) => (index ? { ...cell, corner: 3 } : { ...cell, given: 2 })) };
    expect(onBench(played).cells.every(({ corner }) => corner === 0)).toBe(true);
    expect(givens(onBench(played))).toBe(`2${'.'.repeat(15)}`);
    expect(givens(withGivens(empty, [1, 0, 2]))).toBe(`1.2${'.'.repeat(13)}`);
  });
});

describe('regions', () => {
  const boxes = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
  it('are counted while they are painted, and named once they are whole', () => {
    expect(regionState(empty.cells, boxes, 4).wrong).toEqual([]);
    const game = { ...newGame(empty, 'set'), selected: [2] };
    const one = reduceBench(game, { do: 'paint', region: 1, regions: boxes });
    expect(regionState(one.now.cells, boxes, 4).wrong).toEqual([{ region: 1, size: 5 }, { region: 2, size: 3 }]);
    expect(reduceBench(one, { do: 'paint', region: 1, regions: boxes })).toBe(one);
    const two = reduceBench({ ...one, selected: [5] }, { do: 'paint', region: 2, regions: boxes });
    expect(regionState(two.now.cells, boxes, 4).wrong).toEqual([]);
    expect(jigsawOf(two.now.cells, boxes)).toBe('jigsaw:AAABABBBCCDDCCDD');
    expect(two.past).toHaveLength(2);
  });
  it('leave no paint once they are the board’s own, or another board takes its place; undo has it still', () => {
    const painted = reduceBench({ ...newGame(empty, 'set'), selected: [2] }, { do: 'paint', region: 1, regions: boxes });
    const paint = ({ cells }: typeof empty) => cells.some(({ digit }) => digit > 0);
    expect(paint(painted.now)).toBe(true);
    const own = reduceBench(painted, { do: 'regions', shape: 'jigsaw:AAABABBBCCDDCCDD' });
    expect([own.now.shape, paint(own.now)]).toEqual(['jigsaw:AAABABBBCCDDCCDD', false]);
    expect(paint(reduceBench(painted, { do: 'regions', shape: '4x4' }).now)).toBe(false);
    const other = reduceBench(painted, { do: 'shape', shape: '4x4+diagonals' });
    expect(paint(other.now)).toBe(false);
    expect(reduceBench(other, { do: 'undo' }).now).toBe(painted.now);
  });
});
