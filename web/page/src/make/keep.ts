// What the browser keeps of a part of the page until the next visit.
import { useLayoutEffect, useState } from 'preact/hooks';
import { keep, kept } from '../store';

/** A state that outlives the page. `read` makes a value of what was kept, which may be of an older
 * version or anything else; what it throws or returns undefined for is the usual value. */
export function useKeptState<T>(key: string, usual: T, read: (its: unknown) => T | undefined) {
  const [value, setValue] = useState<T>(() => {
    try {
      return read(JSON.parse(kept(key) ?? 'null')) ?? usual;
    } catch {
      return usual;
    }
  });
  // At once, as the page may be loaded anew before it is painted. What nobody changed is not
  // written: it would hide a later version's usual value.
  useLayoutEffect(() => {
    if (value !== usual || kept(key) !== null) keep(key, JSON.stringify(value));
  }, [value]);
  return [value, setValue] as const;
}

/** `usual` with all fields of `kept` that have the same type. */
export function filled<T extends object>(usual: T, its: unknown): T {
  const fields = Object.entries((its ?? {}) as object).filter(([key, value]) => typeof value === typeof usual[key as keyof T]);
  return { ...usual, ...Object.fromEntries(fields.filter(([key]) => key in usual)) };
}
