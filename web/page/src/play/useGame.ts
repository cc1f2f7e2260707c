// The game in the page: its reducer, the link in the address bar, and the browser's store.
import { type Dispatch, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { type Action, type Game, newGame, reduce } from '../game/game';
import { fromText, toText } from '../game/keep';
import { LinkError, type LinkFault, fromLink, toLink } from '../game/link';
import { type Position, emptyPosition } from '../game/position';
import { keep, kept } from '../store';

const storeKey = 'play';
/** A tab's own game comes first, so that two tabs do not take each other's. */
const stores = ['tab', 'browser'] as const;

const readStores = () => stores.map((store) => fromText(kept(storeKey, store)));

function writeStores(text: string) {
  for (const store of stores) keep(storeKey, text, store);
}

interface First {
  game: Game;
  fault: LinkFault | null;
  /** The address brought a puzzle that was not being played. */
  brought: boolean;
}

/** The link's position or a LinkFault; null if the address holds none. */
export function readLink(address: string): Position | LinkFault | null {
  try {
    return fromLink(address);
  } catch (error) {
    if (error instanceof LinkError) return error.fault;
    throw error;
  }
}

/** So many moves may be newer than the link, if the page was left at once after them. */
const mostBehind = 30;

/** Whether the link shows this game; of the tab's own game, also as it was some moves ago. */
function isLinked(link: string, { now, past }: Game, own: boolean): boolean {
  const shown = own ? [now, ...past.slice(-mostBehind)] : [now];
  return shown.some((position) => toLink(position) === link);
}

/** What the link says, with its history if it is known, else in the place of the last game, which
 * can be come back to; without a link the last game; else an empty board. */
function firstGame(): First {
  const [own, last] = readStores();
  const before = own ?? last ?? newGame(emptyPosition('9x9', 9));
  const linked = readLink(location.hash);
  if (typeof linked === 'string') return { game: before, fault: linked, brought: false };
  if (!linked) return { game: before, fault: null, brought: false };
  const link = toLink(linked);
  if (own && isLinked(link, own, true)) return { game: own, fault: null, brought: false };
  if (last && isLinked(link, last, false)) return { game: last, fault: null, brought: false };
  return { game: reduce(before, { do: 'start', position: linked }), fault: null, brought: true };
}

/** Browsers refuse addresses that change too often: the link follows a moment later, and at once
 * when the page is left. */
function useFollowing(act: () => void, delay: number, cause: unknown) {
  useLayoutEffect(() => {
    const timer = setTimeout(act, delay);
    const now = () => act();
    addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', now);
    };
  }, [cause]);
}

export interface Playing {
  game: Game;
  dispatch: Dispatch<Action>;
  fault: LinkFault | null;
  setFault: (fault: LinkFault | null) => void;
  /** The address brought a puzzle that was not being played. */
  brought: boolean;
}

export function useGame(): Playing {
  const [first] = useState(firstGame);
  const [game, dispatch] = useReducer(reduce, first.game);
  const [fault, setFault] = useState(first.fault);

  /** The part behind "#" as we know it: another one was put there by somebody, and is to be read. */
  const known = useRef(location.hash);
  /** What another part behind "#" takes the place of, until that is the game: not to be written over it. */
  const replaced = useRef<Position | null>(null);
  const write = () => {
    if (location.hash !== known.current || game.now === replaced.current) return;
    history.replaceState(history.state, '', `#${toLink(game.now)}`);
    known.current = location.hash;
  };
  useFollowing(write, 80, game.now);
  useFollowing(() => writeStores(toText(game)), 250, game);

  useLayoutEffect(() => {
    const onHash = () => {
      known.current = location.hash;
      const linked = readLink(location.hash);
      setFault(typeof linked === 'string' ? linked : null);
      if (linked && typeof linked !== 'string') {
        replaced.current = game.now;
        dispatch({ do: 'start', position: linked });
      } else write();
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [game.now]);

  return { game, dispatch, fault, setFault, brought: first.brought };
}
