// All games that were begun: each is kept under a name of its own, so that no other puzzle and no
// other tab takes its place. A game is named after its puzzle, and found again by it; one whose
// givens are still being typed has a name of chance until they stand.
import { joined } from '../game/about';
import { setEntering } from '../game/edit';
import { type Game, moveOn, newGame, withDocument } from '../game/game';
import { type KeptGame, fromText, fromTextBefore, toText } from '../game/keep';
import { toLink } from '../game/link';
import { type Position, hasGivens, isPlayed, nameOf, withoutDocument } from '../game/position';
import { newId } from '../new-id';
import { keep, kept } from '../store';
import { timeOf } from './entry';
import { library } from './library';
import { gamePrefix } from './local';
import { type Summary, isBegun, summaryOf } from './summary';

export { isBegun };

/** Where version 1 had its one game; a tab still has its own there. */
const keyBefore = 'play';

const draftName = () => `draft ${newId()}`;
/** Whether a game has no name of its own yet: its givens are still being typed. */
export const isDraft = (id: string) => id.startsWith('draft ');

/** Under which name a puzzle's game is looked for; null if each such board is a game of its own.
 * Where only candidates are stated, these are the puzzle. */
function nameFor(position: Position): string | null {
  if (position.entering) return null;
  if (hasGivens(position)) return nameOf(position);
  return position.cells.some(({ struck }) => struck) ? `${nameOf(position)} ${boardOf(position)}` : null;
}

const boardOf = (position: Position) => toLink(withoutDocument(position));
/** Whether both are the same board, whatever is said of them. */
const shows = (position: Position, other: Position) => boardOf(position) === boardOf(other);

/** What a shelf shows of a game. */
export interface Summed {
  id: string;
  at: number;
  summary: Summary;
}

export class Games {
  #library;
  /** Those of this visit, and those whose text was read. Of the others the library has the text. */
  #games = new Map<string, KeptGame>();
  /** The place in the line, where it is another one than that of the time when the game was kept. */
  #places = new Map<string, number>();
  /** When one was kept last: no two at the same time. */
  #clock = 0;

  constructor(its = library()) {
    this.#library = its;
    for (const where of ['browser', 'tab'] as const) {
      for (const game of fromTextBefore(kept(keyBefore, where)).reverse()) this.#takeOver(game);
    }
    keep(keyBefore, null);
  }

  /** A game of version 1. */
  #takeOver(game: Game) {
    if (!hasGivens(game.now) && !isBegun(game)) return;
    const id = nameFor(game.now) ?? draftName();
    if (!this.#library.get(id)) this.keep({ ...game, id }, true);
  }

  /** A game's text is read when it is asked for, and again when another tab went on with it. */
  get(id: string): KeptGame | null {
    const known = this.#games.get(id);
    const entry = this.#library.get(id);
    if (!entry || (known && known.at >= entry.at)) return known ?? null;
    const game = fromText(entry.text)?.game;
    if (!game) return known ?? null;
    const its = { game, at: entry.at };
    this.#games.set(id, its);
    return its;
  }

  /** Names of those to come back to; the one that was played last stands last. */
  #order(): string[] {
    const places = new Map(this.#places);
    for (const [id, { at }] of this.#library.entries()) if (!places.has(id)) places.set(id, at);
    return [...places].sort(([, a], [, b]) => a - b).map(([id]) => id);
  }

  /** Those that were begun, the last one first. */
  begun(most: number): KeptGame[] {
    const found: KeptGame[] = [];
    for (const id of this.#order().reverse()) {
      if (found.length >= most) break;
      const its = this.#library.summary(id)?.begun === false ? null : this.get(id);
      if (its && isBegun(its.game)) found.push(its);
    }
    return found;
  }

  /** What is known without reading any text, the last one first: of all that were begun, and of all
   * puzzles that were on the board. */
  summaries(): Summed[] {
    const found: Summed[] = [];
    for (const [id, { at }] of [...this.#library.entries()]) {
      const summary = this.#library.summary(id);
      if (summary && (summary.begun || /[^.]/.test(summary.givens))) found.push({ id, at, summary });
    }
    return found.sort((a, b) => b.at - a.at);
  }

  last(): KeptGame | null {
    return this.get(this.#order().at(-1) ?? '');
  }

  /** The game to be played for a position that somebody opened: the one that was begun with that
   * puzzle, if there is one. What the position adds to it is a move, so that undo leads back. */
  opened(position: Position): Game {
    const id = nameFor(position);
    const begun = id === null ? null : this.get(id)?.game;
    if (!begun) return newGame(position, id ?? draftName());
    // What is said of the puzzle is no move, nor is its fog: a link without them takes nothing away.
    const about = joined(begun.now.about, position.about);
    const fog = begun.now.fog ?? position.fog;
    const found = withDocument(begun, { about, fog });
    const known = !isPlayed(position) || [found.now, ...found.past].some((its) => shows(its, position));
    return moveOn(found, known ? setEntering(found.now, false) : { ...position, ...(about && { about }), ...(fog && { fog }) });
  }

  /** `lasting`: the browser keeps it, too, and it is come back to. */
  keep(game: Game, lasting: boolean): void {
    this.#clock = Math.max(Date.now(), this.#clock + 1);
    // Later than before, even if somebody has put the clock back: the later one counts.
    const at = Math.max(this.#clock, (this.get(game.id)?.at ?? 0) + 1);
    this.#games.set(game.id, { game, at });
    if (!lasting) return;
    this.#places.delete(game.id);
    this.#library.put(game.id, { at, text: toText(game, at), summary: summaryOf(game) });
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
    this.#forget(id);
    this.#library.remove(id);
  }

  #forget(id: string) {
    this.#games.delete(id);
    this.#places.delete(id);
  }

  /** What another tab kept; null if it is no game. A text that is null was removed there. */
  changed(key: string, text: string | null): Game | null {
    if (!key.startsWith(gamePrefix)) return null;
    const id = key.slice(gamePrefix.length);
    if (text === null) {
      this.#forget(id);
      return null;
    }
    this.#library.hear(id, { at: timeOf(text), text });
    this.#places.delete(id);
    return this.get(id)?.game ?? null;
  }

  /** The game as another tab went on with it, while this one heard nothing; null if none did. */
  newer(id: string): Game | null {
    const before = this.#games.get(id)?.at ?? 0;
    const its = this.get(id);
    return its && its.at > before ? its.game : null;
  }

  /** The game before this one, which goes to the end of the line: so all of them come in turn. */
  before(id: string): Game | null {
    const order = this.#order();
    const last = this.get(order.filter((its) => its !== id).at(-1) ?? '');
    if (last) this.#places.set(id, Math.min(...this.#places.values(), this.#library.get(order[0]!)?.at ?? 0) - 1);
    return last?.game ?? null;
  }
  hasBefore(id: string): boolean {
    for (const [its] of this.#library.entries()) if (its !== id) return true;
    return [...this.#places.keys()].some((its) => its !== id);
  }
}
