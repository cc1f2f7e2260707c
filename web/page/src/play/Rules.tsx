import { useWords } from '../words/language';
import { playWords } from '../words/play';

/** What belongs in words to the figures of a board's rules. */
export function Rules({ words }: { words: readonly string[] }) {
  const { rules } = useWords(playWords).board;
  return words.length ? <p class="rules">{rules(words.join(', '))}</p> : null;
}
