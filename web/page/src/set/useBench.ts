// The bench in the page: the puzzle, its history and texts, kept by the browser (benches.ts) and in the address.
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import type { About } from '../game/about';
import { type Game, moveOn, newGame } from '../game/game';
import { fromText, toText } from '../game/keep';
import { LinkError, type LinkFault, toLink } from '../game/link';
import { type Position, emptyPosition } from '../game/position';
import { allMade, takeOpening } from '../library/made';
import { addressOf, linkIn, partOf } from '../route/route';
import { type BenchAction, onBench, reduceBench } from './bench';
import { type Claimed, keepBench } from './benches';
import { fromBenchLink, noTexts, toBenchLink } from './link';

const key = 'set';
/** So many moves of the history are kept. */
const mostKept = 300;
/** So many moves may be newer than the address, if the page was left at once after them. */
const mostBehind = 30;

export interface Bench {
  game: Game;
  texts: About;
  /** Texts that another board took the place of, to be brought back. */
  textsBefore: About | null;
  /** The puzzle of the library (library/made.ts) that it is; null if it was not saved. */
  made: string | null;
  /** It is that puzzle from this move of the history on; before, another one was on the bench. */
  since: number;
  fault: LinkFault | null;
}

interface Kept {
  game: string;
  texts: Partial<About>;
  textsBefore?: About | null;
  made?: string | null;
  since?: number;
}

const withTexts = (bench: Bench, texts: About): Bench => ({ ...bench, texts, textsBefore: Object.values(bench.texts).some(Boolean) ? bench.texts : bench.textsBefore });

const emptyBench = (): Bench => ({ game: newGame(emptyPosition('9x9', 9), key), texts: noTexts, textsBefore: null, made: null, since: 0, fault: null });

/** The empty bench if it can't be read. */
function benchOf(text: string | null): Bench {
  try {
    const { game, texts, textsBefore = null, made = null, since = 0 } = JSON.parse(text ?? '') as Kept;
    const its = fromText(game)?.game;
    if (its) return { game: its, texts: { ...noTexts, ...texts }, textsBefore, made, since, fault: null };
  } catch {
    // Nothing was kept there, or nothing of ours.
  }
  return emptyBench();
}

export const linkOf = ({ game, texts }: Pick<Bench, 'game' | 'texts'>): string => toBenchLink(game.now, texts);

/** Whether a bench that was closed may come back at an address: any does at one that names no puzzle. */
export const fitsAddress = (text: string): boolean => {
  const link = linkIn(location.hash, 'set');
  return !link || linkOf(benchOf(text)) === link;
};

/** What an address shows on the bench: a move, so that undo leads back to what was there. */
function linked(bench: Bench, link: string, behind: number): Bench {
  try {
    const its = link ? fromBenchLink(link) : null;
    if (!its) return { ...bench, fault: null };
    const position = onBench(its.position);
    const { now, past } = bench.game;
    const name = toLink(position);
    if ([now, ...past.slice(Math.max(0, past.length - behind))].some((before) => toLink(before) === name)) return { ...bench, fault: null };
    const isFirst = !past.length && now.cells.every(({ given }) => !given);
    const game = isFirst ? newGame(position, key) : moveOn({ ...bench.game, selected: [0], cursor: 0 }, position);
    const made = allMade().find((one) => one.link === link)?.id ?? null;
    return { ...withTexts(bench, its.texts), game, made, since: game.past.length, fault: null };
  } catch (error) {
    if (error instanceof LinkError) return { ...bench, fault: error.fault };
    throw error;
  }
}

function firstBench(text: string | null): Bench {
  const link = linkIn(location.hash, 'set');
  return linked(benchOf(text), link, takeOpening(link) ? 0 : mostBehind);
}

export interface Benching extends Bench {
  dispatch: (action: BenchAction) => void;
  setTexts: (texts: About) => void;
  setMade: (id: string | null) => void;
  /** Another board, with no texts yet. */
  begin: (position: Position) => void;
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
    const { game, texts, textsBefore, made, since } = held.current!;
    const past = game.past.slice(-mostKept);
    const its: Kept = { game: toText({ ...game, past }, 0), texts, textsBefore, made, since: Math.max(0, since - (game.past.length - past.length)) };
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
  }, [bench.game, bench.texts, bench.made, active]);
  // An empty bench that nobody touched is not kept: it would hide one that was closed.
  const begun = useRef(bench);
  const changed = useRef(false);
  changed.current ||= text !== null || bench !== begun.current || bench.game.past.length > 0;

  useLayoutEffect(() => {
    const follow = () => {
      const link = linkIn(location.hash, 'set');
      if (!link || location.hash === known.current) return;
      known.current = location.hash;
      takeOpening(link);
      change(linked(held.current!, link, 0));
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
      change({ ...withTexts(held.current!, noTexts), game, made: null, since: game.past.length, fault: null });
    },
    refuse: () => {
      const { past } = held.current!.game;
      const game = past.length ? reduceBench(held.current!.game, { do: 'undo' }) : newGame(emptyPosition('9x9', 9), key);
      change({ ...held.current!, game: { ...game, future: [] }, fault: 'shape' });
    },
    setTexts: (texts) => change({ ...held.current!, texts }),
    setMade: (made) => change({ ...held.current!, made, since: Math.min(held.current!.since, held.current!.game.past.length) }),
    latest: () => held.current!,
  };
}
