// All games as one text, to be saved as a file, and back: for another browser, or to be safe. What the file has beside
// the games is written and read by archive-more.ts.
import { fromText } from '../game/keep';
import { mergeProgress, progressOf } from '../game/progress';
import { isMoment } from './entry';
import { type Kept, type Library, library } from './library';
import { isSound } from './sound';
import { summaryOf } from './summary';

const kind = 'library';
const version = 1;

/** Why a text is no archive that can be read: it is damaged, another program's, or a later version's. */
export type LibraryFault = 'damaged' | 'foreign' | 'version';

export interface Imported {
  /** Games that were not here before. */
  added: number;
  /** Games that were kept later than the same ones here, whose place they took. */
  newer: number;
  /** Games that are here already, as they are in the text or newer. */
  same: number;
  /** What can't be read as a game. */
  bad: number;
}

export function exportAll(from: Library = library()): string {
  const games = Array.from(from.entries(), ([id, { at, text }]) => ({ id, at, text, progress: progressOf(id) }));
  return JSON.stringify({ dokushin: kind, version, games });
}

/** The lists in an archive, whatever their entries are. Older archives have games alone. */
export interface Archive {
  games: readonly unknown[];
  made: readonly unknown[];
  collections: readonly unknown[];
}
const listOf = (its: unknown): readonly unknown[] => (Array.isArray(its) ? its : []);

export function readArchive(text: string): Archive | LibraryFault {
  let its: unknown;
  try {
    its = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  if (typeof its !== 'object' || its === null || (its as { dokushin?: unknown }).dokushin !== kind) return 'foreign';
  const { version: of, games, made, collections } = its as { version?: unknown; games?: unknown; made?: unknown; collections?: unknown };
  if (of !== version) return typeof of === 'number' && of > version ? 'version' : 'damaged';
  return Array.isArray(games) ? { games, made: listOf(made), collections: listOf(collections) } : 'damaged';
}

/** Reads an entry of an archive, and returns null if it is no game. */
function readGame(its: unknown): [id: string, entry: Kept] | null {
  const { id, at, text } = (its ?? {}) as { id?: unknown; at?: unknown; text?: unknown };
  if (typeof id !== 'string' || !isMoment(at) || typeof text !== 'string') return null;
  const game = fromText(text)?.game;
  if (!game || game.id !== id) return null;
  try {
    return isSound(game) ? [id, { at, text, summary: summaryOf(game) }] : null;
  } catch {
    return null; // parts of it have none of the types that they should have
  }
}

/** Takes in the games of an archive. Of two with one name the one that was kept later stays; none
 * is removed. It throws for no text. */
export function importAll(text: string, into: Library = library()): Imported | LibraryFault {
  const archive = readArchive(text);
  return typeof archive === 'string' ? archive : importGames(archive, into);
}

export function importGames({ games }: Archive, into: Library = library()): Imported {
  const told: Imported = { added: 0, newer: 0, same: 0, bad: 0 };
  const taken = new Map<string, Kept>();
  for (const its of games) {
    const read = readGame(its);
    if (!read) {
      told.bad++;
      continue;
    }
    const [id, entry] = read;
    mergeProgress(id, (its as { progress?: unknown }).progress);
    const here = taken.get(id) ?? into.get(id);
    if (here && here.at >= entry.at) told.same++;
    else {
      told[here ? 'newer' : 'added']++;
      taken.set(id, entry);
    }
  }
  into.putAll(taken);
  return told;
}
