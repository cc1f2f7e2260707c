import { describe, expect, it } from 'vitest';
import { type Fog, fogFrom, fogIn, fogOf, fogText, foggedCells } from './fog';
import { newGame, reduce } from './game';
import { fromText, toText } from './keep';
import { LinkError, fromLink, toLink } from './link';
import { emptyPosition } from './position';
import { sizeOf } from './size';

const size = sizeOf({ shape: '4x4', side: 4 });
const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const triggered: Fog = { lit: [0], lamps: [], triggers: [{ cells: [0, 1], lights: [15] }, { cells: [5], lights: [5, 10] }], solution };
const plain: Fog = { lit: [0], lamps: [15], triggers: [], solution: null };
const empty = emptyPosition('4x4', 4).cells;
const withDigits = (digits: Record<number, number>) => empty.map((cell, index) => (digits[index] ? { ...cell, digit: digits[index] } : cell));
const lit = (fog: Fog, digits: Record<number, number>, its: readonly number[] | 'none' | null = solution) => {
  const fogged = foggedCells(fog, withDigits(digits), size, its);
  return empty.flatMap((_, cell) => (fogged.has(cell) ? [] : [cell]));
};

describe('fog', () => {
  it('is read from what the engine reports', () => {
    expect(fogIn('title: T\nfog: lit r1c1; trigger r1c1 r1c2 : r4c4; trigger r2c2 : r2c2 r3c3; solution 1234341221434321', size)).toEqual(triggered);
    expect(fogIn('fog: lit r1c1; lamps r4c4', size)).toEqual(plain);
    expect(fogIn('fog: lit', size)).toEqual({ lit: [], lamps: [], triggers: [], solution: null });
    for (const comment of ['', 'rules: fog: normal rules', 'fog: it is foggy']) expect(fogIn(comment, size)).toBeUndefined();
  });
  it('is the last line of what is reported: a line of the rules may be as it is', () => {
    expect(fogIn('rules: Hidden.\nfog: lit r1c1\nfog: lit r2c2', size)!.lit).toEqual([5]);
    expect(fogIn('rules: Hidden.\nfog: lit r1c1\nuntil they are found', size)).toBeUndefined();
  });
  it('has the digits of a board that is counted from 0, and may name cells outside the grid', () => {
    const wide = sizeOf({ shape: 'grid:2x3:0-2+variables:1', side: 3 });
    const fog = fogIn('fog: lit v1; trigger v1 : r2c3; solution 0121200', wide)!;
    expect(fog).toEqual({ lit: [6], lamps: [], triggers: [{ cells: [6], lights: [5] }], solution: [1, 2, 3, 2, 3, 1, 1] });
    const position = { ...emptyPosition('grid:2x3:0-2+variables:1', 3), fog };
    expect(fromLink(toLink(position))).toEqual(position);
  });
  it('is damaged in a link as marks are', () => {
    for (const fog of ['%25', 'AQ', 'AQ..12', 'AQ..x', '*..']) expect(() => fromLink(`p=................&s=4x4&f=${fog}`), fog).toThrow(LinkError);
  });
  it('hides no cell outside the grid', () => {
    const wide = sizeOf({ shape: 'grid:2x3+variables:2', side: 3 });
    const cells = emptyPosition('grid:2x3+variables:2', 3).cells.map((cell, index) => (index === 7 ? { ...cell, digit: 1 } : cell));
    expect(foggedCells({ ...plain, lamps: [6] }, cells, wide, 'none')).toEqual(new Set([1, 2, 3, 4, 5]));
  });
  it('comes back from a link, and stays while the puzzle is played and kept', () => {
    for (const fog of [triggered, plain]) {
      const position = { ...emptyPosition('4x4', 4), fog };
      const link = `#${toLink(position)}`;
      expect(new URL(link, 'https://a.example/').hash).toBe(link);
      expect(fromLink(link)).toEqual(position);
      const game = [{ do: 'entering', on: false }, { do: 'enter', digit: 3, as: 'digit' }, { do: 'clear' }] as const;
      const played = game.reduce(reduce, newGame(position, 'it'));
      expect(played.now.fog).toEqual(fog);
      expect(fromText(toText(played, 1))!.game).toEqual(played);
      expect(fogFrom(fogText(fog), size)).toEqual(fog);
    }
  });
  it('is kept where it came with a later position, or went', () => {
    const position = { ...emptyPosition('4x4', 4), entering: false };
    const foggy = { ...position, fog: plain };
    for (const [before, now] of [[position, foggy], [foggy, position]] as const) {
      const game = { ...newGame(now, 'it'), past: [before] };
      expect(fromText(toText(game, 1))!.game).toEqual(game);
    }
  });
  it('is lit by lamps, and around digits that are right', () => {
    expect(lit(plain, {})).toEqual([0, 10, 11, 14, 15]);
    expect(lit(plain, { 3: 1 })).toEqual([0, 10, 11, 14, 15]);
    expect(lit(plain, { 3: 4 })).toEqual([0, 2, 3, 6, 7, 10, 11, 14, 15]);
  });
  it('waits for the solution, and takes each digit for right where there is none', () => {
    expect(lit(plain, { 3: 4 }, null)).toEqual([0, 10, 11, 14, 15]);
    expect(lit(plain, { 3: 1 }, 'none')).toContain(6);
  });
  it('with triggers is lit by these alone', () => {
    expect(lit(triggered, { 0: 1 })).toEqual([0]);
    expect(lit(triggered, { 0: 1, 1: 2 })).toEqual([0, 15]);
    expect(lit(triggered, { 5: 4 })).toEqual([0, 5, 10]);
  });
  it('is lit by a given that a trigger has lit', () => {
    const cells = withDigits({ 5: 4 }).map((cell, index) => (index === 10 ? { ...cell, given: 4 } : cell));
    const chained: Fog = { ...triggered, triggers: [{ cells: [10], lights: [12] }, ...triggered.triggers] };
    expect(foggedCells(chained, cells, size, solution).has(12)).toBe(false);
  });
  it('lets the player find a given in it', () => {
    const cells = empty.map((cell, index) => (index === 3 ? { ...cell, given: 4 } : cell));
    const found = cells.map((cell, index) => (index === 3 ? { ...cell, digit: 4 } : cell));
    expect(foggedCells(plain, cells, size, solution).has(3)).toBe(true);
    expect(foggedCells(plain, found, size, solution)).toEqual(new Set([1, 2, 4, 5, 6, 7, 8, 9, 12, 13]));
  });
});

describe('the fog of a puzzle that is set anew', () => {
  const withGivens = (givens: Record<number, number>) => empty.map((cell, index) => ({ ...cell, given: givens[index] ?? 0 }));
  it('keeps the solution that its givens agree with', () => {
    expect(fogOf({ fog: triggered, cells: withGivens({ 0: 1, 4: 3 }) })).toBe(triggered);
    expect(fogOf({ fog: plain, cells: withGivens({ 0: 4 }) })).toBe(plain);
    expect(fogOf({ cells: withGivens({ 0: 4 }) })).toBeUndefined();
  });
  it('has no solution that a given contradicts', () => {
    expect(fogOf({ fog: triggered, cells: withGivens({ 0: 1, 4: 4 }) })).toEqual({ ...triggered, solution: null });
  });
});
