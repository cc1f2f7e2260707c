// Paging through a collection, and what in it could not be read.
import { useEffect, useMemo, useReducer } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { useTold } from '../engine/told';
import { type Paging, countOf } from '../opened/paging';
import { remarkOf } from '../opened/remark';
import { seldom } from '../seldom';
import { unreadableText } from '../reading/reading';
import { collectionWords } from '../words/collection';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import './pager.css';

const mostTold = 50;

interface Props {
  paging: Paging;
  page: (paging: Paging) => void;
  /** Shows all puzzles as a list. */
  list: () => void;
  putAway: () => void;
}

export function Pager({ paging, page, list, putAway }: Props) {
  const words = useWords(playWords);
  const its = useWords(collectionWords);
  const { collection, order, index } = paging;
  const { rows, unreadable, reading, cut } = collection;
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  // The number grows while the rest of the file is read.
  useEffect(() => {
    const { call, end } = seldom(() => refresh(undefined));
    const unlisten = collection.onChange(call);
    return () => (end(), unlisten());
  }, [collection]);
  const faults = useTold(useMemo(() => unreadable.slice(0, mostTold), [collection, Math.min(unreadable.length, mostTold)]));
  const count = countOf(paging);
  const row = rows[order ? order[index]! : index];
  const remark = row && remarkOf(row);
  const step = (to: number, label: string, icon: 'previous' | 'next') => (
    <button class="icon" aria-label={label} title={label} disabled={to < 0 || to >= count} onClick={() => page({ ...paging, index: to })}>
      <Icon name={icon} />
    </button>
  );
  return (
    <nav class="pager" aria-label={words.collection.name}>
      <div class="buttons">
        {step(index - 1, words.collection.previous, 'previous')}
        <span role="status">{words.collection.of(index + 1, count)}</span>
        {step(index + 1, words.collection.next, 'next')}
        <button class="with-icon list" aria-label={its.list} title={its.list} onClick={list}>
          <Icon name="list" />
          <span>{its.list}</span>
        </button>
        <button class="icon plain" aria-label={words.collection.close} title={words.collection.close} onClick={putAway}>
          <Icon name="close" />
        </button>
      </div>
      {remark && <p class="faint">{remark}</p>}
      {!reading && cut && <p class="faint">{words.start.more(rows.length + unreadable.length)}</p>}
      {unreadable.length > 0 && (
        <details>
          <summary>{words.collection.unreadable(unreadable.length)}</summary>
          <ul>
            {faults.map((one, at) => (
              <li key={at}>{unreadableText(one, words.faults)}</li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}
