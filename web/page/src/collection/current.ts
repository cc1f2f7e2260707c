// This module knows the collection that is open in this tab, and opens others.
import { useEffect, useReducer } from 'preact/hooks';
import { engine } from '../engine/engine';
import type { Games } from '../game/games';
import { collectionText, factsOf } from '../library/collections';
import { keepOpened } from './keeping';
import { OpenCollection, type Source } from './open';
import { seldom } from './seldom';

let its: OpenCollection | null = null;
const watchers = new Set<() => void>();

export const currentCollection = () => its;

/** Shows another collection. The one before is read to its end all the same, and kept. */
export function setCurrent(collection: OpenCollection | null): void {
  if (its === collection) return;
  its = collection;
  for (const watcher of watchers) watcher();
}

/** A text of so many characters is read by a worker that runs already. */
const quickText = 64_000;

/** Begins to read a text; resolves when the first puzzles are there. */
export async function readSource(source: Source): Promise<OpenCollection> {
  const collection = new OpenCollection(source);
  void collection.read(await engine(source.text.length > quickText ? 'collection' : 'board'));
  await collection.until(() => collection.rows.length > 1);
  return collection;
}

/** Makes it the tab's own, to be kept once it is read. */
export function take(collection: OpenCollection, games: Games): void {
  setCurrent(collection);
  void collection.until(() => false).then(() => keepOpened(collection, games));
}

/** Opens a collection of the library; null if it is not there. */
export async function openKept(id: string, games: Games): Promise<OpenCollection | null> {
  if (its?.id === id) return its;
  const [text, facts] = await Promise.all([collectionText(id), factsOf(id)]);
  if (!text) return null;
  const collection = await readSource({ ...text, name: facts?.name ?? '' });
  collection.id = id;
  take(collection, games);
  return collection;
}

/** Returns the open collection, and draws anew when more of it is known. */
export function useCurrent(): OpenCollection | null {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const watch = () => refresh(undefined);
    watchers.add(watch);
    return () => void watchers.delete(watch);
  }, []);
  const now = its;
  useEffect(() => {
    if (!now) return;
    const { call, end } = seldom(() => refresh(undefined));
    const unlisten = now.onChange(call);
    return () => (end(), unlisten());
  }, [now]);
  return now;
}
