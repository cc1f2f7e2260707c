import { describe, expect, it } from 'vitest';
import { type Action, type Game, newGame, reduce } from './game';
import { blankCell, digitsOf, emptyPosition, fromPuzzle, maskOf } from './position';

const play = (game: Game, ...actions: Action[]) => actions.reduce(reduce, game);
const givens = Array<number>(81).fill(0);
givens[0] = 5;
const start = () => newGame(fromPuzzle({ shape: '9x9', givens }), 'it');
const select = (...cells: number[]): Action => ({ do: 'select', cells, how: 'only' });
const digit = (value: number): Action => ({ do: 'enter', digit: value, as: 'digit' });

describe('entering', () => {
  it('sets a digit in all selected cells but givens', () => {
    const game = play(start(), select(0, 1, 2), digit(7));
    expect(game.now.cells.slice(0, 4).map((cell) => [cell.given, cell.digit])).toEqual([[5, 0], [0, 7], [0, 7], [0, 0]]);
  });
  it('takes a digit away where all have it', () => {
    const game = play(start(), select(1), digit(7), select(1, 2), digit(7), digit(7));
    expect(game.now.cells[1]!.digit).toBe(0);
    expect(game.now.cells[2]!.digit).toBe(0);
  });
  it('marks corners and centres, but not beside a digit', () => {
    const game = play(
      start(),
      select(1, 2),
      { do: 'enter', digit: 3, as: 'corner' },
      select(2),
      digit(9),
      select(1, 2),
      { do: 'enter', digit: 4, as: 'centre' },
    );
    expect(game.now.cells[1]).toMatchObject({ corner: maskOf([3]), centre: maskOf([4]) });
    expect(game.now.cells[2]).toMatchObject({ digit: 9, centre: 0 });
  });
  it('adds a mark to all where some lack it, then takes it from all', () => {
    const mark: Action = { do: 'enter', digit: 3, as: 'corner' };
    const added = play(start(), select(1), mark, select(1, 2), mark);
    expect([1, 2].map((cell) => digitsOf(added.now.cells[cell]!.corner))).toEqual([[3], [3]]);
    const taken = play(added, mark);
    expect([1, 2].map((cell) => taken.now.cells[cell]!.corner)).toEqual([0, 0]);
  });
  it('colours givens, too', () => {
    const game = play(start(), select(0), { do: 'enter', digit: 2, as: 'colour' });
    expect(game.now.cells[0]!.colours).toBe(maskOf([2]));
  });
  it('adds a further colour to those of a cell, and takes it away again', () => {
    const paint = (colour: number): Action => ({ do: 'enter', digit: colour, as: 'colour' });
    const game = play(start(), select(1), paint(2), select(1, 2), paint(7));
    expect([1, 2].map((cell) => digitsOf(game.now.cells[cell]!.colours))).toEqual([[2, 7], [7]]);
    expect(digitsOf(play(game, paint(7)).now.cells[1]!.colours)).toEqual([2]);
    expect(play(game, paint(7), { do: 'undo' }).now).toEqual(game.now);
  });
  it('types givens while a puzzle is entered', () => {
    const game = play(newGame(emptyPosition('4x4', 4), 'empty'), select(3), digit(2), { do: 'entering', on: false }, digit(1));
    expect(game.now.cells[3]).toEqual({ ...blankCell, given: 2 });
  });
});

describe('erasing', () => {
  it('takes the digit first, then marks, then colours; never a given', () => {
    let game = play(
      start(),
      select(0, 1),
      { do: 'enter', digit: 3, as: 'corner' },
      { do: 'enter', digit: 1, as: 'colour' },
      digit(6),
      { do: 'erase' },
    );
    expect(game.now.cells[1]).toMatchObject({ digit: 0, corner: maskOf([3]), colours: 1 });
    game = play(game, { do: 'erase' });
    expect(game.now.cells[1]).toMatchObject({ corner: 0, colours: 1 });
    game = play(game, { do: 'erase' });
    expect(game.now.cells.slice(0, 2)).toMatchObject([{ given: 5, colours: 0 }, { colours: 0 }]);
  });
});

describe('history', () => {
  it('goes back to the start and forth to the end', () => {
    const moves = Array.from({ length: 200 }, (_, index): Action[] => [select(1 + (index % 80)), digit(1 + (index % 9))]).flat();
    const end = play(start(), ...moves);
    const undone = play(end, ...Array<Action>(end.past.length + 3).fill({ do: 'undo' }));
    expect(undone.now).toEqual(start().now);
    const redone = play(undone, ...Array<Action>(undone.future.length + 3).fill({ do: 'redo' }));
    expect(redone.now).toEqual(end.now);
  });
  it('keeps no step for what changes nothing', () => {
    const game = play(start(), select(0), digit(7), { do: 'erase' }, { do: 'clear' }, { do: 'undo' });
    expect(game.past).toEqual([]);
    expect(game.future).toEqual([]);
  });
  it('forgets what was undone when something else is done', () => {
    const game = play(start(), select(1), digit(7), { do: 'undo' }, digit(8));
    expect(game.future).toEqual([]);
    expect(game.past).toHaveLength(1);
  });
  it('returns to the savepoint, and that can be undone', () => {
    const game = play(start(), select(1), digit(7), { do: 'save' }, digit(8), { do: 'return' });
    expect(game.now.cells[1]!.digit).toBe(7);
    expect(play(game, { do: 'undo' }).now.cells[1]!.digit).toBe(8);
  });
  it('gives its place to another game, which has a history of its own', () => {
    const other = newGame(emptyPosition('4x4', 4), 'other');
    const game = play(start(), select(80), digit(4), { do: 'open', game: other });
    expect(game).toEqual(other);
    expect(play(game, { do: 'undo' })).toEqual(other);
  });
  it('goes on as another tab did, with its own selection', () => {
    const theirs = play(start(), select(80), digit(4));
    const game = play(start(), select(3), { do: 'follow', game: theirs });
    expect(game.now.cells[80]!.digit).toBe(4);
    expect(game.selected).toEqual([3]);
    expect(play(game, { do: 'undo' }).now).toEqual(start().now);
    expect(play(start(), { do: 'follow', game: { ...theirs, id: 'other' } })).toEqual(start());
  });
});

describe('selection', () => {
  it('is replaced, added to, toggled', () => {
    let game = play(start(), select(1, 2), { do: 'select', cells: [3], how: 'add' });
    expect(game.selected).toEqual([1, 2, 3]);
    expect(game.cursor).toBe(3);
    game = play(game, { do: 'select', cells: [2], how: 'toggle' });
    expect(game.selected).toEqual([1, 3]);
  });
});

describe('a step', () => {
  it('places digits and strikes candidates and their marks', () => {
    const game = play(
      start(),
      select(2),
      { do: 'enter', digit: 4, as: 'centre' },
      { do: 'apply', placements: [{ cell: 0, digit: 9 }, { cell: 1, digit: 3 }], eliminations: [{ cell: 2, digit: 4 }] },
    );
    expect(game.now.cells[0]).toMatchObject({ given: 5, digit: 0 });
    expect(game.now.cells[1]!.digit).toBe(3);
    expect(game.now.cells[2]).toMatchObject({ centre: 0, struck: maskOf([4]) });
    expect(play(game, { do: 'clear' }).now).toEqual(start().now);
  });
});

describe('what was struck out', () => {
  it('comes back', () => {
    const spots = [{ cell: 2, digit: 4 }, { cell: 2, digit: 5 }];
    const struck = play(start(), { do: 'apply', placements: [], eliminations: spots });
    const game = play(struck, { do: 'restore', eliminations: [spots[0]!] });
    expect(digitsOf(game.now.cells[2]!.struck)).toEqual([5]);
    expect(play(game, { do: 'undo' }).now).toEqual(struck.now);
  });
});

describe('a puzzle with stated candidates', () => {
  it('has them as marks, and strikes those that it leaves out', () => {
    const open = Array.from({ length: 16 }, () => [1, 2, 3, 4]);
    const stated = open.map(() => [1, 4]);
    const position = fromPuzzle({ shape: '4x4', givens: Array<number>(16).fill(0), candidates: stated }, open);
    expect(digitsOf(position.cells[7]!.centre)).toEqual([1, 4]);
    expect(digitsOf(position.cells[7]!.struck)).toEqual([2, 3]);
  });
  it('has no marks where it states all candidates', () => {
    const stated = Array.from({ length: 16 }, (_, at) => (at === 7 ? [1, 4] : [1, 2, 3, 4]));
    const position = fromPuzzle({ shape: '4x4', givens: Array<number>(16).fill(0), candidates: stated }, stated.map(() => [1, 2, 3, 4]));
    expect(position.cells[6]).toEqual(fromPuzzle({ shape: '4x4', givens: Array<number>(16).fill(0) }).cells[6]);
    expect(digitsOf(position.cells[7]!.centre)).toEqual([1, 4]);
  });
});
