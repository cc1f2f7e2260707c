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

/** Whether the browser's store refused the last text that it was given. */
let refused = false;
const watchers = new Set<(refused: boolean) => void>();

function tell(now: boolean) {
  if (now === refused) return;
  refused = now;
  for (const watcher of watchers) watcher(now);
}

/** Null: it is to be forgotten. False if it was refused: it is not there after a reload. */
export function keep(key: string, text: string | null, where: Where = 'browser'): boolean {
  try {
    if (text === null) storeOf(where).removeItem(named(key));
    else storeOf(where).setItem(named(key), text);
    if (where === 'browser' && text !== null) tell(false);
    return true;
  } catch {
    if (where === 'browser') tell(true);
    return false;
  }
}

/** Whether the browser keeps nothing more of this page. */
export function useRefused(): boolean {
  const [is, setIs] = useState(refused);
  useEffect(() => {
    watchers.add(setIs);
    setIs(refused);
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
