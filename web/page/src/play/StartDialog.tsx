// Where a puzzle comes from: an empty board, a text, a file, or the shelf.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { Shelf } from './Shelf';
import { type Example } from './examples';
import { engineShape, jigsawMap, shapeName, shapes } from './shapes';
import { useDrops } from './useDrops';

interface Props {
  open: boolean;
  close: () => void;
  begin: (shape: string) => void;
  readText: (text: string, shape: string | undefined) => Promise<string | null>;
  choose: (example: Example) => void;
}

function Shape({ label, value, setValue, recognise }: { label: string; value: string; setValue: (to: string) => void; recognise?: boolean }) {
  const words = useWords(playWords);
  const id = useId();
  return (
    <>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => setValue(event.currentTarget.value)}>
        {recognise && <option value="">{words.start.recognise}</option>}
        {shapes.map((shape) => (
          <option key={shape} value={shape}>
            {shapeName(shape, words)}
          </option>
        ))}
      </select>
    </>
  );
}

function JigsawMap({ map, setMap }: { map: string; setMap: (to: string) => void }) {
  const words = useWords(playWords).start;
  const lines = map.replace(/\s/g, '').match(/.{1,9}/g)?.join('\n') ?? '';
  return (
    <label class="stacked">
      {words.map}
      <textarea class="map" rows={9} cols={10} spellcheck={false} value={lines} onChange={(event) => setMap(event.currentTarget.value)} />
    </label>
  );
}

function Empty({ begin, close }: Pick<Props, 'begin' | 'close'>) {
  const words = useWords(playWords).start;
  const [shape, setShape] = useState('9x9');
  const [map, setMap] = useState(jigsawMap);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin(engineShape(shape, map));
        close();
      }}
    >
      <h3>{words.empty}</h3>
      <div class="buttons">
        <Shape label={words.shape} value={shape} setValue={setShape} />
        <button>{words.begin}</button>
      </div>
      {shape === 'jigsaw' && <JigsawMap map={map} setMap={setMap} />}
    </form>
  );
}

function Text({ readText, close }: Pick<Props, 'readText' | 'close'>) {
  const words = useWords(playWords).start;
  const [text, setText] = useState('');
  const [shape, setShape] = useState('');
  const [map, setMap] = useState(jigsawMap);
  const [fault, setFault] = useState<string | null>(null);
  const readIt = async (its: string) => {
    const wrong = await readText(its, shape ? engineShape(shape, map) : undefined);
    setFault(wrong);
    if (wrong === null) close();
  };
  const over = useDrops(true, readIt);
  return (
    <form
      class={over ? 'over' : ''}
      data-drop={words.drop}
      onSubmit={(event) => {
        event.preventDefault();
        void readIt(text);
      }}
    >
      <h3>
        <label for="start-text">{words.paste}</label>
      </h3>
      <textarea
        id="start-text"
        rows={6}
        spellcheck={false}
        autocapitalize="off"
        aria-describedby="start-help start-fault"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p id="start-help" class="faint">
        {words.pasteHelp}
      </p>
      <p id="start-fault" class="fault" role="alert">
        {fault}
      </p>
      {shape === 'jigsaw' && <JigsawMap map={map} setMap={setMap} />}
      <div class="buttons">
        <Shape label={words.readAs} value={shape} setValue={setShape} recognise />
        <button class="primary">{words.read}</button>
        <label class="file">
          {words.file}
          <input
            type="file"
            class="unseen"
            onChange={async (event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) await readIt(await file.text());
            }}
          />
        </label>
      </div>
    </form>
  );
}

export function StartDialog({ open, close, begin, readText, choose }: Props) {
  const words = useWords(playWords).start;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} class="start" aria-labelledby="start-title" onClose={close}>
      <div class="heading">
        <h2 id="start-title">{words.title}</h2>
        <button onClick={close}>{words.close}</button>
      </div>
      {open && (
        <>
          <Text readText={readText} close={close} />
          <Empty begin={begin} close={close} />
          <h3>{words.examples}</h3>
          <Shelf
            choose={(example) => {
              choose(example);
              close();
            }}
          />
        </>
      )}
    </dialog>
  );
}
