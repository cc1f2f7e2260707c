// What a bench holds, and how a puzzle from an address comes onto it.
import type { About } from '../game/about';
import { type Game, moveOn, newGame } from '../game/game';
import { LinkError, type LinkFault, toLink } from '../game/link';
import { type Position, emptyPosition, fromPuzzle } from '../game/position';
import { type OwnPuzzle, allMade } from '../library/made';
import { onBench } from './bench';
import { fromBenchLink, noTexts, toBenchLink } from './link';

export const benchKey = 'set';

export interface Bench {
  game: Game;
  texts: About;
  /** Texts that another board took the place of, to be brought back. */
  textsBefore: About | null;
  /** The puzzle of the library (library/made.ts) that it is; null if it was not saved. */
  made: string | null;
  /** When that puzzle was saved, as far as this bench knows: at another time, another tab saved it. */
  savedAt: number | null;
  /** It is that puzzle from this move of the history on; before, another one was on the bench. */
  since: number;
  fault: LinkFault | null;
}

export const emptyBench = (): Bench => ({
  game: newGame(emptyPosition('9x9', 9), benchKey), texts: noTexts, textsBefore: null, made: null, savedAt: null, since: 0, fault: null,
});

export const withTexts = (bench: Bench, texts: About): Bench => ({
  ...bench, texts, textsBefore: Object.values(bench.texts).some(Boolean) ? bench.texts : bench.textsBefore,
});

export const linkOf = ({ game, texts }: Pick<Bench, 'game' | 'texts'>): string => toBenchLink(game.now, texts);

/** The board is this puzzle of the library from here on. Moves that were undone belong to another one. */
export function withMade(bench: Bench, its: OwnPuzzle | null): Bench {
  const { game, since } = bench;
  const isOther = game.past.length < since;
  return { ...bench, game: isOther ? { ...game, future: [] } : game, made: its?.id ?? null, savedAt: its?.at ?? null, since: Math.min(since, game.past.length) };
}

/** A board that came from elsewhere is that puzzle of the library, and what was there before is not. */
const becomes = (bench: Bench, its: OwnPuzzle | null): Bench => ({
  ...bench, made: its?.id ?? null, savedAt: its?.at ?? null, since: bench.game.past.length, fault: null,
});

/** Another board is a move, so that undo leads back to what was there; the first one is where the history begins. */
function withBoard(bench: Bench, position: Position): Bench {
  const { now, past } = bench.game;
  const isFirst = !past.length && now.cells.every(({ given }) => !given);
  return { ...bench, game: isFirst ? newGame(position, benchKey) : moveOn({ ...bench.game, selected: [0], cursor: 0 }, position) };
}

/** Brings a puzzle that was read to the bench, without what a player did. */
export function taken(bench: Bench, position: Position): Bench {
  const { shape, cells, about = noTexts, fog } = position;
  const puzzle = { ...fromPuzzle({ shape, givens: cells.map(({ given }) => given) }), ...(fog && { fog }) };
  return becomes(withBoard(withTexts(bench, about), onBench(puzzle)), null);
}

interface Coming {
  /** So many moves may be newer than the address, if the page was left at once after them. */
  behind?: number;
  /** The puzzle of the library that is opened, if it is one. */
  opened?: OwnPuzzle | null;
}

/** Brings what an address shows to the bench. */
export function linked(bench: Bench, link: string, { behind = 0, opened = null }: Coming = {}): Bench {
  try {
    const its = link ? fromBenchLink(link) : null;
    if (!its) return { ...bench, fault: null };
    const position = onBench(its.position);
    const { now, past } = bench.game;
    const name = toLink(position);
    // Texts as a link brings them: long ones are cut.
    const textsHere = fromBenchLink(toBenchLink(position, bench.texts))!.texts;
    const sameTexts = toBenchLink(position, textsHere) === toBenchLink(position, its.texts);
    const isHere = toLink(now) === name;
    if (isHere && sameTexts) return opened && (opened.id !== bench.made || opened.at !== bench.savedAt) ? becomes(bench, opened) : { ...bench, fault: null };
    if (sameTexts && past.slice(Math.max(0, past.length - behind)).some((before) => toLink(before) === name)) return { ...bench, fault: null };
    const found = opened ?? allMade().find((one) => one.link === link) ?? null;
    return isHere ? becomes(withTexts(bench, its.texts), found) : becomes(withBoard(withTexts(bench, its.texts), position), found);
  } catch (error) {
    if (error instanceof LinkError) return { ...bench, fault: error.fault };
    throw error;
  }
}
