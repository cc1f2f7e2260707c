// The puzzle of the bench is saved to the library here, where it is opened again to be edited.
import { useEffect, useReducer, useState } from 'preact/hooks';
import { isMadeKey, keepMade, madeOf } from '../library/made';
import { newId } from '../new-id';
import { onKept } from '../store';
import { useWords } from '../words/language';
import { madeWords } from '../words/made';
import { type Benching, linkOf } from './useBench';

export function SavePanel({ bench }: { bench: Benching }) {
  const words = useWords(madeWords);
  const [refused, setRefused] = useState(false);
  // Another tab may save the same puzzle, or remove it.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onKept((key) => isMadeKey(key) && draw(undefined)), []);
  const saved = bench.made === null ? null : madeOf(bench.made);
  const isNew = saved?.link === linkOf(bench);
  /** Another tab has saved it since: its changes stay. */
  const isElsewhere = saved !== null && saved.at !== bench.savedAt;
  const save = (id: string) => {
    const its = { id, at: Date.now(), link: linkOf(bench) };
    const done = keepMade(its);
    setRefused(!done);
    if (done) bench.setMade(its);
  };
  return (
    <section class="set-panel" aria-labelledby="set-save">
      <h3 id="set-save">{words.library}</h3>
      <div class="buttons">
        {!isElsewhere && (
          <button disabled={isNew} onClick={() => save(saved?.id ?? newId())}>
            {saved ? words.saveChanges : words.save}
          </button>
        )}
        {saved && !isNew && <button onClick={() => save(newId())}>{words.saveAsNew}</button>}
      </div>
      <p class="set-note faint" role="status">
        {refused ? words.refused : isNew ? words.saved : isElsewhere ? words.elsewhere : saved ? words.changed : words.notSaved}
      </p>
    </section>
  );
}
