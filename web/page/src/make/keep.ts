// What the browser keeps of a part of the page until the next visit. A browser may refuse to keep
// anything, or have no room: then it is chosen anew.
import { useLayoutEffect, useState } from 'preact/hooks';

const name = (key: string) => `dokushin.${key}`;

export function get(key: string): string | null {
  try {
    return localStorage.getItem(name(key));
  } catch {
    return null;
  }
}

export function set(key: string, text: string): void {
  try {
    localStorage.setItem(name(key), text);
  } catch {
    // Not kept.
  }
}

/** A state that outlives the page. `read` makes a value of what was kept, which may be of an older
 * version or anything else; what it throws or returns undefined for is the usual value. */
export function useKeptState<T>(key: string, usual: T, read: (kept: unknown) => T | undefined) {
  const [value, setValue] = useState<T>(() => {
    try {
      return read(JSON.parse(get(key) ?? 'null')) ?? usual;
    } catch {
      return usual;
    }
  });
  // At once, as the page may be loaded anew before it is painted. What nobody changed is not
  // written: it would hide a later version's usual value.
  useLayoutEffect(() => {
    if (value !== usual || get(key) !== null) set(key, JSON.stringify(value));
  }, [value]);
  return [value, setValue] as const;
}

/** `usual` with all fields of `kept` that have the same type. */
export function filled<T extends object>(usual: T, kept: unknown): T {
  const fields = Object.entries((kept ?? {}) as object).filter(([key, value]) => typeof value === typeof usual[key as keyof T]);
  return { ...usual, ...Object.fromEntries(fields.filter(([key]) => key in usual)) };
}
