// What is kept of a collection beside its text. A database may hold anything: what has not the form is left out.
export interface Facts {
  /** Follows from the text: the same file is the same collection. */
  id: string;
  /** The file's name; empty where there was no file. */
  name: string;
  /** When it was opened last, in milliseconds since 1970. */
  at: number;
  /** How many puzzles could be read. */
  count: number;
  solved: number;
}

/** What was found out about its puzzles, a value a puzzle; 0: nothing. */
export interface Found {
  /** The place in `statuses`, from 1. */
  statuses: Uint8Array;
  /** Ten times the rating, and 1. */
  ratings: Uint16Array;
}
export const statuses = ['unique', 'multiple', 'none', 'invalid', 'limit'] as const;

const isCount = (its: unknown) => Number.isSafeInteger(its) && (its as number) >= 0;

export function isFacts(its: unknown): its is Facts {
  if (typeof its !== 'object' || its === null) return false;
  const { id, name, at, count, solved } = its as Partial<Facts>;
  return typeof id === 'string' && typeof name === 'string' && isCount(at) && isCount(count) && isCount(solved);
}

export function isFound(its: unknown): its is Found {
  const { statuses: some, ratings } = Object(its) as Partial<Found>;
  return some instanceof Uint8Array && ratings instanceof Uint16Array && some.length === ratings.length;
}
