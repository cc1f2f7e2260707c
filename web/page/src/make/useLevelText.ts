// The level of a puzzle with rules, in words.
import { laidWords } from '../words/laid';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import type { LaidLevel } from './laid';

/** Returns the text of a level; null for none. */
export function useLevelText(): (level: LaidLevel | undefined) => string | null {
  const { levelIs } = useWords(laidWords);
  const { levels } = useWords(playWords).rating;
  return (level) => (level ? levelIs(levels[level] ?? level) : null);
}
