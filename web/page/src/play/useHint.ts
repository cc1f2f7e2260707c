// A hint in stages: where to look, the technique's name, the whole reasoning.
import type { EngineWorker, Puzzle, Status, Step } from 'dokushin';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import { isForItsRules } from '../engine/told';
import { type Position, toPuzzle } from '../game/position';
import { type Telling, nameOfTelling, optionsOf, usesOwn } from './telling';
import { concluded, isMarked, marked } from './useEngine';

/** 1: where; 2: the technique, too; 3: everything. */
export type Stage = 1 | 2 | 3;
export type Hint =
  | { state: 'none' }
  | { state: 'looking' }
  | { state: 'shown'; step: Step; stage: Stage }
  | { state: 'nothing'; why: 'none' | 'own' | 'solved' | 'wrong' | 'slow' | 'rules' }
  /** The player's marks lack the digit that belongs into these cells. */
  | { state: 'missed'; cells: readonly number[] }
  | { state: 'applied'; result: string };

const limitSeconds = 60;
const checkSeconds = 2;

export const isWrong = (status: Status) => status === 'none' || status === 'invalid';

/** Asked where the live check has not answered yet. The digits come first: if they contradict each
 * other, there are no candidates to ask for. */
async function foundWrong(worker: EngineWorker, position: Position, signal: AbortSignal): Promise<boolean> {
  const wrong = async (puzzle: Puzzle) =>
    isWrong((await worker.check(puzzle, { time: checkSeconds, solutions: 1 }, { signal })).status);
  return (await wrong(toPuzzle(position))) || wrong(await concluded(worker, position));
}

/** Finds the cells whose marks lack their digit of the solution; none where the solution is not unique. */
async function missed(worker: EngineWorker, position: Position, { candidates }: Puzzle, signal: AbortSignal): Promise<number[]> {
  const { status, grids } = await worker.check(toPuzzle(position), { time: checkSeconds, solutions: 2 }, { signal });
  const [solution] = grids;
  if (status !== 'unique' || !solution) return [];
  return position.cells.flatMap(({ given, digit }, cell) => (given || digit || candidates![cell]!.includes(solution[cell]!) ? [] : [cell]));
}

export interface Hinting {
  hint: Hint;
  ask: () => void;
  /** Looks for any technique, not those of the player's own list alone. */
  askBeyond: () => void;
  /** Shows a step that is known already, from its first stage on. */
  show: (step: Step) => void;
  further: () => void;
  applied: (result: string) => void;
  close: () => void;
}

/** A hint goes when the board changes: it is about what stood there; that one was applied is told
 * until another `game` is on the board. `wrong`: what the live check says; null if it has not answered. */
export function useHint(position: Position, game: string, telling: Telling, wrong: boolean | null): Hinting {
  const [hint, setHint] = useState<Hint>({ state: 'none' });
  const control = useRef<AbortController | null>(null);
  const stop = () => {
    control.current?.abort();
    control.current = null;
  };
  // Before anybody can press again: a hint that was asked for since must not be ended.
  useLayoutEffect(() => {
    stop();
    setHint((before) => (before.state === 'applied' || before.state === 'none' ? before : { state: 'none' }));
  }, [position.cells, nameOfTelling(telling)]);
  useLayoutEffect(() => setHint({ state: 'none' }), [game]);
  useEffect(() => stop, []);

  const ask = async (its: Telling) => {
    stop();
    if (wrong) return setHint({ state: 'nothing', why: 'wrong' });
    const { signal } = (control.current = new AbortController());
    const tell = (to: Hint) => !signal.aborted && setHint(to);
    setHint({ state: 'looking' });
    try {
      const worker = await engine('explain');
      if (wrong === null && (await foundWrong(worker, position, signal))) return tell({ state: 'nothing', why: 'wrong' });
      if (position.cells.every(({ given, digit }) => given || digit)) return tell({ state: 'nothing', why: 'solved' });
      const own = isMarked(position);
      const puzzle = await (own ? marked : concluded)(worker, position);
      const cells = own ? await missed(worker, position, puzzle, signal) : [];
      if (cells.length) return tell({ state: 'missed', cells });
      const { step, gaveUp } = await worker.hint(puzzle, { ...optionsOf(its), time: limitSeconds }, { signal });
      const ended = usesOwn(its) ? 'own' : 'none';
      tell(step ? { state: 'shown', step, stage: 1 } : { state: 'nothing', why: gaveUp ? 'slow' : ended });
    } catch (error) {
      const ruled = await isForItsRules(error, position.shape).catch(() => false);
      tell({ state: 'nothing', why: ruled ? 'rules' : 'none' });
    }
  };
  return {
    hint,
    ask: () => void ask(telling),
    askBeyond: () => void ask({ ...telling, order: 'explainer' }),
    show: (step) => {
      stop();
      setHint({ state: 'shown', step, stage: 1 });
    },
    further: () => setHint((now) => (now.state === 'shown' ? { ...now, stage: now.stage === 1 ? 2 : 3 } : now)),
    applied: (result) => setHint({ state: 'applied', result }),
    close: () => {
      stop();
      setHint({ state: 'none' });
    },
  };
}
