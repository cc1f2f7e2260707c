import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { type Example, examples } from './examples';

/** The examples, a button each. */
export function ExampleShelf({ choose }: { choose: (example: Example) => void }) {
  const words = useWords(playWords).shelf;
  return (
    <ul class="examples">
      {examples.map((example) => (
        <li key={example.name}>
          <button onClick={() => choose(example)}>{words[example.name]}</button>
        </li>
      ))}
    </ul>
  );
}
