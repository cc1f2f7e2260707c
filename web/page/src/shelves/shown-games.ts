// The games of the library, with what a shelf shows of each; no game's history is read for it.
import { type Progress, progressOf } from '../game/progress';
import type { Games } from '../library/games';
import type { Summary } from '../library/summary';

export interface ShownGame extends Progress {
  id: string;
  at: number;
  summary: Summary;
}

/** The one that was played last first. */
export const gamesShown = (games: Games): ShownGame[] => games.summaries().map((its) => ({ ...its, ...progressOf(its.id) }));
