// All games as one file, for another browser or to be safe; and such a file taken in.
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { dayOf } from '../fresh/today';
import { exportAll, importAll } from '../library/archive';
import { homeWords } from '../words/home';
import { useWords } from '../words/language';

/** Has the browser save a text as a file. */
function save(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function LibraryFile({ any, changed }: { any: boolean; changed: () => void }) {
  const words = useWords(homeWords);
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const text = await file.text().catch(() => '');
    const result = importAll(text);
    setTold(typeof result === 'string' ? words.faults[result] : words.imported(result.added, result.newer, result.bad));
    changed();
  };
  return (
    <section class="library-file">
      <div class="buttons">
        {any && (
          <button class="with-icon" onClick={() => save(exportAll(), `dokushin-${dayOf(new Date())}.json`)}>
            <Icon name="download" />
            {words.exportAll}
          </button>
        )}
        <button class="with-icon" onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {words.importAll}
        </button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={words.importAll}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
