// This menu saves the puzzles that are shown as a file.
import { useState } from 'preact/hooks';
import { save } from '../bridges/clipboard';
import { Icon } from '../design/Icon';
import type { OpenCollection } from '../opened/open';
import type { StateOf } from '../opened/states';
import { archiveWords } from '../words/archive';
import { collectionWords } from '../words/collection';
import { useWords } from '../words/language';
import { csvHeader, csvLine, lineOf, linesOf } from './export';

interface Props {
  collection: OpenCollection;
  order: Uint32Array;
  states: StateOf;
}

export function Save({ collection, order, states }: Props) {
  const words = useWords(collectionWords);
  const { notWritten } = useWords(archiveWords);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { rows, source } = collection;
  const stem = source.name.replace(/\.\w+$/, '') || 'sudoku';
  const write = async (blob: Promise<Blob>, ending: string) => {
    setBusy(true);
    setFailed(false);
    try {
      save(await blob, `${stem}-results.${ending}`);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <details class="save-results">
      <summary class="with-icon">
        <Icon name="download" />
        <span>{words.save}</span>
      </summary>
      <div class="save-choices">
        <button disabled={busy} onClick={() => void write(linesOf(order, (at) => csvLine(rows[at]!, at, states(rows[at]!)), csvHeader), 'csv')}>
          {words.saveCsv}
        </button>
        <button disabled={busy} onClick={() => void write(linesOf(order, (at) => lineOf(rows[at]!)), 'txt')}>
          {words.saveLines}
        </button>
      </div>
      {failed && <p class="not-done" role="alert">{notWritten}</p>}
    </details>
  );
}
