// This sheet reads a puzzle from a photograph: of the camera, of a file, or of the clipboard. All of it happens here, on
// the device.
import type { Puzzle } from 'dokushin';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { Sheet } from '../design/Sheet';
import { useWords } from '../words/language';
import { photoWords } from '../words/photo';
import { Camera } from './Camera';
import { Corrected } from './Corrected';
import { useReading } from './useReading';
import './photo.css';

interface Props {
  active: boolean;
  /** A picture that was dropped or pasted; without one the camera is asked. */
  picture: Blob | null;
  close: () => void;
  play: (puzzle: Puzzle) => void;
}

function PictureButton({ open }: { open: (file: File) => void }) {
  const words = useWords(photoWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button class="with-icon" onClick={() => input.current!.click()}>
        <Icon name="open" />
        {words.open}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={words.open}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = ''; // so that the same one can be opened again
          if (file) open(file);
        }}
      />
    </>
  );
}

function Photo({ picture: first, play }: Pick<Props, 'picture' | 'play'>) {
  const words = useWords(photoWords);
  const [source, setSource] = useState<Blob | ImageData | null>(first);
  const [shown, show] = useState(0);
  const reading = useReading(source);
  const take = (its: Blob | ImageData | null) => {
    show(0);
    setSource(its);
  };
  const grids = reading.state === 'done' ? reading.grids : [];
  const grid = grids[shown];
  const problem = reading.state === 'failed' ? words.failed[reading.why] : reading.state === 'done' && !grid ? words.nothing : null;
  return (
    <div class="photo">
      {source === null && <Camera take={take} />}
      {reading.state === 'reading' && <p role="status">{words.reading}</p>}
      {problem && <p role="alert">{problem}</p>}
      {grids.length > 1 && (
        <div class="buttons" role="group" aria-label={words.grids}>
          {grids.map((_, at) => (
            <button key={at} aria-pressed={at === shown} onClick={() => show(at)}>
              {words.grid(at + 1)}
            </button>
          ))}
        </div>
      )}
      {reading.state === 'done' && grid && <Corrected key={shown} picture={reading.picture} grid={grid} play={play} />}
      <div class="buttons">
        {source !== null && <button onClick={() => take(null)}>{words.again}</button>}
        <PictureButton open={take} />
      </div>
      <p class="faint">{words.here}</p>
    </div>
  );
}

export function PhotoSheet({ active, picture, close, play }: Props) {
  const words = useWords(photoWords);
  return (
    <Sheet open={active} close={close} title={words.title} closing={words.close} class="photo-sheet">
      <Photo picture={picture} play={play} />
    </Sheet>
  );
}
