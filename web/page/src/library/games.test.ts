import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Action, type Game, reduce } from '../game/game';
import { fromLink } from '../game/link';
import { type Position, emptyPosition, fromPuzzle } from '../game/position';
import { Store } from '../store-for-tests';
import { Games, isBegun } from './games';
import { Library } from './library';

beforeEach(() => void vi.stubGlobal('localStorage', new Store()));

/** Another visit, or another tab: it reads what the browser keeps. */
const visit = () => new Games(new Library());

const puzzle = (given: number, part = ''): Position => fromLink(`p=${given}...............&s=4x4${part}`)!;
const select: Action = { do: 'select', cells: [5], how: 'only' };
const play = (game: Game, digit = 3): Game => [select, { do: 'enter', digit, as: 'digit' } as const].reduce(reduce, game);
const digitOf = ({ now }: Game) => now.cells[5]!.digit;

describe('games', () => {
  it('are found by their puzzle, in another visit, too', () => {
    const games = visit();
    for (const given of [1, 2, 3, 4]) games.keep(play(games.opened(puzzle(given)), given), true);
    for (const its of [games, visit()]) {
      for (const given of [1, 2, 3, 4]) expect(digitOf(its.opened(puzzle(given)))).toBe(given);
      expect(its.begun(9).map(({ game }) => game.now.cells[0]!.given).sort()).toEqual([1, 2, 3, 4]);
    }
  });
  it('are there within a visit even if nothing is kept', () => {
    vi.stubGlobal('localStorage', undefined);
    const games = visit();
    games.keep(play(games.opened(puzzle(1))), true);
    expect(digitOf(games.opened(puzzle(1)))).toBe(3);
  });
  it('take what a link adds as a move', () => {
    const games = visit();
    const begun = play(games.opened(puzzle(1)));
    games.keep(begun, true);
    expect(games.opened(begun.now)).toBe(begun);
    const game = games.opened(puzzle(1, '&d=.....4'));
    expect(digitOf(game)).toBe(4);
    expect(reduce(game, { do: 'undo' }).now).toBe(begun.now);
  });
  it('that were begun take the title of a link, and no link that has none takes it away', () => {
    const about = { title: 'Cages', author: 'Ann', rules: '', solved: '' };
    const games = visit();
    games.keep(reduce(play(games.opened(puzzle(1))), { do: 'undo' }), true);
    const game = games.opened({ ...puzzle(1, '&d=.....4'), about });
    expect([...game.past, game.now].map((its) => its.about)).toEqual([about, about]);
    games.keep(game, true);
    const later = visit();
    for (const its of [{ ...game.now }, puzzle(1, '&d=.....4'), puzzle(1)]) {
      const again = later.opened(its);
      expect(again.past).toHaveLength(1);
      expect(again.now.about).toEqual(about);
      later.keep(again, true);
    }
    const moved = later.opened(puzzle(1, '&d=.....2'));
    expect([digitOf(moved), moved.now.about]).toEqual([2, about]);
  });
  it('keep their fog where a link has none, and take up that of their document, in all positions', () => {
    const fog = { lit: [0], lamps: [], triggers: [], solution: null };
    const games = visit();
    games.keep(play(games.opened(puzzle(1))), true);
    games.keep(games.opened({ ...puzzle(1), fog }), true);
    games.keep(visit().opened(puzzle(1, '&d=.....4')), true);
    const game = visit().opened(puzzle(1, '&d=.....4'));
    expect([...game.past, game.now].map((its) => its.fog)).toEqual([fog, fog, fog]);
    expect(digitOf(game)).toBe(4);
  });
  it('take the message of their document where they had a title alone', () => {
    const about = { title: 'Cages', author: '', rules: '', solved: '' };
    const games = visit();
    games.keep(play(games.opened({ ...puzzle(1), about })), true);
    expect(games.opened({ ...puzzle(1), about: { ...about, title: 'Others', solved: 'Bravo' } }).now.about).toEqual({ ...about, solved: 'Bravo' });
  });
  it('come in turn, one before the other', () => {
    const games = visit();
    for (const given of [1, 2, 3]) games.keep(play(games.opened(puzzle(given))), true);
    let id = games.last()!.game.id;
    const seen = [1, 2, 3].map(() => {
      const game = games.before(id)!;
      games.keep(game, true);
      id = game.id;
      return game.now.cells[0]!.given;
    });
    expect(seen).toEqual([2, 1, 3]);
  });
  it('are two where givens were changed, and one draft while they are typed', () => {
    const games = visit();
    const begun = play(games.opened(puzzle(1)));
    games.keep(begun, true);
    const actions: Action[] = [{ do: 'entering', on: true }, { do: 'select', cells: [9], how: 'only' }, { do: 'enter', digit: 2, as: 'digit' }];
    const changed = games.renamed(actions.reduce(reduce, begun));
    games.keep(changed, true);
    expect(digitOf(games.opened(puzzle(1)))).toBe(3);
    const stands = games.renamed(reduce(changed, { do: 'entering', on: false }));
    games.keep(stands, true);
    expect(games.get(changed.id)).toBeNull();
    expect(digitOf(games.opened(fromLink('p=1........2......&s=4x4')!))).toBe(3);
    expect(games.begun(9)).toHaveLength(2);
  });
  it('each have their own empty board', () => {
    const games = visit();
    const first = play(games.opened(emptyPosition('4x4', 4)));
    games.keep(first, true);
    expect(isBegun(games.opened(emptyPosition('4x4', 4)))).toBe(false);
    expect(games.last()!.game).toBe(first);
  });
  it('with stated candidates are found by these', () => {
    const open = Array.from({ length: 16 }, () => [1, 2, 3, 4]);
    const stated = (digits: number[]) => fromPuzzle({ shape: '4x4', givens: Array<number>(16).fill(0), candidates: open.map(() => digits) }, open);
    const games = visit();
    games.keep(play(games.opened(stated([1, 3]))), true);
    expect(isBegun(games.opened(stated([1, 2])))).toBe(true);
    expect(digitOf(games.opened(stated([1, 2])))).toBe(0);
    expect(digitOf(visit().opened(stated([1, 3])))).toBe(3);
  });
  it('are taken over from version 1', () => {
    const cells = Array.from({ length: 16 }, (_, at) => [at ? 0 : 1, at === 5 ? 2 : 0, 0, 0, 0, 0]);
    const text = { version: 1, positions: [{ shape: '4x4', side: 4, entering: false, cells }], now: 0, saved: null, left: null, selected: [0], cursor: 0 };
    localStorage.setItem('dokushin.play', JSON.stringify(text));
    expect(digitOf(visit().opened(puzzle(1)))).toBe(2);
    expect(localStorage.getItem('dokushin.play')).toBeNull();
    expect(digitOf(visit().opened(puzzle(1)))).toBe(2);
  });
  it('are heard of from another tab', () => {
    const [mine, theirs] = [visit(), visit()];
    theirs.keep(play(theirs.opened(puzzle(1))), true);
    const key = Object.keys(localStorage).find((its) => its.includes('game.'))!;
    expect(digitOf(mine.changed(key.replace('dokushin.', ''), localStorage.getItem(key))!)).toBe(3);
    expect(digitOf(mine.opened(puzzle(1)))).toBe(3);
    expect(mine.changed('language', 'en')).toBeNull();
  });
});
