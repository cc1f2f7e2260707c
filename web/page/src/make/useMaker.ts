// The maker's state on the page: what is made, how far it is, how it ended.
import { useRef, useState } from 'preact/hooks';
import { cellCount } from '../game/size';
import { useKeptState } from '../useKeptState';
import { make, type Made, type Outcome, type Progress } from './maker';
import type { Order } from './order';

export function useMaker() {
  const [made, setMade] = useKeptState<Made[]>('make.made', none, keptMade, { shared: true });
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** What was there before the last removal. */
  const [before, setBefore] = useState<Made[] | null>(null);
  const running = useRef<AbortController | null>(null);

  const start = async (order: Order) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const current = () => running.current === controller;
    setOutcome(null);
    setBefore(null);
    const ended = await make(
      order,
      controller.signal,
      (now) => current() && setProgress(now),
      (one) => current() && setMade((before) => [...before.filter(({ key }) => key !== one.key), one]),
    );
    if (!current()) return;
    running.current = null;
    setProgress(null);
    setOutcome(ended);
  };
  return {
    made, progress, outcome,
    start: (order: Order) => void start(order),
    cancel: () => running.current?.abort(),
    /** Another order is written: what became of the last one says nothing about it. */
    forget: () => setOutcome(null),
    remove: (which: (one: Made) => boolean) => {
      setBefore(made);
      setMade(made.filter((one) => !which(one)));
      setOutcome(null);
    },
    /** How many were removed at last, and their return; null if none were. */
    removed: before && {
      count: before.length - made.length,
      bringBack: () => {
        setMade((now) => [...before, ...now.filter(({ key }) => !before.some((one) => one.key === key))]);
        setBefore(null);
      },
    },
  };
}

const none: Made[] = [];

/** The puzzles of the last visit, as far as all that is shown of them is there. */
function keptMade(kept: unknown): Made[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  return (kept as Made[]).filter(({ key, puzzle, facts, solution, seed, attempt, givens, rating }) => {
    const cells = cellCount(facts);
    return (
      [puzzle.givens, solution, facts.regions].every((list) => Array.isArray(list) && list.length === cells) &&
      Array.isArray(facts.houses) && facts.houses.every(({ kind }) => typeof kind === 'string') && [key, puzzle.shape, seed].every((text) => typeof text === 'string') &&
      [attempt, givens, rating ?? 0].every((number) => typeof number === 'number')
    );
  });
}
