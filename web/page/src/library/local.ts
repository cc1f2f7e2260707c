// What localStorage holds of games. Where there is no database it is all games, each as `game.ID`;
// else what an older page left there, and a journal: a game that was just kept is there as
// `journal.ID` until the database has it, since a page that is left may not live to see that.
import { keep, keepIfPossible, kept, keptKeys } from '../store';
import { type Entry, timeOf } from './entry';

export const gamePrefix = 'game.';
const journalPrefix = 'journal.';

function entriesOf(prefix: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const key of keptKeys(prefix)) {
    const text = kept(key);
    if (text !== null) entries.set(key.slice(prefix.length), { at: timeOf(text), text });
  }
  return entries;
}

export const localGames = () => entriesOf(gamePrefix);
export const journal = () => entriesOf(journalPrefix);

/** False if it was refused, which the page's notice tells. */
export const keepLocally = (id: string, text: string | null) => keep(gamePrefix + id, text);

/** There may be no room for it: then the database has it a moment later. */
export const writeDown = (id: string, text: string) => keepIfPossible(journalPrefix + id, text);

/** Forgets a game of that time and older ones: a newer one is another tab's. */
export function forgetLocal(id: string, upTo: number): void {
  for (const key of [gamePrefix + id, journalPrefix + id]) {
    const text = kept(key);
    if (text !== null && timeOf(text) <= upTo) keepIfPossible(key, null);
  }
}
