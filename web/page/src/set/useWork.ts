// What a setter asks the engine to do with the puzzle: one thing at a time, with a way out.
import type { EngineWorker } from 'dokushin';
import { useEffect, useRef, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import type { BenchAction } from './bench';
import type { Benching } from './useBench';

/** A move, or what is to be told instead. */
export type Result = { action: BenchAction } | { tell: string };
export type Ask = (worker: EngineWorker, signal: AbortSignal) => Promise<Result>;

export interface Working {
  busy: boolean;
  told: string;
  error: unknown;
  run: (ask: Ask) => void;
  cancel: () => void;
}

export function useWork({ dispatch, latest }: Benching): Working {
  const [state, setState] = useState<{ busy: boolean; told: string; error: unknown }>({ busy: false, told: '', error: null });
  const running = useRef<AbortController | null>(null);
  // Nobody waits for it where the part is left.
  useEffect(() => () => running.current?.abort(), []);
  const run = async (ask: Ask) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const before = latest().game.now;
    setState({ busy: true, told: '', error: null });
    const end = (its: { told?: string; error?: unknown }) => {
      if (running.current === control) setState({ busy: false, told: its.told ?? '', error: its.error ?? null });
    };
    try {
      const result = await ask(await engine('bench'), control.signal);
      // Who went on meanwhile does not want the answer to an older board.
      const wanted = !control.signal.aborted && latest().game.now === before;
      if (wanted && 'action' in result) dispatch(result.action);
      end({ told: 'tell' in result ? result.tell : '' });
    } catch (error) {
      end({ error: control.signal.aborted ? null : error });
    }
  };
  return { ...state, run: (ask) => void run(ask), cancel: () => running.current?.abort() };
}
