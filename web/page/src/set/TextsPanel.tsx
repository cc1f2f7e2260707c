// Title, author, the rules in words, and the message to who solves the puzzle.
import { longest } from '../game/about';
import { useWords } from '../words/language';
import { messageWords } from '../words/message';
import { setWords } from '../words/set';
import type { Benching } from './useBench';

export function TextsPanel({ bench: { texts, textsBefore, setTexts } }: { bench: Benching }) {
  const words = useWords(setWords).texts;
  const message = useWords(messageWords);
  return (
    <section class="set-panel set-texts" aria-labelledby="set-texts">
      <h3 id="set-texts">{words.heading}</h3>
      {(['title', 'author'] as const).map((name) => (
        <label key={name}>
          <span>{words[name]}</span>
          <input maxLength={longest[name]} value={texts[name]} onInput={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })} />
        </label>
      ))}
      <label>
        <span>{words.rules}</span>
        <textarea rows={3} maxLength={longest.rules} value={texts.rules} onInput={(event) => setTexts({ ...texts, rules: event.currentTarget.value })} />
      </label>
      <label>
        <span>{message.field}</span>
        <textarea rows={2} maxLength={longest.solved} value={texts.solved} onInput={(event) => setTexts({ ...texts, solved: event.currentTarget.value })} />
      </label>
      <p class="faint">{words.help}</p>
      {textsBefore && !Object.values(texts).some(Boolean) && <button onClick={() => setTexts(textsBefore)}>{words.bringBack}</button>}
    </section>
  );
}
