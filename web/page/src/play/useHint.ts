// A hint in stages: where to look, the technique's name, the whole reasoning.
import type { Step } from 'dokushin';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import type { Position } from '../game/position';
import { type Obstacle, obstacleIn, puzzleToTell } from './obstacle';
import { type Telling, nameOfTelling, optionsOf, usesOwn, usesWhips } from './telling';

/** 1: where; 2: the technique, too; 3: everything. */
export type Stage = 1 | 2 | 3;
export type Hint =
  | { state: 'none' }
  | { state: 'looking' }
  | { state: 'shown'; step: Step; stage: Stage }
  | { state: 'nothing'; why: 'own' | 'whips' | 'slow' }
  | Obstacle
  | { state: 'applied'; result: string };

const limitSeconds = 60;

export interface Hinting {
  hint: Hint;
  ask: () => void;
  /** Looks for any technique, not whips or those of the player's own list alone. */
  askBeyond: () => void;
  /** Shows a step that is known already, from its first stage on. */
  show: (step: Step) => void;
  further: () => void;
  applied: (result: string) => void;
  close: () => void;
}

/** A hint goes when the board changes: it is about what stood there; that one was applied is told
 * until another `game` is on the board. `wrong`: what the live check says; null if it has not answered.
 * `seen`: the board shows candidates. */
export function useHint(position: Position, game: string, telling: Telling, wrong: boolean | null, seen: boolean): Hinting {
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
      const puzzle = await puzzleToTell(worker, position, wrong, signal, seen);
      if ('state' in puzzle) return tell(puzzle);
      const { step, gaveUp } = await worker.hint(puzzle, { ...optionsOf(its, position), time: limitSeconds }, { signal });
      const ended = usesOwn(its) ? 'own' : usesWhips(its, position) ? 'whips' : 'none';
      tell(step ? { state: 'shown', step, stage: 1 } : { state: 'nothing', why: gaveUp ? 'slow' : ended });
    } catch (error) {
      tell(obstacleIn(error, position));
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
