// A game as the library has it: its text, when that was kept, and its summary.
import { fromText } from '../game/keep';
import { type Summary, isSummary, summaryOf } from './summary';

export interface Entry {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** As toText() writes it. */
  text: string;
  /** None where the text has not been read since it came from elsewhere. */
  summary?: Summary;
}

/** The last moment that a Date can have. */
const lastMoment = 8.64e15;
export const isMoment = (at: unknown): at is number => Number.isSafeInteger(at) && (at as number) >= 0 && (at as number) <= lastMoment;

/** What the database or another tab has under a name; null if it is no game of ours. */
export function entryOf(its: unknown): Entry | null {
  if (typeof its !== 'object' || its === null) return null;
  const { at, text, summary } = its as Partial<Entry>;
  if (!isMoment(at) || typeof text !== 'string') return null;
  return isSummary(summary) ? { at, text, summary } : { at, text };
}

/** When a text was kept, as toText() writes it at the beginning; so no text is read for it. */
export const timeOf = (text: string | null) => Number(/"at":(\d+)/.exec((text ?? '').slice(0, 4000))?.[1] ?? 0);

/** The entry with a summary; without one if its text is no game. */
export function summed(entry: Entry): Entry {
  if (entry.summary) return entry;
  const game = fromText(entry.text)?.game;
  return game ? { ...entry, summary: summaryOf(game) } : entry;
}
