import { useWords } from '../words/language';
import { playWords } from '../words/play';

/** Which keys do what. */
export function KeyHelp() {
  const words = useWords(playWords).tools;
  return (
    <details class="keyhelp">
      <summary>{words.keys}</summary>
      <dl>
        {words.keyHelp.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
