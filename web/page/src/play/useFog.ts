// The fog of the game: which cells it hides, and whether the player asked for help in spite of it.
import { useMemo, useState } from 'preact/hooks';
import type { Shown } from '../board/PlayBoardData';
import { hiddenIn, keepSolution, seenThrough, solutionOf } from '../game/fog-solution';
import type { Position } from '../game/position';
import { useEngine } from './useEngine';

const seconds = 20;

export interface Fogged {
  /** The cells in the fog; null where there is none. */
  hidden: ReadonlySet<number> | null;
  /** Hints, checks and candidates would reveal what the fog hides, and wait until they are asked for. */
  closed: boolean;
  open: () => void;
}

export function useFog(position: Position, id: string): Fogged {
  const [opened, setOpened] = useState('');
  const { fog, shape, entering } = position;
  const wanted = fog && !entering && solutionOf(position) === null;
  // The answer is kept beside the board; what comes back here draws it anew.
  const answer = useEngine(
    {
      work: 'check',
      ask: async (worker, signal) => {
        if (!wanted) return null;
        const { status, grids } = await worker.check({ shape, givens: position.cells.map(({ given }) => given) }, { time: seconds }, { signal });
        keepSolution(position, status === 'unique' ? grids[0]! : 'none');
        return status;
      },
    },
    [fog, shape, wanted, id],
  );
  const hidden = useMemo(() => hiddenIn(position), [position.cells, fog, entering, answer]);
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
  return { ...shown, cells: seenThrough(position).cells, conflicts, hidden };
}
