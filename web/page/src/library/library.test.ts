import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Action, type Game, newGame, reduce } from '../game/game';
import { toText } from '../game/keep';
import { fromLink } from '../game/link';
import { exportAll, importAll } from './archive';
import type { Changes, Keeper } from './database';
import type { Entry } from './entry';
import { Games } from './games';
import { Library } from './library';
import { Store } from '../store-for-tests';

/** A database that is written a moment later, or not at all. */
class Fake implements Keeper {
  full = false;
  constructor(readonly entries = new Map<string, Entry>()) {}
  readAll = async () => new Map(this.entries);
  write = async (changes: Changes) => {
    await Promise.resolve();
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    for (const [id, entry] of changes) {
      if (!entry) this.entries.delete(id);
      else if ((this.entries.get(id)?.at ?? 0) <= entry.at) this.entries.set(id, entry);
    }
  };
}
const settled = () => new Promise((done) => setTimeout(done));
const keysOf = () => Object.keys(localStorage).sort();
beforeEach(() => void vi.stubGlobal('localStorage', new Store()));

const puzzle = (given: number) => fromLink(`p=${given}...............&s=4x4`)!;
const idOf = (given: number) => `4x4 ${given}...............`;
const move = (cell: number, digit: number): Action[] => [{ do: 'select', cells: [cell], how: 'only' }, { do: 'enter', digit, as: 'digit' }];
const played = (given: number, ...digits: number[]): Game =>
  digits.flatMap((digit, index) => move(5 + index, digit)).reduce(reduce, newGame(puzzle(given), idOf(given)));
const leave = (game: Game, at: number, prefix = 'game.') => localStorage.setItem(`dokushin.${prefix}${game.id}`, toText(game, at));
const digitsOf = (game: Game | undefined) => game?.now.cells.slice(5, 8).map(({ digit }) => digit);

async function opened(database = new Fake()) {
  const library = new Library();
  await library.adopt(database);
  await settled();
  return { library, database, games: new Games(library) };
}

describe('the library', () => {
  it('takes over what localStorage has, with summaries, once it is written', async () => {
    for (const given of [1, 2, 3]) leave(played(given, 3), given);
    localStorage.setItem('dokushin.game.odd', '{"version":3,"at":5}');
    localStorage.setItem('dokushin.language', 'en');
    const full = new Fake();
    full.full = true;
    expect((await opened(full)).games.begun(9)).toHaveLength(3);
    expect(keysOf()).toHaveLength(5);
    const { database, games } = await opened();
    expect(keysOf()).toEqual(['dokushin.game.odd', 'dokushin.language']);
    expect([...database.entries.values()].map(({ summary }) => summary?.filled)).toEqual([1, 1, 1]);
    expect(games.summaries().map(({ at, summary }) => [at, summary])).toEqual(
      [3, 2, 1].map((at) => [at, { shape: '4x4', givens: `${at}...............`, filled: 1, blanks: 15, entering: false, begun: true }]),
    );
  });

  it('takes in the journal if it is newer, whatever was undone', async () => {
    const { database, games } = await opened();
    games.keep(played(1, 2, 3), true);
    games.keep(played(2, 2), true);
    await settled();
    expect(keysOf()).toEqual([]);
    leave([{ do: 'undo' } as const, ...move(9, 4)].reduce(reduce, played(1, 2, 3)), Date.now() + 1000, 'journal.');
    leave(played(2), 5, 'journal.');
    const again = await opened(database);
    expect(keysOf()).toEqual([]);
    expect(again.games.begun(9).map(({ game }) => digitsOf(game))).toEqual([[2, 0, 0], [2, 0, 0]]);
    expect(again.games.last()!.game.now.cells[9]!.digit).toBe(4);
  });

  it('writes a journal until the database has the game', async () => {
    const { database, games } = await opened();
    games.keep(played(1, 2), true);
    expect(keysOf()).toEqual([`dokushin.journal.${idOf(1)}`]);
    await settled();
    expect(keysOf()).toEqual([]);
    games.remove(idOf(1));
    await settled();
    expect(database.entries.size).toBe(0);
  });

  it('keeps later what was refused at first', async () => {
    const { database, games } = await opened();
    database.full = true;
    games.keep(played(1, 2), true);
    games.keep(played(2, 2), true);
    await settled();
    expect(database.entries.size).toBe(0);
    database.full = false;
    games.keep(played(3, 2), true);
    await settled();
    expect([...database.entries.keys()]).toEqual([1, 2, 3].map(idOf));
    expect(keysOf()).toEqual([]);
  });

  it('loses no work where a database comes late', async () => {
    const database = new Fake();
    const before = (await opened(database)).games;
    for (const [given, ...digits] of [[1, 2, 3], [2, 2, 3], [3, 2, 3]] as const) before.keep(played(given, ...digits), true);
    await settled();
    const library = new Library();
    const games = new Games(library);
    const told: string[] = [];
    library.onKept((key, text) => (told.push(key), games.changed(key, text)));
    games.keep(newGame(puzzle(1), idOf(1)), true); // only looked at
    games.keep(played(2, 4), true); // begun anew, otherwise
    games.keep(played(4, 4), true);
    await library.adopt(database);
    await settled();
    expect(keysOf()).toEqual([]);
    expect(told).toEqual([`game.${idOf(1)}`]);
    // Which of them was last is not told apart within a millisecond.
    expect(games.begun(9).map(({ game }) => digitsOf(game)!.join('')).sort()).toEqual(['230', '230', '230', '400', '400']);
    for (const id of [1, 2, 3, 4].map(idOf)) expect(database.entries.has(id)).toBe(true);
    expect(database.entries.size).toBe(5);
    for (const [id, { text }] of database.entries) expect(JSON.parse(text).id).toBe(id);
  });

  it('keeps the later one, also where the clock was put back', async () => {
    const { database, games } = await opened();
    games.keep(played(1, 2), true);
    vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
    games.keep(played(1, 3), true);
    vi.useRealTimers();
    await settled();
    expect(digitsOf((await opened(database)).games.get(idOf(1))!.game)).toEqual([3, 0, 0]);
  });

  it('makes summaries anew that lack a field, and hands on those that it does not know', async () => {
    const { database, games } = await opened();
    games.keep(played(1, 2), true);
    await settled();
    const entry = database.entries.get(idOf(1))!;
    database.entries.set(idOf(1), { ...entry, summary: { ...entry.summary!, title: 'its title' } as never });
    const again = await opened(database);
    again.games.keep(played(1, 2, 3), true);
    await settled();
    expect(database.entries.get(idOf(1))!.summary).toMatchObject({ filled: 2, title: 'its title' });
    database.entries.set(idOf(1), { at: entry.at, text: entry.text });
    expect((await opened(database)).games.summaries()[0]!.summary.filled).toBe(1);
  });
});

describe('an archive', () => {
  it('holds all games, and merges by time', async () => {
    const { library, games } = await opened();
    for (const given of [1, 2]) games.keep(played(given, 2), true);
    const text = exportAll(library);
    expect(JSON.parse(text)).toMatchObject({ dokushin: 'library', version: 1, games: [{ id: idOf(1) }, { id: idOf(2) }] });
    expect(importAll(text, library)).toEqual({ added: 0, newer: 0, same: 2, bad: 0 });
    await settled();
    const other = await opened();
    other.library.hear(idOf(1), { at: 1, text: toText(played(1), 1) });
    other.library.hear(idOf(3), { at: 1, text: toText(played(3, 4), 1) });
    expect(importAll(text, other.library)).toEqual({ added: 1, newer: 1, same: 0, bad: 0 });
    expect(other.games.begun(9).map(({ game }) => digitsOf(game))).toEqual([[2, 0, 0], [2, 0, 0], [4, 0, 0]]);
    games.keep(played(1, 2, 3), true);
    expect(importAll(text, library)).toEqual({ added: 0, newer: 0, same: 2, bad: 0 });
    expect(digitsOf(games.get(idOf(1))!.game)).toEqual([2, 3, 0]);
  });

  it.each([
    ['', 'damaged'],
    ['what?', 'damaged'],
    ['[', 'damaged'],
    ['['.repeat(100_000), 'damaged'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['{"games":[]}', 'foreign'],
    ['{"dokushin":"settings"}', 'foreign'],
    ['{"dokushin":"library"}', 'damaged'],
    ['{"dokushin":"library","version":{"valueOf":1,"toString":1},"games":[]}', 'damaged'],
    ['{"dokushin":"library","version":1,"games":{}}', 'damaged'],
    ['{"dokushin":"library","version":2,"games":[]}', 'version'],
  ])('is refused with a reason: %.40s', (text, fault) => expect(importAll(text, new Library())).toBe(fault));

  it('takes in no game that can’t be shown', () => {
    const good = JSON.parse(toText(played(1, 2), 5));
    const texts = [
      null, 5, [], '', '{}', 'null',
      { ...good, now: 7 },
      { ...good, id: 'other' },
      { ...good, selected: [99] },
      { ...good, selected: null },
      { ...good, cursor: -1 },
      { ...good, positions: [{ link: 'p=1' }, ...good.positions.slice(1)] },
      { ...good, positions: [null, good.positions[0]], now: 1 },
      { ...good, positions: [good.positions[0], { link: 'p=1' }] },
      { ...good, positions: [good.positions[0], { entering: 3, delta: [] }] },
      ...[[1e9, 0, 1], [5, 0, 9], [5, 'x', 0], [5, 0, 1, 99, 0, 0, 0], [5]].map((delta) => ({
        ...good, positions: [good.positions[0], { entering: false, delta: [delta] }],
      })),
    ].map((its) => (typeof its === 'object' && its !== null && !Array.isArray(its) ? JSON.stringify(its) : its));
    const games = [
      null, 5, {}, [],
      ...texts.map((text) => ({ id: good.id, at: 5, text })),
      ...[-1, 1.5, 1e300, '5', null].map((at) => ({ id: good.id, at, text: JSON.stringify(good) })),
      { id: good.id, at: 5, text: JSON.stringify(good) },
    ];
    const library = new Library();
    const told = importAll(JSON.stringify({ dokushin: 'library', version: 1, games }), library);
    expect(told).toEqual({ added: 1, newer: 0, same: 0, bad: games.length - 1 });
  });
});
