// The game in the page: its reducer, the link in the address bar, and the games that are kept.
import { type Dispatch, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { type Action, type Game, isSameWork, reduce } from '../game/game';
import { fromText, fromTextBefore, toText } from '../game/keep';
import { LinkError, type LinkFault, fromLink, toLink } from '../game/link';
import { type Position, emptyPosition, hasGivens } from '../game/position';
import { type Games, isBegun, isDraft } from '../library/games';
import { libraryIsWhole, onGameKept } from '../library/library';
import { tellShelves } from '../library/shelves';
import { addressOf, linkIn, partOf } from '../route/route';
import { keep, kept } from '../store';

/** A tab's own game comes first, so that two tabs do not take each other's. */
const tabKey = 'play';
/** The links that stood in the address before, and since when they do no more. A page that is loaded
 * anew soon after may be loaded with one of them, which its browser still took for the address. */
const linksKey = 'links';
const staleFor = 10_000;
const mostStale = 5;

interface First {
  game: Game;
  /** To go back to if that can't be played. */
  before: Game;
  fault: LinkFault | null;
  /** There was no game to go on with. */
  blank?: boolean;
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

/** The game of this tab; as another tab went on with it, if one did. */
function ownGame(games: Games): Game | null {
  const text = kept(tabKey, 'tab');
  const own = fromText(text);
  if (!own) return fromTextBefore(text)[0] ?? null;
  const other = games.get(own.game.id);
  return other && other.at > own.at ? other.game : own.game;
}

type StaleLink = [since: number, link: string];
function staleLinks(): StaleLink[] {
  const links = JSON.parse(kept(linksKey, 'tab') ?? '[]') as StaleLink[];
  return links.filter(([since]) => Date.now() - since < staleFor).slice(-mostStale);
}
const isStale = (link: string) => staleLinks().some(([, before]) => before === link);

/** What the link says, with its history if it is known; without a link the last game; else an
 * empty board. */
function firstGame(games: Games): First {
  const own = ownGame(games);
  const last = games.last()?.game ?? null;
  const before = own ?? last ?? games.opened(emptyPosition('9x9', 9));
  const linked = readLink(linkIn(location.hash));
  if (typeof linked === 'string') return { game: before, before, fault: linked };
  if (!linked) return { game: before, before, fault: null, blank: !own && !last };
  const link = toLink(linked);
  if (own && isStale(location.hash)) return { game: own, before, fault: null };
  const shown = (own && isLinked(link, own, true) && own) || (last && isLinked(link, last, false) && last);
  return { game: shown || games.opened(linked), before, fault: null };
}

/** Browsers refuse addresses that change too often: what follows the game does so a moment later,
 * and at once when the page is left. */
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

/** Keeps the game, for this tab and among all games. Of what is returned, `keepNow` keeps it at once, and returns it;
 * `keepOnce` does unless it was kept since it took the place of another one. */
function useKeeping(games: Games, game: Game, paged: boolean, dispatch: Dispatch<Action>) {
  const done = useRef<Game | null>(null);
  const latest = useRef(game);
  latest.current = game;
  const keepNow = () => {
    const named = games.renamed(latest.current);
    if (named !== latest.current) dispatch({ do: 'named', id: named.id });
    if (done.current?.id !== named.id || !isSameWork(named, done.current)) {
      games.keep(named, isBegun(named) || (!paged && hasGivens(named.now)));
      done.current = named;
    }
    keep(tabKey, toText(named, games.get(named.id)?.at ?? 0), 'tab');
    return named;
  };
  useFollowing(keepNow, 250, game);
  // A puzzle that two tabs show is one game: what is done in one is seen in the other.
  useLayoutEffect(() => {
    const follow = (theirs: Game | null) => {
      if (theirs?.id !== game.id || !done.current || !isSameWork(game, done.current)) return;
      done.current = theirs;
      dispatch({ do: 'follow', game: theirs });
    };
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow(games.newer(game.id));
    const end = onGameKept((key, text) => follow(games.changed(key, text)));
    addEventListener('pageshow', onShow);
    return () => {
      end();
      removeEventListener('pageshow', onShow);
    };
  }, [game]);
  return { keepNow, keepOnce: () => void (done.current?.id === latest.current.id || keepNow()) };
}

export interface Playing {
  game: Game;
  dispatch: Dispatch<Action>;
  /** Another puzzle takes the place of the game, which is kept. `paged`: it was only looked at
   * on the way through a collection. */
  open: (position: Position, paged?: boolean) => void;
  /** Goes on with another game. */
  goOn: (game: Game) => void;
  /** Goes back to the game before this one; null if there is none. */
  comeBack: (() => void) | null;
  /** Goes back to the game before, because this one can't be played. */
  refuse: () => void;
  games: Games;
  fault: LinkFault | null;
  setFault: (fault: LinkFault | null) => void;
}

/** `active`: the address is that of play. */
export function useGame(games: Games, active: boolean): Playing {
  const [first] = useState(() => firstGame(games));
  const [game, dispatch] = useReducer(reduce, first.game);
  const [fault, setFault] = useState(first.fault);
  const paged = useRef(false);
  const { keepNow, keepOnce } = useKeeping(games, game, paged.current, dispatch);

  const latest = useRef(game);
  latest.current = game;
  const before = useRef(first.before);
  const show = (next: Game, isPaged: boolean) => {
    paged.current = isPaged;
    dispatch({ do: 'open', game: next });
  };
  /** All that was done is kept before another game is looked for: it may be the same one. */
  const leaveFor = (next: () => Game, isPaged = false) => {
    before.current = keepNow();
    show(next(), isPaged);
  };
  // Games that came only now, as the browser was slow: the last one, if nothing was done meanwhile.
  useLayoutEffect(() => {
    if (!first.blank) return;
    void libraryIsWhole().then(() => {
      const last = games.last()?.game;
      if (last && latest.current.now.cells === first.game.now.cells) show(last, false);
    });
  }, []);
  const open = (position: Position, isPaged = false) => leaveFor(() => games.opened(position), isPaged);

  /** The address as we know it: another one was put there by somebody, and is to be read. */
  const known = useRef(location.hash);
  /** What another address takes the place of, until that is the game: not to be written over it. */
  const replaced = useRef<Position | null>(null);
  /** Which game the address shows: another one is a step of the browser's history. */
  const addressed = useRef(linkIn(location.hash) ? game.id : null);
  const write = () => {
    const isOurs = location.hash === known.current || linkIn(location.hash) === '';
    if (partOf(location.hash) !== 'play' || !isOurs || game.now === replaced.current) return;
    const isNext = addressed.current !== null && addressed.current !== game.id && !isDraft(addressed.current);
    addressed.current = game.id;
    const link = addressOf('play', toLink(game.now));
    if (link === location.hash) return;
    // A page that is loaded anew with the address from before goes on with the tab's own game: that has to be this one.
    keepOnce();
    keep(linksKey, JSON.stringify([...staleLinks(), [Date.now(), location.hash]]), 'tab');
    if (isNext && linkIn(location.hash)) history.pushState(null, '', link);
    else history.replaceState(null, '', link);
    known.current = location.hash;
  };
  useFollowing(write, 80, game.now);
  // Who comes here for another puzzle finds that one in the address, not the one before it.
  const writeNow = useRef(write);
  writeNow.current = write;
  useFollowing(() => active && writeNow.current(), 200, active);
  // The first screen shows the game as it was left, whatever was still to be kept.
  useLayoutEffect(() => {
    if (!active) return;
    return () => {
      keepNow();
      tellShelves();
    };
  }, [active]);

  useLayoutEffect(() => {
    const onHash = () => {
      if (partOf(location.hash) !== 'play') return;
      known.current = location.hash;
      const linked = readLink(location.hash);
      setFault(typeof linked === 'string' ? linked : null);
      if (linked && typeof linked !== 'string' && toLink(linked) !== toLink(game.now)) {
        replaced.current = game.now;
        addressed.current = null;
        open(linked);
      } else write();
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [game]);

  const refuse = () => {
    games.remove(game.id);
    const usual = games.last()?.game ?? games.opened(emptyPosition('9x9', 9));
    show(before.current.id === game.id ? usual : before.current, false);
  };
  return {
    game,
    dispatch,
    open,
    goOn: (next) => leaveFor(() => next),
    comeBack: games.hasBefore(game.id) ? () => leaveFor(() => games.before(latest.current.id) ?? latest.current) : null,
    refuse,
    games,
    fault,
    setFault,
  };
}
