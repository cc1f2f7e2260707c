// A text that is pasted or dropped on the bench, as the puzzle to be set on.
import { useState } from 'preact/hooks';
import { read, toPosition } from '../play/reading';
import { useDrops } from '../play/useDrops';
import { usePaste } from '../play/useStart';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';
import { setWords } from '../words/set';
import type { Benching } from './useBench';

/** What is told of a text that was read: what is wrong with it, or that it had more than the bench takes. */
interface Told {
  text: string;
  bad: boolean;
  /** It is told until the bench is another one. */
  game: Benching['game'];
}

export function useReading(bench: Benching, active: boolean): { told: Told | null; over: boolean; drop: string } {
  const words = useWords(playWords);
  const { firstOfMany } = useWords(setWords);
  const language = useLanguage();
  const [told, setTold] = useState<Told | null>(null);
  const tell = (text: string, bad: boolean) => setTold({ text, bad, game: bench.latest().game });
  const readIt = async (text: string, name?: string) => {
    const its = await read(text, undefined, words, language, name);
    if ('fault' in its) return tell(its.fault, true);
    const many = 'collection' in its ? its.collection : null;
    bench.take('position' in its ? its.position : await toPosition(its.collection.puzzle(0), its.collection.rows[0]!.comment));
    tell(many ? firstOfMany : '', false);
  };
  usePaste(active, readIt);
  const over = useDrops(active, readIt);
  return { told: told?.game === bench.game ? told : null, over, drop: words.start.drop };
}
