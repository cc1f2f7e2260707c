// This sheet reads a puzzle from a photograph: of the camera, of a file, or of the clipboard. All of it happens here, on
// the device.
import type { Puzzle } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import { FileButton } from '../design/FileButton';
import { Sheet } from '../design/Sheet';
import { release } from '../engine/engine';
import { useWords } from '../words/language';
import { photoWords } from '../words/photo';
import { Camera } from './Camera';
import { Corrected } from './Corrected';
import { useReading } from './useReading';
import './photo.css';

interface Props {
  active: boolean;
  /** A picture that was dropped or pasted; without one the camera is asked. Another `number` is another picture. */
  picture: Blob | null;
  number: number;
  close: () => void;
  play: (puzzle: Puzzle) => void;
}

function Photo({ picture: first, play }: Pick<Props, 'picture' | 'play'>) {
  const words = useWords(photoWords);
  const [source, setSource] = useState<Blob | ImageData | null>(first);
  const [shown, show] = useState(0);
  const [said, say] = useState('');
  const reading = useReading(source);
  const take = (its: Blob | ImageData | null) => {
    show(0);
    say('');
    setSource(its);
  };
  // The memory of what reads pictures does not shrink.
  useEffect(() => () => (release('photo'), release('photo check')), []);
  const grids = reading.state === 'done' ? reading.grids : [];
  const grid = grids[shown];
  const problem = reading.state === 'failed' ? words.failed[reading.why] : reading.state === 'done' && !grid ? words.nothing : null;
  return (
    <div class="photo">
      {source === null && <Camera take={take} />}
      <p role="status">{reading.state === 'reading' ? words.reading : grid ? said : ''}</p>
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
      {reading.state === 'done' && grid && <Corrected key={shown} picture={reading.picture} grid={grid} play={play} say={say} />}
      <div class="buttons">
        {source !== null && <button onClick={() => take(null)}>{words.again}</button>}
        <FileButton name={words.open} icon="open" accept="image/*" open={take} />
      </div>
      <p class="faint">{words.here}</p>
    </div>
  );
}

export function PhotoSheet({ active, picture, number, close, play }: Props) {
  const words = useWords(photoWords);
  return (
    <Sheet open={active} close={close} title={words.title} closing={words.close} class="photo-sheet">
      <Photo key={number} picture={picture} play={play} />
    </Sheet>
  );
}
