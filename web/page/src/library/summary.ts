// What a shelf shows of a game: kept beside its text, so that no text is read for it.
import { seenThrough } from '../game/fog-solution';
import type { Game } from '../game/game';
import { type Position, givensText, hasGivens, isPlayed, shownDigit } from '../game/position';

/** A field that is added here, in summaryOf() and in `fields` is there for older games, too: a
 * summary that lacks a field is made anew from the game's text. One that does not follow from the
 * game is to be optional: Library.put() hands it on from the summary before. */
export interface Summary {
  shape: string;
  /** As puzzleName() writes them. */
  givens: string;
  /** The same without those that fog hides; absent where no fog is. */
  visible?: string;
  /** How many of the blanks hold a digit. */
  filled: number;
  /** How many cells are not given, filled or not. */
  blanks: number;
  /** Digits that are typed become givens. */
  entering: boolean;
  /** Something was done on its board (isBegun). */
  begun: boolean;
}

const fields: { [Key in Exclude<keyof Summary, 'visible'>]: 'string' | 'number' | 'boolean' } = {
  shape: 'string',
  givens: 'string',
  filled: 'number',
  blanks: 'number',
  entering: 'boolean',
  begun: 'boolean',
};

/** Whether it is of any worth to somebody who comes back: a board on which something was done. */
export function isBegun({ now, past, future, saved }: Game): boolean {
  const worth = (position: Position) => isPlayed(position) || (position.entering && hasGivens(position));
  return worth(now) || past.some(worth) || future.some(worth) || (saved !== null && worth(saved));
}

export function summaryOf(game: Game): Summary {
  const { shape, cells, entering } = game.now;
  const blanks = cells.filter(({ given }) => !given);
  return {
    shape,
    givens: givensText(cells.map(({ given }) => given)),
    ...(game.now.fog && { visible: givensText(seenThrough(game.now).cells.map(({ given }) => given)) }),
    filled: blanks.filter(shownDigit).length,
    blanks: blanks.length,
    entering,
    begun: isBegun(game),
  };
}

/** Whether it has all fields, each of its type. */
export function isSummary(its: unknown): its is Summary {
  if (typeof its !== 'object' || its === null) return false;
  return Object.entries(fields).every(([key, type]) => typeof (its as Record<string, unknown>)[key] === type);
}
