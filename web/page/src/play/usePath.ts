// The whole way to the solution, step by step, and the puzzle's rating. Both may take long: each
// is shown as it comes, and a cancelled one ends at once.
import type { PathStep, Puzzle, Rating, Technique } from 'dokushin';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CoreEngine } from '../engine/core';
import { engine } from '../engine/engine';
import { isOfShape, isRefusal } from '../engine/told';
import { type Position, nameOf } from '../game/position';
import type { Obstacle } from './obstacle';
import { type PathFrom, startOfPath } from './path-start';
import { type Telling, nameOfTelling, optionsOf } from './telling';

export type PathState = 'none' | 'working' | 'rating' | 'done' | 'cancelled' | 'notUnique' | 'obstacle' | 'shape' | 'failed';

export interface Path {
  state: PathState;
  /** Of which puzzle. */
  givens: string;
  from: PathFrom;
  /** The board as it was asked from; null before any was. */
  position: Position | null;
  /** Why no path leads on from the player's board. */
  obstacle: Obstacle | null;
  /** Those that were found so far. */
  steps: readonly PathStep[];
  /** How the steps ended; null while they are being found. */
  ended: { solved: boolean; gaveUp: boolean } | null;
  rating: Rating | null;
  techniques: readonly Technique[];
}

const nothing: Path = { state: 'none', givens: '', from: 'start', position: null, obstacle: null, steps: [], ended: null, rating: null, techniques: [] };
const stepSeconds = 60;
/** Milliseconds without a further choice of techniques before the path is told anew. */
const againAfter = 500;
/** On larger boards HoDoKu's scale means nothing: its scores and levels are made for 9×9. */
export const hodokuSide = 9;

/** The puzzle's rating; null where neither scale has one, as for a board with cages or lines. */
async function ratingOf(worker: CoreEngine, puzzle: Puzzle, { side }: Position, signal: AbortSignal): Promise<Rating | null> {
  try {
    return await worker.rate(puzzle, { hodoku: side <= hodokuSide }, { signal });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

export interface PathFinding {
  path: Path;
  /** Asks for the path of the puzzle, or for the one that goes on from the player's board. */
  ask: (from: PathFrom) => void;
  cancel: () => void;
}

export function usePath(position: Position, telling: Telling): PathFinding {
  const [path, setPath] = useState<Path>(nothing);
  const control = useRef<AbortController | null>(null);
  const givens = nameOf(position);

  const name = nameOfTelling(telling);
  /** As the path was told, or is being told. */
  const told = useRef(name);
  const again = useRef(0);

  const ask = async (from: PathFrom, at: Position) => {
    clearTimeout(again.current);
    told.current = name;
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    const tell = (part: Partial<Path>) => !signal.aborted && setPath((now) => ({ ...now, ...part }));
    setPath({ ...nothing, state: 'working', givens, from, position: at });
    try {
      const worker = await engine('path');
      const puzzle = await startOfPath(worker, at, from, signal);
      if (puzzle === 'notUnique') return tell({ state: 'notUnique' });
      if ('state' in puzzle) return tell({ state: 'obstacle', obstacle: puzzle });
      tell({ techniques: await worker.techniques() });
      const found: PathStep[] = [];
      let frame = 0;
      const onProgress = (step: PathStep) => {
        found.push(step);
        // Many may come between two drawings.
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => tell({ steps: [...found] }));
      };
      const { solved, gaveUp } = await worker.explain(puzzle, { ...optionsOf(telling, at), time: stepSeconds, onProgress }, { signal });
      cancelAnimationFrame(frame);
      // The same objects as before: whoever looks at one of them goes on.
      const ended = { solved, gaveUp };
      // A rating is the puzzle's, and not that of what is left of it.
      if (from === 'board') return tell({ steps: found, ended, state: 'done' });
      tell({ steps: found, ended, state: 'rating' });
      tell({ state: 'done', rating: await ratingOf(worker, puzzle, position, signal) });
    } catch (error) {
      tell({ state: isOfShape(error, position) ? 'shape' : 'failed' });
    }
  };
  const cancel = () => {
    clearTimeout(again.current);
    control.current?.abort();
    setPath((now) => ({ ...now, state: now.ended ? 'done' : 'cancelled' }));
  };

  // Another puzzle's path is of no use; it is dropped before anyone can ask for the new one's.
  useLayoutEffect(() => {
    control.current?.abort();
    setPath(nothing);
  }, [givens]);
  // Another language or order tells anew what was told, or is being told: once, whatever else is chosen
  // in the same moment.
  useEffect(() => {
    const isTold = path.givens === givens && (path.state === 'working' || path.ended !== null);
    if (!isTold || told.current === name) return;
    again.current = window.setTimeout(() => void ask(path.from, path.position ?? position), againAfter);
    return () => clearTimeout(again.current);
  }, [name, givens]);
  useEffect(() => () => control.current?.abort(), []);

  return { path, ask: (from) => void ask(from, position), cancel };
}
