// The method's text, with the line that runs marked: by a colour, a sign and for screen readers.
import { labWords } from '../words/lab';
import { useWords } from '../words/language';
import { listings, type LineName, type Method } from './methods';

export function Listing({ method, side, running }: { method: Method; side: number; running: LineName }) {
  const words = useWords(labWords);
  const lines = listings[method];
  const noteOf = (name: LineName) => (name === 'takeBack' && method !== 'backtrack' ? words.takeBackGuess : words.notes[name]);
  const current = lines.findIndex(({ name }) => name === running);
  return (
    <section class="listing">
      <h4 id="listing-title">{words.code}</h4>
      <ol aria-labelledby="listing-title">
        {lines.map(({ name, code }, i) => (
          <li key={i} aria-current={i === current ? 'step' : undefined} style={{ '--indent': code.search(/\S/) }}>
            <code>{code.trim().replace('…N', `…${side}`)}</code>
            {noteOf(name) && <span class="note"># {noteOf(name)}</span>}
            {i === current && <span class="unseen">({words.running})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
