// This module knows the collection that is open in this tab, and opens others.
import { useEffect, useReducer } from 'preact/hooks';
import { engine } from '../engine/engine';
import { collectionText, factsOf } from '../library/collections';
import type { Games } from '../library/games';
import { keepWhenRead } from './keeping';
import { OpenCollection, type Source } from './open';
import { seldom } from '../seldom';

let its: OpenCollection | null = null;
const watchers = new Set<() => void>();

export const currentCollection = () => its;

/** Openings are counted as they begin. One that takes long does not replace what was opened after it. */
let openings = 0;
let shown = 0;
const begun = new WeakMap<OpenCollection, number>();

/** Returns the number of the opening that is shown: each has another. */
export const currentOpening = () => shown;

function show(collection: OpenCollection | null, opening: number): void {
  if (its === collection || opening < shown) return;
  its = collection;
  shown = opening;
  for (const watcher of watchers) watcher();
}

/** Shows another collection. The one before is read to its end all the same, and kept. */
export const setCurrent = (collection: OpenCollection | null): void => show(collection, ++openings);

/** A longer text is read apart from what is written. */
const quickText = 64_000;

/** Begins to read a text; resolves when the first puzzles are there. */
export async function readSource(source: Source): Promise<OpenCollection> {
  const collection = new OpenCollection(source);
  begun.set(collection, ++openings);
  void collection.read(await engine(source.text.length > quickText ? 'collection' : 'text'));
  await collection.until(() => collection.rows.length > 1);
  return collection;
}

/** Makes it the tab's own, to be kept once it is read. */
export function take(collection: OpenCollection, games: Games): void {
  // Who takes it again later asks for it then.
  show(collection, begun.get(collection) ?? ++openings);
  begun.delete(collection);
  void keepWhenRead(collection, games);
}

/** These are being read: one that two parts ask for is read once. */
const reading = new Map<string, Promise<OpenCollection | null>>();

async function readKept(id: string, games: Games): Promise<OpenCollection | null> {
  const [text, facts] = await Promise.all([collectionText(id), factsOf(id)]);
  if (!text) return null;
  const collection = await readSource({ ...text, name: facts?.name ?? '' });
  collection.id = id;
  void keepWhenRead(collection, games);
  return collection;
}

/** Opens a collection of the library; null if it is not there. One that nobody asked for (`quietly`) is shown only
 * where none is. */
export async function openKept(id: string, games: Games, quietly = false): Promise<OpenCollection | null> {
  if (its?.id === id) return its;
  const opening = quietly ? 0 : ++openings;
  const mine = reading.get(id) ?? readKept(id, games).finally(() => reading.delete(id));
  reading.set(id, mine);
  const collection = await mine;
  if (collection && !(quietly && its)) show(collection, opening);
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
