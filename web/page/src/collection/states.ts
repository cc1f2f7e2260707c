// How far a player is with the puzzles of a collection: the library knows each game by its puzzle.
import type { Games } from '../game/games';
import { progressOf } from '../game/progress';
import type { GameState } from './order';
import type { Row } from './row';

export type StateOf = (row: Row) => GameState;

/** By shape and givens, apart, so that no name is put together for each of many rows. */
export function statesIn(games: Games): StateOf {
  const states = new Map<string, Map<string, GameState>>();
  for (const { id, summary } of games.summaries()) {
    const solved = progressOf(id).solvedAt !== null;
    if (!solved && !summary.begun) continue;
    const its = states.get(summary.shape) ?? new Map<string, GameState>();
    states.set(summary.shape, its);
    if (solved || !its.has(summary.givens)) its.set(summary.givens, solved ? 'solved' : 'begun');
  }
  return ({ shape, givens }) => states.get(shape)?.get(givens) ?? 'new';
}

export function countSolved(rows: readonly Row[], stateOf: StateOf): number {
  let count = 0;
  for (const row of rows) if (stateOf(row) === 'solved') count++;
  return count;
}
