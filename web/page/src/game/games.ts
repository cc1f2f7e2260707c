// All games that were begun: each is kept under a name of its own, so that no other puzzle and no
// other tab takes its place. A game is named after its puzzle, and found again by it; one whose
// givens are still being typed has a name of chance until they stand.
import { keep, kept, keptKeys } from '../store';
import { setEntering } from './edit';
import { type Game, moveOn, newGame } from './game';
import { type KeptGame, fromText, fromTextBefore, toText } from './keep';
import { toLink } from './link';
import { type Position, hasGivens, isPlayed, nameOf } from './position';

const prefix = 'game.';
/** Where version 1 had its one game; a tab still has its own there. */
const keyBefore = 'play';

const draftName = () => `draft ${Date.now().toString(36)} ${Math.random().toString(36).slice(2, 8)}`;
/** Whether a game has no name of its own yet: its givens are still being typed. */
export const isDraft = (id: string) => id.startsWith('draft ');

/** Under which name a puzzle's game is looked for; null if each such board is a game of its own.
 * Where only candidates are stated, these are the puzzle. */
function nameFor(position: Position): string | null {
  if (position.entering) return null;
  if (hasGivens(position)) return nameOf(position);
  return position.cells.some(({ struck }) => struck) ? `${nameOf(position)} ${toLink(position)}` : null;
}

/** Whether it is of any worth to somebody who comes back: a board on which something was done. */
export function isBegun({ now, past, future, saved }: Game): boolean {
  return [now, ...past, ...future, ...(saved ? [saved] : [])].some((position) => isPlayed(position) || (position.entering && hasGivens(position)));
}

const shows = (position: Position, other: Position) => toLink(position) === toLink(other);

/** A game that another visit kept is read when it is asked for. */
interface Entry {
  at: number;
  game?: Game;
}

export class Games {
  #entries = new Map<string, Entry>();
  /** Names of those to come back to; the one that was played last stands last. */
  #order: string[];

  constructor() {
    for (const where of ['browser', 'tab'] as const) {
      for (const game of fromTextBefore(kept(keyBefore, where)).reverse()) this.#takeOver(game);
    }
    keep(keyBefore, null);
    for (const key of keptKeys(prefix)) this.#entries.set(key.slice(prefix.length), { at: timeOf(kept(key)) });
    this.#order = [...this.#entries].sort(([, a], [, b]) => a.at - b.at).map(([id]) => id);
  }

  /** A game of version 1. */
  #takeOver(game: Game) {
    if (!hasGivens(game.now) && !isBegun(game)) return;
    const id = nameFor(game.now) ?? draftName();
    if (kept(prefix + id) === null) keep(prefix + id, toText({ ...game, id }, Date.now()));
  }

  get(id: string): KeptGame | null {
    const entry = this.#entries.get(id);
    if (entry && !entry.game) {
      const its = fromText(kept(prefix + id));
      if (its) entry.game = its.game;
    }
    return entry?.game ? { game: entry.game, at: entry.at } : null;
  }

  /** Those that were begun, the last one first. */
  begun(most: number): KeptGame[] {
    const found: KeptGame[] = [];
    for (const id of [...this.#order].reverse()) {
      const its = found.length < most ? this.get(id) : null;
      if (its && isBegun(its.game)) found.push(its);
    }
    return found;
  }

  last(): KeptGame | null {
    return this.get(this.#order.at(-1) ?? '');
  }

  /** The game to be played for a position that somebody opened: the one that was begun with that
   * puzzle, if there is one. What the position adds to it is a move, so that undo leads back. */
  opened(position: Position): Game {
    const id = nameFor(position);
    const found = id === null ? null : this.get(id)?.game;
    if (!found) return newGame(position, id ?? draftName());
    const known = !isPlayed(position) || shows(position, found.now) || shows(position, found.past[0] ?? found.now);
    return moveOn(found, known ? setEntering(found.now, false) : position);
  }

  /** `lasting`: the browser keeps it, too, and it is come back to. */
  keep(game: Game, lasting: boolean): void {
    const at = Date.now();
    this.#entries.set(game.id, { at, game });
    if (!lasting) return;
    this.#moveToEnd(game.id);
    keep(prefix + game.id, toText(game, at));
  }

  /** The game under the name that it is to have from now on: whose givens are changed is another
   * one, and whose givens stand is named after them, unless there is an older one. */
  renamed(game: Game): Game {
    const id = this.#nameNow(game);
    if (id === game.id) return game;
    if (isDraft(game.id)) this.remove(game.id);
    return { ...game, id };
  }

  #nameNow({ id, now, past }: Game): string {
    const name = nameOf(now);
    if (!isDraft(id)) return id.startsWith(name) ? id : draftName();
    if (now.entering || !hasGivens(now)) return id;
    const other = this.get(name)?.game;
    return !other || past.some((position) => shows(position, other.now)) ? name : id;
  }

  remove(id: string): void {
    this.#entries.delete(id);
    this.#order = this.#order.filter((its) => its !== id);
    keep(prefix + id, null);
  }

  /** What another tab kept; null if it is no game. */
  changed(key: string, text: string | null): Game | null {
    const its = key.startsWith(prefix) ? fromText(text) : null;
    if (!its) return null;
    this.#entries.set(its.game.id, its);
    this.#moveToEnd(its.game.id);
    return its.game;
  }

  /** The game as another tab went on with it, while this one heard nothing; null if none did. */
  newer(id: string): Game | null {
    const text = kept(prefix + id);
    return timeOf(text) > (this.#entries.get(id)?.at ?? 0) ? this.changed(prefix + id, text) : null;
  }

  /** The game before this one, which goes to the end of the line: so all of them come in turn. */
  before(id: string): Game | null {
    const others = this.#order.filter((its) => its !== id);
    const last = this.get(others.at(-1) ?? '');
    if (last) this.#order = [id, ...others];
    return last?.game ?? null;
  }
  hasBefore(id: string): boolean {
    return this.#order.some((its) => its !== id);
  }

  #moveToEnd(id: string) {
    this.#order = [...this.#order.filter((its) => its !== id), id];
  }
}

/** As toText() writes it, at the beginning. */
const timeOf = (text: string | null) => Number(/"at":(\d+)/.exec((text ?? '').slice(0, 4000))?.[1] ?? 0);
