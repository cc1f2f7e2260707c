// A text that is pasted or dropped on the bench, as the puzzle to go on with.
import { useState } from 'preact/hooks';
import { positionAt, read } from '../reading/reading';
import { useDrops } from '../reading/useDrops';
import { usePaste } from '../reading/usePaste';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';
import { setWords } from '../words/set';
import type { Benching } from './useBench';

/** A report says what is wrong with a text, or that it has more puzzles than the bench takes. */
interface Report {
  text: string;
  bad: boolean;
  /** The report stands until the bench changes. */
  game: Benching['game'];
}

export function useReading(bench: Benching, active: boolean): { report: Report | null; over: boolean; drop: string } {
  const words = useWords(playWords);
  const { firstOfMany } = useWords(setWords);
  const language = useLanguage();
  const [report, setReport] = useState<Report | null>(null);
  const say = (text: string, bad: boolean) => setReport({ text, bad, game: bench.latest().game });
  const readIt = async (text: string, name?: string) => {
    const its = await read(text, undefined, words, language, name);
    if ('fault' in its) return say(its.fault, true);
    bench.take('position' in its ? its.position : await positionAt(its.collection, 0));
    if ('collection' in its) say(firstOfMany, false);
  };
  usePaste(active, readIt);
  const over = useDrops(active, readIt);
  return { report: report?.game === bench.game ? report : null, over, drop: words.start.drop };
}
