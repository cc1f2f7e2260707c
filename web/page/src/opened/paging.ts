// A place in a collection that is paged through.
import type { OpenCollection } from './open';
import { nameOfRow } from './row';

export interface Paging {
  collection: OpenCollection;
  /** These are the places of its puzzles in the order in which they are paged through; null is the order of the file. */
  order: Uint32Array | null;
  /** The puzzle has this place in that order. */
  index: number;
}

export const countOf = ({ order, collection }: Paging) => order?.length ?? collection.rows.length;

/** Returns the place of the puzzle in the order; -1 if it is not there. */
export function placeOf(paging: Paging, name: string): number {
  const { collection, order, index } = paging;
  const is = (at: number) => {
    const row = collection.rows[order ? order[at]! : at];
    return row !== undefined && name.endsWith(row.givens) && nameOfRow(row) === name;
  };
  if (is(index)) return index;
  for (let at = 0, count = countOf(paging); at < count; at++) if (is(at)) return at;
  return -1;
}
