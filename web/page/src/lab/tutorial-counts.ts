// The backtracks of the smarter searches on the shelf's puzzles, by those of the tutorials' search. A test compares
// them with the engine's.
import type { Why } from '../words/tutorials';
import type { Method } from './methods';

export interface Counts extends Record<Exclude<Method, 'backtrack'>, number> {
  /** Absent where there is nothing to spare. */
  why?: Why;
}

const none = { mrv: 0, singles: 0, dlx: 0 };

export const countsOf: Readonly<Record<number, Counts>> = {
  0: none,
  30: { ...none, why: 'single' },
  8: { ...none, why: 'single' },
  18: { ...none, why: 'single' },
  85: { ...none, why: 'single' },
  220: { ...none, why: 'single' },
  11187: { mrv: 30, singles: 1, dlx: 1, why: 'fewer' },
  69175252: { mrv: 6045, singles: 0, dlx: 0, why: 'hidden' },
};
