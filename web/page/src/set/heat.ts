// Counts of solutions as heat: how much each candidate would leave open.
import { digitsOf } from '../game/position';
import type { Live } from './live';
import { mostCounted } from './live';

/** From 1, the digit that leaves one solution, to 4, one that leaves very many; 0: no solution has it. */
export function heatOf(count: number): number {
  if (count <= 1) return count;
  return count < 6 ? 2 : count < mostCounted ? 3 : 4;
}

export const countText = (count: number) => (count >= mostCounted ? `${mostCounted}+` : String(count));

export interface Deciding {
  cell: number;
  digit: number;
}

/** Digits that would leave exactly one solution. */
export function decidingOf({ counts }: Live): Deciding[] {
  return (counts ?? []).flatMap((its, cell) => its.flatMap((count, index) => (count === 1 ? [{ cell, digit: index + 1 }] : [])));
}

/** For a cell its digits that some solution has, with how many do; null while they are not counted. */
export function countsIn(live: Live | null, cell: number): { digit: number; count: number }[] | null {
  if (!live?.counts || !live.candidates) return null;
  return digitsOf(live.candidates[cell] ?? 0).map((digit) => ({ digit, count: live.counts![cell]![digit - 1]! }));
}
