// What the board and the counters show: where the player stands, or, while it is on its way, where
// the search has come.
import type { Controls } from './usePlayer';

export interface Shown {
  grid: readonly number[];
  placed: number;
  backtracks: number;
  depth: number;
  events: number;
  milliseconds: number | undefined;
}

export function shownOf({ player, moving }: Controls): Shown | null {
  if (!player) return null;
  const { scout, replay } = player;
  if (moving?.kind === 'run' && scout.grid) {
    const { grid, placed, backtracks, depth, milliseconds } = scout;
    return { grid, placed, backtracks, depth, events: scout.trail.reach, milliseconds };
  }
  const { grid, placed, backtracks, depth, position } = replay;
  const here = { grid, placed, backtracks, depth, events: position, milliseconds: scout.trail.millisecondsAt(position) };
  // On a long way to another moment: the last picture before it.
  const near = moving?.kind === 'seek' && moving.to !== null ? scout.trail.before(moving.to) : undefined;
  return near ? { ...here, grid: near.grid, backtracks: near.backtracks, events: near.events, milliseconds: near.milliseconds } : here;
}
