import { describe, expect, it } from 'vitest';
import { type Action, newGame, reduce } from './game';
import { fromText, fromTextBefore, toText } from './keep';
import { LinkError, fromLink, toLink } from './link';
import { type Cell, type Position, blankCell } from './position';
import { cellCount, sizeOf } from './size';

/** Numbers that are the same at each run. */
function numbers(seed: number) {
  return (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

function anyPosition(shape: string, side: number, seed: number): Position {
  const next = numbers(seed);
  const cells = Array.from({ length: cellCount(sizeOf({ shape, side })) }, (): Cell => {
    const colours = next(3) ? 0 : next(2) ? 1 << next(9) : next(2 ** 9);
    const kind = next(4);
    if (kind === 0) return { ...blankCell, given: 1 + next(side), colours };
    if (kind === 1) return { ...blankCell, digit: 1 + next(side), colours, corner: next(2 ** side) };
    if (kind === 2) return { ...blankCell, colours };
    return { ...blankCell, colours, corner: next(2 ** side), centre: next(2 ** side), struck: next(2 ** side) };
  });
  return { shape, side, entering: next(2) === 1, cells };
}

const map = 'AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII';
const boards: [string, number][] = [
  ['9x9', 9],
  ['4x4', 4],
  ['6x6', 6],
  ['16x16', 16],
  ['25x25', 25],
  ['9x9+diagonals', 9],
  [`jigsaw:${map}`, 9],
  ['grid:4x6:0-5:2x3', 6],
  ['grid:6x4:1-6:3x2', 6],
  ['grid:6x6:1-9:2x3', 9],
  ['2x3+variables:3', 6],
];

describe('a link', () => {
  it.each(boards)('of %s comes back as it was', (shape, side) => {
    for (let seed = 0; seed < 20; seed++) {
      const position = anyPosition(shape, side, seed);
      expect(fromLink(`#${toLink(position)}`)).toEqual(position);
      expect(fromLink(`https://a.example/page/?x=1#${encodeURI(toLink(position))}`)).toEqual(position);
    }
  });
  it('has the pen’s lines on a board that is not square', () => {
    const pen = [{ x: 11, y: 7, kind: 'cross', colour: 2 }, { x: 1, y: 1, kind: 'right', colour: 1 }] as const;
    const position: Position = { ...anyPosition('grid:4x6:1-6', 6, 1), pen };
    expect(fromLink(`#${toLink(position)}`)).toEqual(position);
  });
  it('of a board with another number of cells is refused', () => {
    for (const link of ['p=.......................&s=grid:4x6:1-6', 'p=................&s=4x4+variables:1', 'p=.....................']) expect(() => fromLink(link)).toThrow('size');
  });
  it('is the plain line where nothing was played', () => {
    const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    expect(toLink(fromLink(`p=${line}`)!)).toBe(`p=${line}`);
  });
  it('of cells with one colour is as it was before there were several', () => {
    const old = 'p=................&s=4x4&h=..3';
    const position = fromLink(old)!;
    expect(position.cells[2]!.colours).toBe(0b100);
    expect(toLink(position)).toBe(old);
  });
  it('has the first colour of a cell with several for a page that knows one', () => {
    const cells = Array.from({ length: 16 }, (_, at): Cell => (at === 1 ? { ...blankCell, colours: 0b10100 } : blankCell));
    const link = toLink({ shape: '4x4', side: 4, entering: false, cells });
    expect(link).toMatch(/&h=\.3&i=/);
    expect(fromLink(link)!.cells[1]!.colours).toBe(0b10100);
  });
  it('needs only characters that an address carries as they are', () => {
    for (const [shape, side] of boards) {
      const link = `#${toLink(anyPosition(shape, side, 7))}`;
      expect(new URL(link, 'https://a.example/').hash).toBe(link);
    }
  });
  it('is null without a puzzle', () => {
    for (const text of ['', '#', '#make', 'https://a.example/']) expect(fromLink(text)).toBeNull();
  });
  it.each([
    ['#p=123', 'size'],
    ['#p=', 'size'],
    ['#p=12345', 'size'],
    ['#p=5...............', 'digit'],
    ['#p=1..x............', 'digit'],
    ['#p=%zz', 'digit'],
    ['#p=1...............&s=4x4&d=11111111111111111', 'size'],
    ['#p=1...............&s=4x4&k=!!', 'marks'],
  ])('%s is refused for its %s', (text, fault) => {
    expect(() => fromLink(text)).toThrow(LinkError);
    try {
      fromLink(text);
    } catch (error) {
      expect((error as LinkError).fault).toBe(fault);
    }
  });
});

describe('a kept game', () => {
  it('comes back with its history', () => {
    const actions: Action[] = [
      { do: 'select', cells: [3, 4], how: 'only' },
      { do: 'enter', digit: 2, as: 'digit' },
      { do: 'entering', on: false },
      { do: 'enter', digit: 4, as: 'centre' },
      { do: 'save' },
      { do: 'enter', digit: 4, as: 'colour' },
      { do: 'entering', on: false },
      { do: 'entering', on: true },
      { do: 'undo' },
    ];
    for (const [shape, side] of boards) {
      const game = actions.reduce(reduce, newGame(anyPosition(shape, side, 3), `${shape} its name`));
      expect(fromText(toText(game, 17))).toEqual({ game, at: 17 });
    }
  });
  it('has the colours of before', () => {
    const game = newGame({ shape: '4x4', side: 4, entering: false, cells: Array.from({ length: 16 }, () => blankCell) }, 'it');
    const text = JSON.parse(toText(game, 1));
    text.positions.push({ entering: false, delta: [[3, 0, 0, 0, 0, 0, 9], [4, 0, 0, 0, 0, 0, 0b101 << 4]] });
    text.now = 1;
    const found = fromText(JSON.stringify(text))!.game;
    expect(found.now.cells.slice(3, 5).map(({ colours }) => colours)).toEqual([1 << 8, 0b101]);
  });
  it('is null where the text is none', () => {
    for (const text of [null, '', '{}', '[]', '{"version":2,"id":"it","positions":[],"now":0}']) expect(fromText(text)).toBeNull();
  });
  it('comes back from version 1, with the one before it', () => {
    const cells = (given: number) => Array.from({ length: 16 }, (_, at) => [at ? 0 : given, 0, 0, 0, 0, 0]);
    const game = (given: number, left: unknown) => ({
      version: 1,
      positions: [{ shape: '4x4', side: 4, entering: false, cells: cells(given) }, { entering: false, delta: [[5, 0, 3, 0, 0, 0, 0]] }],
      now: 1, saved: null, left, selected: [5], cursor: 5,
    });
    const found = fromTextBefore(JSON.stringify(game(1, game(2, null))));
    expect(found.map(({ id }) => id)).toEqual(['4x4 1...............', '4x4 2...............']);
    for (const { now, past } of found) expect([past[0]!.cells[5]!.digit, now.cells[5]!.digit]).toEqual([0, 3]);
    expect(fromTextBefore(toText(found[0]!, 1))).toEqual([]);
    expect(fromTextBefore('no')).toEqual([]);
  });
});
