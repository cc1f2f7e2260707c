// The bench in the page: the puzzle, its history and texts, kept by the browser (benches.ts) and in the address.
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import type { About } from '../game/about';
import { fromText, toText } from '../game/keep';
import type { Position } from '../game/position';
import { type OwnPuzzle, madeOf, takeOpening } from '../library/made';
import { addressOf, linkIn, partOf } from '../route/route';
import { type BenchAction, reduceBench } from './bench';
import { type Claimed, keepBench } from './benches';
import { noTexts } from './link';
import { type Bench, emptyBench, linkOf, linked, taken, withMade, withTexts } from './linked';

export { linkOf };

/** So many moves of the history are kept. */
const mostKept = 300;
/** So many moves may be newer than the address, if the page was left at once after them. */
const mostBehind = 30;

interface Kept {
  game: string;
  texts: Partial<About>;
  textsBefore?: About | null;
  made?: string | null;
  savedAt?: number | null;
  since?: number;
}

/** The empty bench if it can't be read. */
function benchOf(text: string | null): Bench {
  try {
    const { game, texts, textsBefore = null, made = null, savedAt = (made !== null && madeOf(made)?.at) || null, since = 0 } = JSON.parse(text ?? '') as Kept;
    const its = fromText(game)?.game;
    if (its) return { game: its, texts: { ...noTexts, ...texts }, textsBefore, made, savedAt, since, fault: null };
  } catch {
    // Nothing was kept there, or nothing of ours.
  }
  return emptyBench();
}

/** Whether a bench that was closed may come back at an address: any does at one that names no puzzle. */
export const fitsAddress = (text: string): boolean => {
  const link = linkIn(location.hash, 'set');
  return !link || linkOf(benchOf(text)) === link;
};

function firstBench(text: string | null): Bench {
  const link = linkIn(location.hash, 'set');
  const opened = takeOpening(link);
  return linked(benchOf(text), link, { behind: opened ? 0 : mostBehind, opened });
}

export interface Benching extends Bench {
  dispatch: (action: BenchAction) => void;
  setTexts: (texts: About) => void;
  /** It was saved to the library. */
  setMade: (its: OwnPuzzle) => void;
  /** Another board, with no texts yet. */
  begin: (position: Position) => void;
  /** A puzzle that was read: it takes the place of what is there, as a move. */
  take: (position: Position) => void;
  /** The board that is there is none: back to the one before, and tell it. */
  refuse: () => void;
  /** The bench as it is at this moment, drawn or not. */
  latest: () => Bench;
}

export function useBench(active: boolean, { id, text }: Claimed): Benching {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const held = useRef<Bench | null>(null);
  held.current ??= firstBench(text);
  const bench = held.current;
  const known = useRef(location.hash);
  const change = (next: Bench) => {
    if (next === held.current) return;
    held.current = next;
    draw(undefined);
  };

  const keepNow = () => {
    const { game, texts, textsBefore, made, savedAt, since } = held.current!;
    const past = game.past.slice(-mostKept);
    const its: Kept = { game: toText({ ...game, past }, 0), texts, textsBefore, made, savedAt, since: Math.max(0, since - (game.past.length - past.length)) };
    keepBench(id, its);
  };
  const write = () => {
    const { game, texts } = held.current!;
    const hash = location.hash;
    if (partOf(hash) !== 'set' || (hash !== known.current && linkIn(hash, 'set'))) return;
    const address = addressOf('set', linkOf({ game, texts }));
    if (address !== hash) history.replaceState(null, '', address);
    known.current = location.hash;
  };
  // Browsers refuse addresses that change too often.
  useLayoutEffect(() => {
    const now = () => (changed.current && keepNow(), write());
    const timer = setTimeout(now, 100);
    addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', now);
    };
  }, [bench.game, bench.texts, bench.made, bench.savedAt, active]);
  // An empty bench that nobody touched is not kept: it would hide one that was closed.
  const begun = useRef(bench);
  const changed = useRef(false);
  changed.current ||= text !== null || bench !== begun.current || bench.game.past.length > 0;

  useLayoutEffect(() => {
    const follow = () => {
      const link = linkIn(location.hash, 'set');
      if (!link) return;
      const opened = takeOpening(link);
      if (!opened && location.hash === known.current) return;
      known.current = location.hash;
      change(linked(held.current!, link, { opened }));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return {
    ...bench,
    // Undo has led back to another puzzle.
    made: bench.game.past.length < bench.since ? null : bench.made,
    dispatch: (action) => change({ ...held.current!, game: reduceBench(held.current!.game, action), fault: null }),
    begin: (position) => {
      const game = reduceBench(held.current!.game, { do: 'position', position });
      change({ ...withTexts(held.current!, noTexts), game, made: null, savedAt: null, since: game.past.length, fault: null });
    },
    take: (position) => change(taken(held.current!, position)),
    refuse: () => {
      const { past } = held.current!.game;
      const game = past.length ? reduceBench(held.current!.game, { do: 'undo' }) : emptyBench().game;
      change({ ...held.current!, game: { ...game, future: [] }, fault: 'shape' });
    },
    setTexts: (texts) => change({ ...held.current!, texts }),
    setMade: (its) => change(withMade(held.current!, its)),
    latest: () => held.current!,
  };
}
