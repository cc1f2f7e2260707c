// The cells of a board that conflict, as the engine's flaws name them.
import type { Flaw, ShapeFacts } from 'dokushin';
import type { Position } from '../game/position';
import { visibleHouses } from './facts';
import { repeatsOf } from './repeats';

type Conflicts = Map<number, number[]>;

/** The facts of a board whose rules the fog may hide: rows, columns and boxes alone are known. */
export type Foggy = Pick<ShapeFacts, 'houses'>;

function pairsOf(flaw: Flaw, position: Position, foggy: Foggy | null): (readonly number[])[] {
  if (flaw.kind !== 'repeated_digit') return repeatsOf(flaw, position).flatMap(({ cells, line }) => (foggy && !line ? [] : [cells]));
  const house = flaw.house === null ? undefined : foggy?.houses[flaw.house];
  return foggy && (!house || !visibleHouses(foggy).includes(house)) ? [] : [flaw.cells];
}

/** For each cell, the cells with which it conflicts. */
export function conflictsOf(flaws: readonly Flaw[], position: Position, foggy: Foggy | null = null): Conflicts {
  const conflicts: Conflicts = new Map();
  const add = (cell: number, other: number) => {
    const others = conflicts.get(cell) ?? [];
    if (!others.includes(other)) conflicts.set(cell, [...others, other]);
  };
  for (const flaw of flaws) {
    for (const [a, b] of pairsOf(flaw, position, foggy)) {
      if (a === undefined || b === undefined) continue;
      add(a, b);
      add(b, a);
    }
  }
  return conflicts;
}
