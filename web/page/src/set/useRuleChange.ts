// Changes of the board's rules: the engine is asked for the name of the new shape, one change after the
// other, so that each begins with what the one before made.
import type { CoreEngine } from '../engine/core';
import { useRef, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import type { Benching } from './useBench';

export interface RuleChanging {
  /** `make` tells the new shape of that of the moment. Resolves to whether it was done: it is not if the board is
   * another one by then, or what it was asked for no longer `holds`. */
  change: (make: (worker: CoreEngine, shape: string) => Promise<string>, as?: 'shape' | 'regions', holds?: () => boolean) => Promise<boolean>;
  /** Why the last one was not done. */
  fault: unknown;
  forget: () => void;
}

export function useRuleChange({ dispatch, latest }: Benching): RuleChanging {
  const [fault, setFault] = useState<unknown>(null);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const change: RuleChanging['change'] = (make, as = 'shape', holds = () => true) => {
    const run = async () => {
      try {
        const worker = await engine('board');
        const before = latest().game.now.shape;
        if (!holds()) return false;
        const shape = await make(worker, before);
        if (latest().game.now.shape !== before || !holds()) return false;
        dispatch({ do: as, shape });
        setFault(null);
        return true;
      } catch (error) {
        setFault(error);
        return false;
      }
    };
    const mine = line.current.then(run);
    line.current = mine;
    return mine;
  };
  return { change, fault, forget: () => setFault(null) };
}
