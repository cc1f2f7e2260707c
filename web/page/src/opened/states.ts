// The library tells how far a player is with each puzzle of a collection, since it knows each game by its puzzle.
import { progressOf } from '../game/progress';
import type { Games } from '../library/games';
import type { Row } from './row';

export type GameState = 'new' | 'begun' | 'solved';
export type StateOf = (row: Row) => GameState;

/** Looks games up by shape and then by givens, so that no name is put together for each of many rows. */
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
