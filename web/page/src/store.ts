// What the browser keeps of this page, as texts under names. A browser may refuse to keep
// anything, or have no room: then the page works, says so, and forgets.
import { useEffect, useState } from 'preact/hooks';

/** A tab's own store ends with the tab; the browser's is for all tabs and the next visit. */
type Where = 'tab' | 'browser';

const prefix = 'dokushin.';
const named = (key: string) => prefix + key;
/** Even to look at these may throw. */
const storeOf = (where: Where) => (where === 'tab' ? sessionStorage : localStorage);

/** Null if there is none, or none to be had. */
export function kept(key: string, where: Where = 'browser'): string | null {
  try {
    return storeOf(where).getItem(named(key));
  } catch {
    return null;
  }
}

/** The keys that begin so, of what the browser keeps. */
export function keptKeys(beginning: string): string[] {
  try {
    const whole = named(beginning);
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(whole) ? [name.slice(prefix.length)] : []));
  } catch {
    return [];
  }
}

/** What may refuse to keep anything: this store, and the databases of games and of collections (library/). */
type Keeper = 'texts' | 'games' | 'collections';
/** Those that refused the last that they were given. */
const refusing = new Set<Keeper>();
const watchers = new Set<(refused: boolean) => void>();

/** Notes whether a keeper refused the last that it was given, for useRefused(). */
export function tellRefused(keeper: Keeper, refused: boolean): void {
  if (refused === refusing.has(keeper)) return;
  if (refused) refusing.add(keeper);
  else refusing.delete(keeper);
  for (const watcher of watchers) watcher(refusing.size > 0);
}

/** keep() for what is no loss if it is refused: the notice does not tell of it. */
export function keepIfPossible(key: string, text: string | null, where: Where = 'browser'): boolean {
  try {
    if (text === null) storeOf(where).removeItem(named(key));
    else storeOf(where).setItem(named(key), text);
    return true;
  } catch {
    return false;
  }
}

/** Null: it is to be forgotten. False if it was refused: it is not there after a reload. */
export function keep(key: string, text: string | null, where: Where = 'browser'): boolean {
  const done = keepIfPossible(key, text, where);
  if (where === 'browser' && (text !== null || !done)) tellRefused('texts', !done);
  return done;
}

/** Whether the browser keeps nothing more of this page. */
export function useRefused(): boolean {
  const [is, setIs] = useState(refusing.size > 0);
  useEffect(() => {
    watchers.add(setIs);
    setIs(refusing.size > 0);
    return () => void watchers.delete(setIs);
  }, []);
  return is;
}

/** Calls when another tab changed what is kept; `text` is null if it was removed. */
export function onKept(changed: (key: string, text: string | null) => void): () => void {
  const listen = ({ key, newValue, storageArea }: StorageEvent) => {
    if (key?.startsWith(prefix) && storageArea !== null && isBrowsers(storageArea)) changed(key.slice(prefix.length), newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function isBrowsers(area: Storage): boolean {
  try {
    return area === localStorage;
  } catch {
    return false;
  }
}
