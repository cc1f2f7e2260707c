// How a puzzle comes onto the board: from a text, a file, the shelf, another part of the page, or
// a collection that is paged through.
import type { Puzzle } from 'dokushin';
import { engine } from '../engine/engine';
import { type Beside, type Position, emptyPosition, nameOf } from '../game/position';
import { take } from '../opened/current';
import type { Paging } from '../opened/paging';
import { positionAt, read, toPosition } from '../reading/reading';
import type { Example } from '../shelves/examples';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';
import type { Playing } from './useGame';
import { usePaging } from './usePaging';

export function useStart({ game, open, games }: Playing, onStart: () => void) {
  const words = useWords(playWords);
  const language = useLanguage();
  const paging = usePaging(nameOf(game.now), games);

  const start = (position: Position, paged = false) => {
    open(position, paged);
    onStart();
  };
  const page = async (to: Paging) => {
    const at = to.order ? to.order[to.index]! : to.index;
    const position = await positionAt(to.collection, at);
    paging.set(to);
    start(position, true);
  };

  /** What is wrong with it, in words; null: it is on the board. `name`: the file's, if it was one. */
  const readText = async (text: string, shape?: string, name?: string): Promise<string | null> => {
    const result = await read(text, shape, words, language, name);
    if ('fault' in result) return result.fault;
    if ('position' in result) start(result.position);
    else {
      take(result.collection, games);
      await page({ collection: result.collection, order: null, index: 0 });
    }
    return null;
  };

  return {
    paging: paging.shown,
    startPuzzle: async (puzzle: Puzzle, beside: Beside = {}) => start({ ...(await toPosition(puzzle)), ...beside }),
    readText,
    page,
    putAway: paging.putAway,
    choose: (example: Example) => void readText(example.line, example.shape),
    begin: async (shape: string) => {
      const { side } = await (await engine('board')).shape(shape);
      start(emptyPosition(shape, side));
    },
  };
}
