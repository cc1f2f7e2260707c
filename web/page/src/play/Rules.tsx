import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { ruleName } from '../words/rule-name';

/** What belongs in words to the figures of a board's rules. */
export function Rules({ words }: { words: readonly string[] }) {
  const { board: { rules }, ruleNames } = useWords(playWords);
  return words.length ? <p class="rules">{rules(words.map((rule) => ruleName(rule, ruleNames)).join(', '))}</p> : null;
}
