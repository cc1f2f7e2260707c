// How a puzzle comes onto the board: from a text, a file, the shelf, another part of the page, or
// a collection that is paged through.
import type { Puzzle } from 'dokushin';
import { useEffect, useRef, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import type { Action } from '../game/game';
import { type Position, emptyPosition } from '../game/position';
import { keep, kept } from '../store';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';
import { type Collection, read, toPosition } from './reading';
import type { Example } from './examples';

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

function keepPage(source: Source | null, index: number) {
  const short = source !== null && source.text.length <= longestKept;
  keep(storeKey, short ? JSON.stringify({ ...source, index }) : null);
}

/** `brought`: the puzzle on the board came by the address, and is none of the last collection. */
export function useStart(dispatch: (action: Action) => void, onStart: () => void, brought: boolean) {
  const words = useWords(playWords);
  const language = useLanguage();
  const [paging, setPaging] = useState<Paging | null>(null);
  const source = useRef<Source | null>(null);

  const start = (position: Position) => {
    dispatch({ do: 'start', position });
    onStart();
  };
  const putAway = () => {
    source.current = null;
    keepPage(null, 0);
    setPaging(null);
  };
  /** A puzzle that is none of the collection. */
  const startSingle = (position: Position) => {
    putAway();
    start(position);
  };

  const page = async (collection: Collection, index: number) => {
    setPaging({ collection, index });
    keepPage(source.current, index);
    start(await toPosition(collection.puzzles[index]!.puzzle));
  };

  /** What is wrong with it, in words; null: it is on the board. */
  const readText = async (text: string, shape?: string): Promise<string | null> => {
    const result = await read(text, shape, words, language);
    if ('fault' in result) return result.fault;
    if ('position' in result) startSingle(result.position);
    else {
      source.current = { text, shape };
      await page(result.collection, 0);
    }
    return null;
  };

  // The collection of the last visit; its puzzle is on the board already.
  useEffect(() => {
    void (async () => {
      const last = brought ? null : kept(storeKey);
      if (!last) return;
      const { text, shape, index } = JSON.parse(last) as { text: string; shape?: string; index: number };
      const result = await read(text, shape, words, language);
      if (!('collection' in result)) return;
      source.current = { text, shape };
      setPaging({ collection: result.collection, index: Math.min(index, result.collection.puzzles.length - 1) });
    })().catch(() => keepPage(null, 0));
  }, []);

  return {
    paging,
    startPuzzle: async (puzzle: Puzzle) => startSingle(await toPosition(puzzle)),
    readText,
    page,
    putAway,
    choose: (example: Example) => void readText(example.line, example.shape),
    begin: async (shape: string) => {
      const { side } = await (await engine('board')).shape(shape);
      startSingle(emptyPosition(shape, side));
    },
  };
}

/** Text that is pasted anywhere on the page. */
export function usePaste(active: boolean, readIt: (text: string) => Promise<void>) {
  const latest = useRef(readIt);
  latest.current = readIt;
  useEffect(() => {
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
