// The puzzles that somebody made and saved: each as its link, which holds the board and its texts.
import { keep, kept, keptKeys } from '../store';
import { isMoment } from './entry';

const prefix = 'made.';
/** Whether the browser keeps a made puzzle there. */
export const isMadeKey = (key: string): boolean => key.startsWith(prefix);

export interface OwnPuzzle {
  id: string;
  /** When it was saved, in milliseconds since 1970. */
  at: number;
  /** As the bench has it in its address (set/link.ts). */
  link: string;
}

export function isMade(its: unknown): its is OwnPuzzle {
  const { id, at, link } = Object(its) as Partial<OwnPuzzle>;
  return typeof id === 'string' && id !== '' && isMoment(at) && typeof link === 'string';
}

export function madeOf(id: string): OwnPuzzle | null {
  try {
    const its: unknown = JSON.parse(kept(prefix + id) ?? 'null');
    return isMade(its) && its.id === id ? its : null;
  } catch {
    return null;
  }
}

/** Returns all, the one that was saved last first. */
export const allMade = (): OwnPuzzle[] =>
  keptKeys(prefix).flatMap((key) => madeOf(key.slice(prefix.length)) ?? []).sort((a, b) => b.at - a.at);

/** Returns false if the browser refused it. */
export const keepMade = (its: OwnPuzzle): boolean => keep(prefix + its.id, JSON.stringify(its));
export const removeMade = (id: string): void => void keep(prefix + id, null);

/** The puzzle that the library is about to open on the bench. */
let opening: OwnPuzzle | null = null;
export const setOpening = (its: OwnPuzzle): void => void (opening = its);
/** Returns it if it has that link; once. */
export function takeOpening(link: string): OwnPuzzle | null {
  const its = opening?.link === link ? opening : null;
  opening = null;
  return its;
}
