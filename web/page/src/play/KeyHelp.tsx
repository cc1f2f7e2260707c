import { useWords } from '../words/language';
import { letterWords } from '../words/letters';
import { penWords } from '../words/pen';
import { playWords } from '../words/play';
import { zoomWords } from '../words/zoom';

/** Which keys do what. */
export function KeyHelp() {
  const words = useWords(playWords).tools;
  const { help } = useWords(penWords);
  const { help: letters } = useWords(letterWords);
  const { help: zoom } = useWords(zoomWords);
  return (
    <details class="keyhelp">
      <summary>{words.keys}</summary>
      <dl>
        {[...words.keyHelp, ...help, ...letters, ...zoom].map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
