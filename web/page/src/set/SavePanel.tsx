// The puzzle of the bench is saved to the library here, where it is opened again to be edited.
import { useState } from 'preact/hooks';
import { keepMade, madeOf, newMadeId } from '../library/made';
import { useWords } from '../words/language';
import { madeWords } from '../words/made';
import { type Benching, linkOf } from './useBench';

export function SavePanel({ bench }: { bench: Benching }) {
  const words = useWords(madeWords);
  const [refused, setRefused] = useState(false);
  const saved = bench.made === null ? null : madeOf(bench.made);
  const isNew = saved?.link === linkOf(bench);
  const save = (id: string) => {
    const done = keepMade({ id, at: Date.now(), link: linkOf(bench) });
    setRefused(!done);
    if (done) bench.setMade(id);
  };
  return (
    <section class="set-panel" aria-labelledby="set-save">
      <h3 id="set-save">{words.library}</h3>
      <div class="buttons">
        <button disabled={isNew} onClick={() => save(saved?.id ?? newMadeId())}>
          {saved ? words.saveChanges : words.save}
        </button>
        {saved && !isNew && <button onClick={() => save(newMadeId())}>{words.saveAsNew}</button>}
      </div>
      <p class="set-note faint" role="status">
        {refused ? words.refused : isNew ? words.saved : saved ? words.changed : words.notSaved}
      </p>
    </section>
  );
}
