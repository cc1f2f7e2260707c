// Where a puzzle comes from: an empty board, a text, a file, the shelf, or a game that was begun.
import { useContext, useEffect, useId, useState } from 'preact/hooks';
import { Sheet } from '../design/Sheet';
import type { Games } from '../library/games';
import { isPicture, PictureContext } from '../reading/pictures';
import { useDrops } from '../reading/useDrops';
import { engineShape, jigsawMap, shapeName, shapes } from '../shapes/shapes';
import { type Example } from '../shelves/examples';
import { ExampleShelf } from '../shelves/ExampleShelf';
import { GameLists } from '../shelves/GameLists';
import { gamesShown } from '../shelves/shown-games';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import type { Game } from '../game/game';
import { keep, kept } from '../store';

interface Props {
  active: boolean;
  close: () => void;
  begin: (shape: string) => void;
  readText: (text: string, shape: string | undefined, name?: string) => Promise<string | null>;
  choose: (example: Example) => void;
  games: Games;
  goOn: (game: Game) => void;
}

/** What was typed but not read yet. */
interface Draft {
  text: string;
  shape: string;
  map: string;
}
const noDraft: Draft = { text: '', shape: '', map: jigsawMap };
const draftKey = 'start.text';

/** It outlives the dialog; its text outlives a reload. */
function useDraft(): [Draft, (part: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(() => ({ ...noDraft, text: kept(draftKey, 'tab') ?? '' }));
  useEffect(() => void keep(draftKey, draft.text || null, 'tab'), [draft.text]);
  return [draft, (part) => setDraft((before) => ({ ...before, ...part }))];
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
      <textarea class="map" rows={9} cols={12} wrap="off" spellcheck={false} value={lines} onChange={(event) => setMap(event.currentTarget.value)} />
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

interface TextProps extends Pick<Props, 'readText' | 'close'> {
  draft: Draft;
  setDraft: (part: Partial<Draft>) => void;
}

function Text({ readText, close, draft, setDraft }: TextProps) {
  const words = useWords(playWords).start;
  const { text, shape, map } = draft;
  const [fault, setFault] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const readIt = async (its: string, name?: string) => {
    setFault(null);
    setReading(true);
    const wrong = await readText(its, shape ? engineShape(shape, map) : undefined, name);
    setReading(false);
    setFault(wrong);
    if (wrong !== null) return;
    setDraft(noDraft);
    close();
  };
  const openPicture = useContext(PictureContext);
  const over = useDrops(true, readIt, close);
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
        onInput={(event) => setDraft({ text: event.currentTarget.value })}
      />
      <p id="start-help" class="faint">
        {words.pasteHelp}
      </p>
      <p id="start-fault" class="fault" role="alert">
        {fault}
      </p>
      <p class="faint" role="status">
        {reading && words.loading}
      </p>
      {shape === 'jigsaw' && <JigsawMap map={map} setMap={(its) => setDraft({ map: its })} />}
      <div class="buttons">
        <Shape label={words.readAs} value={shape} setValue={(its) => setDraft({ shape: its })} recognise />
        <button class="primary">{words.read}</button>
        <label class="file">
          {words.file}
          <input
            type="file"
            class="unseen"
            onChange={async (event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (!file) return;
              if (!isPicture(file)) return await readIt(await file.text(), file.name);
              close();
              openPicture(file);
            }}
          />
        </label>
      </div>
    </form>
  );
}

/** The games that were begun, as home lists them. */
function Begun({ games, goOn }: Pick<Props, 'games' | 'goOn'>) {
  const { title } = useWords(playWords).begun;
  const begun = () => gamesShown(games).filter(({ summary }) => summary.begun);
  const [shown, setShown] = useState(begun);
  const play = ({ id }: { id: string }) => {
    const its = games.get(id);
    if (its) goOn(its.game);
  };
  return <GameLists shown={shown} games={games} play={play} changed={() => setShown(begun)} title={title} />;
}

export function StartDialog({ active, close, begin, readText, choose, games, goOn }: Props) {
  const words = useWords(playWords).start;
  const [draft, setDraft] = useDraft();
  return (
    <Sheet open={active} close={close} title={words.title} closing={words.close} class="start">
      <Text readText={readText} close={close} draft={draft} setDraft={setDraft} />
      <Empty begin={begin} close={close} />
      <Begun games={games} goOn={(game) => (goOn(game), close())} />
      <h3>{words.examples}</h3>
      <ExampleShelf
        choose={(example) => {
          choose(example);
          close();
        }}
      />
    </Sheet>
  );
}
