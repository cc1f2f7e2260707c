// The fog of the game: which cells it hides, and whether the player asked for help in spite of it.
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { Shown } from '../board/PlayBoardData';
import { engine } from '../engine/engine';
import { hiddenIn, seenThrough, solutionOf } from '../game/fog-solution';
import type { Position } from '../game/position';
import { FogSearch } from './fog-search';

export interface Fogged {
  /** The cells in the fog; null where there is none. */
  hidden: ReadonlySet<number> | null;
  /** Hints, checks and candidates would reveal what the fog hides, and wait until they are asked for. */
  closed: boolean;
  open: () => void;
}

const search = new FogSearch(async (puzzle, time, signal) => (await engine('fog')).check(puzzle, { time }, { signal }));

export function useFog(position: Position, id: string): Fogged {
  const [opened, setOpened] = useState('');
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const { fog, entering, cells } = position;
  const solution = solutionOf(position);
  const wanted = fog !== undefined && !entering && solution === null;
  useEffect(() => {
    if (wanted) void search.find(position).then(() => drawAnew(undefined));
    else search.stop();
  }, [wanted, cells]);
  const hidden = useMemo(() => hiddenIn(position), [cells, fog, entering, solution]);
  return { hidden, closed: hidden !== null && opened !== id, open: () => setOpened(id) };
}

/** What the board shows, without what the fog hides. */
export function throughFog(shown: Shown, position: Position, hidden: ReadonlySet<number> | null): Shown {
  if (!hidden || shown.cells !== position.cells) return shown;
  const isHidden = (cell: number) => hidden.has(cell) && position.cells[cell]!.given > 0;
  const conflicts = new Map<number, readonly number[]>();
  for (const [cell, others] of shown.conflicts) {
    const known = others.filter((other) => !isHidden(other));
    if (known.length && !isHidden(cell)) conflicts.set(cell, known);
  }
  return { ...shown, cells: seenThrough(position, hidden).cells, conflicts, hidden };
}
