import { describe, expect, it } from 'vitest';
import { type Action, newGame, reduce } from './game';
import { fromText, toText } from './keep';
import { LinkError, fromLink, toLink } from './link';
import { type Stroke, cellsOf, lineBetween } from './pen';
import { emptyPosition } from './position';

const play = (...actions: Action[]) => actions.reduce(reduce, newGame(emptyPosition('4x4', 4), 'it'));
const draw = (stroke: Stroke, more: { erase?: boolean; goesOn?: boolean } = {}): Action => ({ do: 'draw', strokes: [stroke], erase: false, goesOn: false, ...more });
const line: Stroke = { x: 1, y: 1, kind: 'falling', colour: 2 };
const edge: Stroke = { x: 4, y: 2, kind: 'down', colour: 1 };
const dot: Stroke = { x: 3, y: 2, kind: 'dot', colour: 5 };
const cross: Stroke = { ...dot, kind: 'cross' };

describe('the pen', () => {
  it('draws, draws over in another colour, and erases', () => {
    expect(play(draw(line), draw(edge)).now.pen).toEqual([line, edge]);
    expect(play(draw(line), draw({ ...line, colour: 3 })).now.pen).toEqual([{ ...line, colour: 3 }]);
    expect(play(draw(line), draw(line, { erase: true })).now).toEqual(emptyPosition('4x4', 4));
  });
  it('puts a cross in the place of a dot', () => {
    expect(play(draw(dot), draw(cross)).now.pen).toEqual([cross]);
  });
  it('makes one move of one drawing', () => {
    const game = play(draw(line), draw(edge, { goesOn: true }), draw(dot, { goesOn: true }));
    expect(game.past).toHaveLength(1);
    expect(reduce(game, { do: 'undo' }).now.pen).toBeUndefined();
    expect(reduce(reduce(game, { do: 'undo' }), { do: 'redo' }).now.pen).toEqual([line, edge, dot]);
  });
  it('keeps no step for what is drawn already', () => {
    expect(play(draw(line), draw(line)).past).toHaveLength(1);
    expect(play(draw(line, { erase: true })).past).toEqual([]);
  });
  it('erases what touches the selected cells; a puzzle that is started over has no strokes', () => {
    const select: Action = { do: 'select', cells: [0], how: 'only' };
    expect(play(draw(line), draw(edge), select, { do: 'erase pen' }).now.pen).toEqual([edge]);
    expect(play(draw(line), { do: 'clear' }).now.pen).toBeUndefined();
  });
  it('knows the cells that a stroke touches', () => {
    expect(cellsOf(line, 4, 4)).toEqual([0, 5]);
    expect(cellsOf(edge, 4, 4)).toEqual([5, 6]);
    expect(cellsOf({ x: 0, y: 0, kind: 'right', colour: 1 }, 4, 4)).toEqual([0]);
    expect(cellsOf(dot, 4, 4)).toEqual([1, 5]);
  });
  it('draws a line between neighbours in either order', () => {
    expect(lineBetween({ x: 3, y: 3 }, { x: 1, y: 1 }, 2)).toEqual(line);
    expect(lineBetween({ x: 3, y: 1 }, { x: 1, y: 3 }, 2)).toEqual({ x: 1, y: 3, kind: 'rising', colour: 2 });
    expect(lineBetween({ x: 1, y: 1 }, { x: 5, y: 1 }, 2)).toBeNull();
    expect(lineBetween({ x: 1, y: 1 }, { x: 1, y: 1 }, 2)).toBeNull();
  });
});

describe('strokes', () => {
  it('come back from a link, and from the text of a game with its history', () => {
    const game = play(draw(line), draw(edge), draw(cross), draw(line, { erase: true }), { do: 'undo' });
    expect(fromLink(toLink(game.now))).toEqual(game.now);
    expect(fromText(toText(game, 3))).toEqual({ game, at: 3 });
  });
  it('are in no link of a board without any', () => {
    expect(toLink(play(draw(line), draw(line, { erase: true })).now)).toBe('p=................&s=4x4&e=1');
  });
  it.each(['AB', 'A!A', 'AAU', '__A', 'AA_'])('%s is refused', (text) => {
    expect(() => fromLink(`p=................&s=4x4&l=${text}`)).toThrow(LinkError);
  });
});
