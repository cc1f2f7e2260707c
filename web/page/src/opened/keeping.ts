// The library keeps an open collection: its text, what was found out about its puzzles, and how many are solved.
import { type Facts, type Found, statuses } from '../library/collection-facts';
import { nameOfText } from '../library/collection-name';
import { collectionFound, factsOf as factsKept, keepCollection } from '../library/collections';
import type { Games } from '../library/games';
import { tellShelves } from '../library/shelves';
import { forgetSolved, noteSolved } from '../library/solved-notes';
import type { OpenCollection } from './open';
import { countSolved, statesIn } from './states';

export function foundOf({ rows }: OpenCollection): Found {
  return {
    statuses: Uint8Array.from(rows, ({ status }) => (status === null ? 0 : statuses.indexOf(status) + 1)),
    ratings: Uint16Array.from(rows, ({ rating }) => (rating === null ? 0 : Math.round(rating * 10) + 1)),
  };
}

function takeFound(collection: OpenCollection, found: Found): void {
  if (found.statuses.length !== collection.rows.length) return;
  collection.rows.forEach((row, index) => {
    row.status ??= statuses[found.statuses[index]! - 1] ?? null;
    const rating = found.ratings[index]!;
    if (rating) row.rating ??= (rating - 1) / 10;
  });
}

function factsOf(collection: OpenCollection, games: Games): Facts {
  const { id, rows, source } = collection;
  return { id: id!, name: source.name, at: Date.now(), count: rows.length, solved: countSolved(rows, statesIn(games)) };
}

/** This many were solved when that was last kept. */
const solvedKept = new WeakMap<OpenCollection, number>();

/** Keeps a collection that was read to its end, and takes in what had been found out about it before. One that came
 * from the library has its name already, and its text is there. */
export async function keepOpened(collection: OpenCollection, games: Games): Promise<void> {
  if (collection.failure || !collection.rows.length) return;
  const { text, shape, name } = collection.source;
  const isNew = collection.id === null;
  const id = collection.id ?? (await nameOfText(`${shape ?? ''}\n${text}`));
  const [found, before] = await Promise.all([collectionFound(id), factsKept(id)]);
  if (found) takeFound(collection, found);
  collection.id = id;
  collection.changed();
  // A pasted text has no name, but its file may have been opened before.
  const facts = { ...factsOf(collection, games), name: name || before?.name || '' };
  solvedKept.set(collection, facts.solved);
  await keepCollection(facts, isNew ? { text: shape ? { text, shape } : { text } } : {});
  // The first screen may have been drawn meanwhile, without it.
  tellShelves();
}

const keptThen = new WeakMap<OpenCollection, Promise<void>>();

/** Keeps a collection once it is read; what is found out about it meanwhile waits for that. */
export function keepWhenRead(collection: OpenCollection, games: Games): Promise<void> {
  const mine = collection.until(() => false).then(() => keepOpened(collection, games));
  keptThen.set(collection, mine);
  return mine.catch(() => undefined);
}

/** Keeps how many are solved, if others are than before. */
export async function keepProgress(collection: OpenCollection, games: Games): Promise<void> {
  if (collection.id === null || collection.reading) return;
  const { id, solved } = factsOf(collection, games);
  if (solved === solvedKept.get(collection)) return;
  solvedKept.set(collection, solved);
  // The page may be left before the database is asked.
  noteSolved(id, solved);
  const before = await factsKept(id);
  if (before) await keepCollection({ ...before, solved });
  else forgetSolved(id);
}

export async function keepFound(collection: OpenCollection, games: Games): Promise<void> {
  await keptThen.get(collection)?.catch(() => undefined);
  const { id } = collection;
  const before = id === null ? null : await factsKept(id);
  // A collection that was removed meanwhile is not kept again.
  if (before && collection.id === id) await keepCollection({ ...before, solved: factsOf(collection, games).solved }, { found: foundOf(collection) });
}
