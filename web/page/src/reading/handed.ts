// What a part of the page hands over to be played: a puzzle, a game of the library, an example, a text, or the wish to
// open one.
import type { Puzzle } from 'dokushin';
import type { Beside } from '../game/position';
import type { Paging } from '../opened/paging';
import type { Example } from '../shelves/examples';

export interface Handed {
  puzzle?: Puzzle;
  /** What is said of that puzzle beside its board, and its fog. */
  beside?: Beside;
  /** The name of a game (library/games.ts). */
  id?: string;
  example?: Example;
  start?: boolean;
  /** A text to be read as a puzzle; and the name of its file, if it has one. */
  text?: string;
  name?: string;
  /** A puzzle of a collection, to be paged on from. */
  page?: Paging;
}
