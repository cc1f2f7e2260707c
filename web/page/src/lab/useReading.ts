// Text that is read as a puzzle to search: in any format of the engine's, or a link of this page.
import type { Puzzle } from 'dokushin';
import { LinkError } from '../game/link';
import { read } from '../reading/reading';
import { benchWords } from '../words/bench';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';
import { fromLabLink, type LabLink } from './link';

/** What can't be read is told in one line. */
export type LabRead = { link: LabLink } | { puzzle: Puzzle } | { fault: string };

export function useReading(): { readText: (text: string) => Promise<LabRead>; readLink: (hash: string) => LabRead | null } {
  const words = useWords(playWords);
  const more = useWords(benchWords);
  const language = useLanguage();
  /** Null if it is no link of the laboratory. */
  const readLink = (hash: string): LabRead | null => {
    try {
      const link = fromLabLink(hash);
      return link && { link };
    } catch (error) {
      return { fault: error instanceof LinkError ? words.faults.link[error.fault] : more.badMoment };
    }
  };
  const readText = async (text: string): Promise<LabRead> => {
    const linked = readLink(text.trim());
    if (linked) return linked;
    const result = await read(text, undefined, words, language);
    if ('fault' in result) return result;
    const puzzle = 'position' in result
      ? { shape: result.position.shape, givens: result.position.cells.map(({ given }) => given) }
      : result.collection.puzzle(0);
    return { puzzle: { shape: puzzle.shape, givens: puzzle.givens } };
  };
  return { readText, readLink };
}
