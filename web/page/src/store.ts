// What the browser keeps of this page, as texts under names. A browser may refuse to keep
// anything, or have no room: then the page works, and forgets.

/** A tab's own store ends with the tab; the browser's is for all tabs and the next visit. */
type Where = 'tab' | 'browser';

const named = (key: string) => `dokushin.${key}`;
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

/** Null: it is to be forgotten. */
export function keep(key: string, text: string | null, where: Where = 'browser'): void {
  try {
    if (text === null) storeOf(where).removeItem(named(key));
    else storeOf(where).setItem(named(key), text);
  } catch {
    // Refused or full: it is not there after a reload.
  }
}
