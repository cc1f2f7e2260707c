// The library keeps this of a collection beside its text. A database may hold anything: what has another form is left out.
import { lengthIn } from './collection-name';

export interface Facts {
  /** It follows from the text, so that the same file is the same collection. */
  id: string;
  /** This is the file's name; it is empty where there was no file. */
  name: string;
  /** It was opened last at this time, in milliseconds since 1970. */
  at: number;
  /** So many puzzles could be read. */
  count: number;
  solved: number;
}

/** About how many bytes a collection takes in a file. */
export const sizeOf = ({ id, count }: Facts): number => lengthIn(id) + 4 * count;

/** This was found out about its puzzles. Each has a value in both lists; 0 if nothing is known. */
export interface Found {
  /** A value is the place in `statuses`, from 1. */
  statuses: Uint8Array;
  /** A value is ten times the rating, plus 1. */
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
