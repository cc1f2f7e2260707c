// What was last told to everybody, until somebody goes on: a fault, or that something was done.
import { useEffect, useState } from 'preact/hooks';
import type { PlayWords } from '../words/play';
import type { Playing } from './useGame';

export interface Notice {
  text: string;
  bad: boolean;
}

export function useNotice({ fault, game }: Playing, words: PlayWords) {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => setNotice(null), [game.now]);
  useEffect(() => setNotice(fault && { text: words.faults.link[fault], bad: true }), [fault, words]);
  return { notice, setNotice };
}
