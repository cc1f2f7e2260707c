import { beforeEach, expect, it, vi } from 'vitest';
import { fromLink } from '../game/link';
import { keepMade } from '../library/made';
import { Store } from '../store-for-tests';
import { reduceBench } from './bench';
import { toBenchLink } from './link';
import { type Bench, emptyBench, linkOf, linked, taken, withMade } from './linked';

beforeEach(() => void vi.stubGlobal('localStorage', new Store()));

const texts = (title: string) => ({ title, author: '', rules: '', solved: '' });
const made = (id: string, given: number, title: string, at = 1) => ({ id, at, link: toBenchLink({ ...fromLink(`p=${given}...............&s=4x4`)!, entering: true }, texts(title)) });
const shown = ({ game, texts: { title }, made: id, savedAt, since }: Bench) => [game.now.cells[0]!.given, game.past.length, title, id, savedAt, since];

it('a puzzle of the same board with other texts brings its texts, and is the one that is saved', () => {
  const [one, other] = [made('one', 1, 'One', 5), made('other', 1, 'Other', 7)];
  [one, other].forEach(keepMade);
  const bench = linked(emptyBench(), one.link);
  expect(shown(bench)).toEqual([1, 0, 'One', 'one', 5, 0]);
  for (const coming of [{}, { behind: 30 }, { opened: other }]) {
    const next = linked(bench, other.link, coming);
    expect(shown(next)).toEqual([1, 0, 'Other', 'other', 7, 0]);
    expect(next.textsBefore).toEqual(texts('One'));
  }
});

it('a puzzle that is opened is the one that is saved, even where another one is equal', () => {
  const [one, copy] = [made('one', 1, 'One', 5), made('copy', 1, 'One', 7)];
  [one, copy].forEach(keepMade);
  const bench = linked(emptyBench(), one.link, { opened: one });
  expect(shown(bench).slice(3)).toEqual(['one', 5, 0]);
  expect(shown(linked(bench, copy.link, { opened: copy })).slice(3)).toEqual(['copy', 7, 0]);
  // The address alone says nothing of which one it is.
  expect(shown(linked(bench, copy.link)).slice(3)).toEqual(['one', 5, 0]);
});

it('an address that is behind the bench leaves it as it is; a link brings the board back as a move', () => {
  const first = linked(emptyBench(), made('', 1, 'One').link);
  const bench = { ...first, game: reduceBench(first.game, { do: 'clear givens' }) };
  expect(shown(linked(bench, linkOf(first), { behind: 30 }))).toEqual([0, 1, 'One', null, null, 0]);
  expect(shown(linked(bench, linkOf(first)))).toEqual([1, 2, 'One', null, null, 2]);
});

it('after a puzzle was saved, no redo leads to another one', () => {
  const bench = linked(linked(emptyBench(), made('', 1, '').link), made('', 2, '').link);
  const back = { ...bench, game: reduceBench(bench.game, { do: 'undo' }) };
  expect(back.game.future).toHaveLength(1);
  const saved = withMade(back, made('new', 1, '', 9));
  expect([saved.game.future.length, ...shown(saved)]).toEqual([0, 1, 0, '', 'new', 9, 0]);
  // Moves on the puzzle itself stay.
  const moved = { ...saved, game: reduceBench(reduceBench(saved.game, { do: 'clear givens' }), { do: 'undo' }) };
  expect(withMade(moved, made('new', 1, '', 10)).game.future).toHaveLength(1);
});

it('a puzzle that was read comes without what its player did, and undo leads back', () => {
  const fog = { lit: [1], lamps: [], triggers: [], solution: null };
  const played = fromLink('p=1...............&s=4x4&d=.2..&h=..3.')!;
  const before = linked(emptyBench(), made('one', 2, 'One').link);
  const bench = taken(before, { ...played, fog, about: texts('Read'), pen: [{ kind: 'dot', x: 1, y: 1, colour: 1 }] });
  expect(shown(bench)).toEqual([1, 1, 'Read', null, null, 1]);
  expect(bench.game.now.cells.slice(1).every(({ digit, colours }) => !digit && !colours)).toBe(true);
  expect(bench.game.now.pen).toBeUndefined();
  expect(bench.game.now.fog).toEqual(fog);
  expect(reduceBench(bench.game, { do: 'undo' }).now.cells[0]!.given).toBe(2);
});
