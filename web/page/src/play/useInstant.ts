// What the engine says at once of the board.
import type { Flaw } from 'dokushin';
import { type Answer, useEngine } from '../engine/useEngine';
import { type Position, asGivens, maskOf } from '../game/position';

export interface Instant {
  position: Position;
  flaws: Flaw[];
  /** The candidates that the digits leave open, a set a cell. */
  open: number[];
}

/** Flaws and candidates: quick enough for every key. */
export function useInstant(position: Position): Answer<Instant> {
  return useEngine(
    {
      work: 'board',
      ask: async (worker) => {
        const puzzle = asGivens(position);
        const [{ flaws }, candidates] = await Promise.all([
          worker.check(puzzle, { nodes: 1, solutions: 1 }),
          worker.candidates(puzzle).catch(() => position.cells.map(() => [])),
        ]);
        return { position, flaws, open: candidates.map(maskOf) };
      },
    },
    [position.cells, position.shape],
  );
}
