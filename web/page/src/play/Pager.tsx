// Paging through a collection, and what in it could not be read.
import { useMemo } from 'preact/hooks';
import { useTold } from '../engine/told';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { type Collection, mostPuzzles, unreadableText } from './reading';

const mostTold = 50;

interface Props {
  collection: Collection;
  index: number;
  page: (index: number) => void;
  putAway: () => void;
}

export function Pager({ collection, index, page, putAway }: Props) {
  const words = useWords(playWords);
  const { puzzles, unreadable } = collection;
  const faults = useTold(useMemo(() => unreadable.slice(0, mostTold), [unreadable]));
  const comment = puzzles[index]?.comment;
  return (
    <nav class="pager" aria-label={words.collection.name}>
      <div class="buttons">
        <button onClick={() => page(index - 1)} disabled={index === 0}>
          {words.collection.previous}
        </button>
        <span role="status">{words.collection.of(index + 1, puzzles.length)}</span>
        <button onClick={() => page(index + 1)} disabled={index + 1 >= puzzles.length}>
          {words.collection.next}
        </button>
        <button onClick={putAway}>{words.collection.close}</button>
      </div>
      {comment && <p class="faint">{comment}</p>}
      {collection.cut && <p class="faint">{words.start.more(mostPuzzles)}</p>}
      {unreadable.length > 0 && (
        <details>
          <summary>{words.collection.unreadable(unreadable.length)}</summary>
          <ul>
            {faults.map((its, at) => (
              <li key={at}>{unreadableText(its, words.faults)}</li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}
