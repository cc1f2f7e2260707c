// How a puzzle comes onto the board: from a text, a file, the shelf, another part of the page, or
// a collection that is paged through.
import type { Puzzle } from 'dokushin';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import { type Position, emptyPosition, nameOf, puzzleName } from '../game/position';
import { keep, kept } from '../store';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';
import { type Collection, read, toPosition } from './reading';
import type { Example } from './examples';
import type { Playing } from './useGame';

const storeKey = 'collection';
/** A longer text is not kept for the next visit. */
const longestKept = 2_000_000;

interface Paging {
  collection: Collection;
  index: number;
}

interface Source {
  text: string;
  shape: string | undefined;
}

/** `name`: of the puzzle that was shown last. */
interface KeptPage extends Source {
  index: number;
  name?: string;
}

function keepPage(source: Source | null, index: number, name: string) {
  const page: KeptPage | null = source && source.text.length <= longestKept ? { ...source, index, name } : null;
  keep(storeKey, page && JSON.stringify(page));
}

/** Which one of the collection the puzzle is; -1 if it is none of it. */
function placeOf({ collection, index }: Paging, name: string): number {
  const is = (at: number) => {
    const puzzle = collection.puzzles[at]?.puzzle;
    return puzzle !== undefined && puzzleName(puzzle.shape, puzzle.givens) === name;
  };
  return is(index) ? index : collection.puzzles.findIndex((_, at) => is(at));
}

/** The collection that is paged through. Another puzzle hides it; it is there again when somebody
 * goes back to one of its puzzles. */
function usePaging(name: string) {
  const words = useWords(playWords);
  const language = useLanguage();
  const [paging, setPaging] = useState<Paging | null>(null);
  const source = useRef<Source | null>(null);
  const index = useMemo(() => (paging ? placeOf(paging, name) : -1), [paging, name]);

  useEffect(() => {
    if (index >= 0) keepPage(source.current, index, name);
  }, [index, name]);

  // The collection of the last visit, if its puzzle is on the board.
  useEffect(() => {
    void (async () => {
      const last = JSON.parse(kept(storeKey) ?? 'null') as KeptPage | null;
      if (!last || (last.name !== undefined && last.name !== name)) return;
      const result = await read(last.text, last.shape, words, language);
      if (!('collection' in result)) return;
      source.current = { text: last.text, shape: last.shape };
      setPaging({ collection: result.collection, index: Math.min(last.index, result.collection.puzzles.length - 1) });
    })().catch(() => keepPage(null, 0, ''));
  }, []);

  return {
    /** Null while another puzzle hides it. */
    shown: paging && index >= 0 ? { collection: paging.collection, index } : null,
    set: (from: Source | null, to: Paging | null) => {
      if (from) source.current = from;
      setPaging(to);
    },
    putAway: () => {
      source.current = null;
      keepPage(null, 0, '');
      setPaging(null);
    },
  };
}

export function useStart({ game, open }: Playing, onStart: () => void) {
  const words = useWords(playWords);
  const language = useLanguage();
  const paging = usePaging(nameOf(game.now));

  const start = (position: Position, paged = false) => {
    open(position, paged);
    onStart();
  };
  const page = async (collection: Collection, index: number, source: Source | null = null) => {
    const position = await toPosition(collection.puzzles[index]!.puzzle);
    paging.set(source, { collection, index });
    start(position, true);
  };

  /** What is wrong with it, in words; null: it is on the board. */
  const readText = async (text: string, shape?: string): Promise<string | null> => {
    const result = await read(text, shape, words, language);
    if ('fault' in result) return result.fault;
    if ('position' in result) start(result.position);
    else await page(result.collection, 0, { text, shape });
    return null;
  };

  return {
    paging: paging.shown,
    startPuzzle: async (puzzle: Puzzle) => start(await toPosition(puzzle)),
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

/** Text that is pasted anywhere on the page. */
export function usePaste(active: boolean, readIt: (text: string) => Promise<void>) {
  const latest = useRef(readIt);
  latest.current = readIt;
  // Whoever sees the board can paste: no moment lies between the two.
  useLayoutEffect(() => {
    if (!active) return;
    const onPaste = (event: ClipboardEvent) => {
      if ((event.target as Element).closest?.('input, textarea, dialog')) return;
      const text = event.clipboardData?.getData('text') ?? '';
      if (text.trim()) void latest.current(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [active]);
}
