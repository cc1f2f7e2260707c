// What the browser keeps of a part of the page until the next visit.
import { useLayoutEffect, useState } from 'preact/hooks';
import { keep, kept, onKept } from './store';

/** A state that outlives the page. `read` makes a value of what was kept, which may be of an older
 * version or anything else; what it throws or returns undefined for is the usual value. `shared`: another tab's
 * change is this tab's, too, so that neither writes over what the other one added. */
export function useKeptState<T>(key: string, usual: T, read: (its: unknown) => T | undefined, { shared = false } = {}) {
  const valueOf = (text: string | null): T => {
    try {
      return read(JSON.parse(text ?? 'null')) ?? usual;
    } catch {
      return usual;
    }
  };
  const [value, setValue] = useState(() => valueOf(kept(key)));
  useLayoutEffect(() => {
    if (shared) return onKept((changed, text) => changed === key && setValue(valueOf(text)));
  }, []);
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
