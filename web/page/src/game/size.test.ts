import { describe, expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { cellAtPoint, cellName, cellNamed, cellRows, digitTyped, heightOf, isSquare, placeOf, sizeIn, sizeOf, valueText } from './size';

const wide = sizeOf({ shape: 'grid:4x6:0-5:2x3', side: 6 });
const beyond = sizeOf({ shape: '4x4+variables:5', side: 4 });

describe('the size of a board', () => {
  it.each([
    '9x9', '4x4', '2x3', '3x4', '9x9+windoku', 'jigsaw:AABBAABBCCDDCCDD', 'grid:6x8', 'grid:6x8:0-7:2x4', 'grid:6x4:3x2', 'grid:6x6:1-9:2x3',
    'grid:4x4:5-8:2x2', '4x4+variables:5', 'grid:2x3:0-4+variables:5', '9x9+windoku+variables:2', 'grid:4x6+variables:3+less(r1c1,r1c2)',
  ])('of %s is what the engine says', async (named) => {
    const { shape, rows, columns, side, lowest, variables, regions } = (await inNode()).shape(named);
    const size = { rows, columns, side, lowest, variables };
    expect(sizeIn(shape, regions.length)).toEqual(size);
    expect(sizeIn(named, regions.length)).toEqual(size);
    expect(sizeOf({ shape, side })).toEqual(size);
  });

  it('is none where the cells are too many, too few, or their digits can not be shown', () => {
    for (const [shape, cells] of [['9x9', 80], ['grid:6x8', 49], ['4x4+variables:5', 16], ['grid:4x40', 160], ['grid:4x4:33-36', 16], ['64x64', 4096]] as const) {
      expect(sizeIn(shape, cells), shape).toBe(null);
    }
  });

  it('tells boards that are square', () => {
    expect(['9x9', 'grid:9x9:0-8:3x3'].map((shape) => isSquare(sizeOf({ shape, side: 9 })))).toEqual([true, true]);
    expect([wide, beyond, sizeOf({ shape: 'grid:6x6:1-9', side: 9 })].map(isSquare)).toEqual([false, false, false]);
  });
});

describe('a cell', () => {
  it('has the engine’s name, in and outside the grid', () => {
    expect([0, 6, 23].map((cell) => cellName(cell, wide))).toEqual(['r1c1', 'r2c1', 'r4c6']);
    expect([15, 16, 20].map((cell) => cellName(cell, beyond))).toEqual(['r4c4', 'v1', 'v5']);
    for (let cell = 0; cell < 21; cell++) expect(cellNamed(cellName(cell, beyond), beyond)).toBe(cell);
    expect(['r5c1', 'r1c7', 'v1', 'x'].map((name) => cellNamed(name, wide))).toEqual([null, null, null, null]);
  });

  it('stands in rows; those outside the grid stand below it', () => {
    expect(cellRows(wide).map((row) => row.length)).toEqual([6, 6, 6, 6]);
    expect(cellRows(beyond).slice(4)).toEqual([[16, 17, 18, 19], [20]]);
    expect(placeOf(17, beyond)).toEqual({ x: 1, y: 4.5 });
    expect([heightOf(wide), heightOf(beyond)]).toEqual([4, 7]);
  });

  it('is found by its points', () => {
    for (const size of [wide, beyond]) {
      for (const cell of cellRows(size).flat()) {
        const { x, y } = placeOf(cell, size);
        expect(cellAtPoint(x + 0.5, y + 0.9, size)).toBe(cell);
        expect(cellAtPoint(x + 0.5, y + 0.9, size, 0.12)).toBe(null);
      }
    }
    expect([cellAtPoint(6, 0.5, wide), cellAtPoint(0.5, 4, wide), cellAtPoint(-0.1, 0, wide)]).toEqual([null, null, null]);
    // The room for the names, and what is beside the last cell.
    expect([cellAtPoint(0.5, 4.2, beyond), cellAtPoint(1.5, 6.5, beyond)]).toEqual([null, null]);
  });
});

describe('a digit', () => {
  it('is written by its value', () => {
    expect([1, 6].map((digit) => valueText(digit, wide))).toEqual(['0', '5']);
    expect([0, 1, 4].map((digit) => valueText(digit, sizeOf({ shape: 'grid:4x4:9-12', side: 4 })))).toEqual(['', '9', 'C']);
  });

  it('is typed by its value', () => {
    expect(['0', '5', '6', 'a', ''].map((text) => digitTyped(text, wide))).toEqual([1, 6, 0, 0, 0]);
    expect(['0', '9', 'a'].map((text) => digitTyped(text, { lowest: 1, side: 16 }))).toEqual([0, 9, 10]);
  });
});
