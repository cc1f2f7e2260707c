import { describe, expect, it } from 'vitest';
import { type Action, newGame, reduce } from './game';
import { fromText, toText } from './keep';
import { lettersFor, lettersIn, packed, unpacked, withNext, withoutLast } from './letters';
import { LinkError, fromLink, toLink } from './link';
import { type Stroke, cellsOf, penText } from './pen';
import { emptyPosition } from './position';

const grid = { columns: 4, rows: 4 };
const play = (...actions: Action[]) => actions.reduce(reduce, newGame(emptyPosition('4x4', 4), 'it'));
const draw = (strokes: readonly Stroke[], erase = false): Action => ({ do: 'draw', strokes, erase, goesOn: false });
const letters = (cells: number[], text: string, colour = 1) => lettersFor(cells, text, colour, grid);
const dot: Stroke = { x: 1, y: 1, kind: 'dot', colour: 5 };
const [family, syllable] = ['👨‍👩‍👧', 'क्षि'];

describe('letters', () => {
  it('are up to three characters of any script, as a reader counts them', () => {
    expect(lettersIn(' abcd ')).toBe('abc');
    expect(lettersIn('数独の本')).toBe('数独の');
    expect(lettersIn('e\u0301')).toBe('é');
    expect(lettersIn(syllable)).toBe(syllable);
    expect(lettersIn(family)).toBe(family);
  });
  it('have nothing that cannot be seen, and nothing that turns the text around it', () => {
    for (const text of ['', ' ', '\u0007', '\u200d', '\ud800', '\u202e']) expect(lettersIn(text)).toBe('');
    expect(lettersIn('a\u202eb\n')).toBe('ab');
  });
  it('are as long as a link has room for', () => {
    const long = lettersIn(family.repeat(3));
    expect(packed(long).length).toBeLessThan(64);
    expect(unpacked(packed(long))).toBe(long);
  });
  it('are typed one after the other, begin anew when they are full, and go from their end', () => {
    expect([withNext('', 'a'), withNext('ab', 'c'), withNext('abc', 'd')]).toEqual(['a', 'abc', 'd']);
    expect([withoutLast('ab'), withoutLast(family)]).toEqual(['a', '']);
  });
  it('stand in each selected cell of the grid, beside a dot, and take the place of letters', () => {
    expect(letters([0, 5, 16], 'A').map((its) => cellsOf(its, 4, 4))).toEqual([[0], [5]]);
    expect(play(draw([dot]), draw(letters([0], 'A')), draw(letters([0], 'B'))).now.pen).toEqual([dot, ...letters([0], 'B')]);
    expect(play(draw(letters([0], 'A')), draw(letters([0], 'A'))).past).toHaveLength(1);
  });
  it('go with an undo, come back with a redo, and are erased with their cell', () => {
    const game = play(draw(letters([0, 5], 'A')));
    expect(reduce(game, { do: 'undo' }).now.pen).toBeUndefined();
    expect(reduce(reduce(game, { do: 'undo' }), { do: 'redo' }).now.pen).toEqual(letters([0, 5], 'A'));
    expect(reduce(reduce(game, { do: 'select', cells: [5], how: 'only' }), { do: 'erase pen' }).now.pen).toEqual(letters([0], 'A'));
    expect(play(draw([dot]), draw(letters([0], 'A')), draw(letters([0], ''), true)).now.pen).toEqual([dot]);
    expect(reduce(game, { do: 'clear' }).now.pen).toBeUndefined();
  });
  it('come back from a link, and from the text of a game with its history', () => {
    const game = play(draw(letters([0], 'A')), draw([dot]), draw(letters([15], '数é', 5)), draw(letters([3], family, 3)), draw(letters([0], ''), true), { do: 'undo' });
    expect(fromLink(toLink(game.now))).toEqual(game.now);
    expect(fromText(toText(game, 3))).toEqual({ game, at: 3 });
  });
  it('leave the other strokes of a link as they were', () => {
    expect(penText([dot, ...letters([0], 'A')], 4)).toBe('AKsAK8ACQQ');
    expect(penText([dot], 4)).toBe('AKs');
  });
  // In turn: cut off, without a text, on an edge, in a colour that there is not, no UTF-8, and four letters.
  it.each(['AK8', 'AK8A', 'AK8AC', 'AK8ACQ', 'AK8AA', 'AL8ACQQ', 'AK8FCQQ', 'AK8AC_w', 'AK8AGYWJjZA'])('%s is refused', (text) => {
    expect(() => fromLink(`p=................&s=4x4&l=${text}`)).toThrow(LinkError);
  });
});
