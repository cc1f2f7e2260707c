// This sheet shares a puzzle: as a text, as a picture, or by a link to another site.
import { useEffect, useState } from 'preact/hooks';
import { Sheet } from '../design/Sheet';
import type { Position } from '../game/position';
import { bridgesWords } from '../words/bridges';
import { useWords } from '../words/language';
import { AsPicture } from './AsPicture';
import { AsText } from './AsText';
import { OpenIn } from './OpenIn';
import { type Content, contentsOf } from './content';
import './bridges.css';

interface Props {
  open: boolean;
  close: () => void;
  /** A player's position goes here; fromPuzzle() makes one of a puzzle that nobody plays. */
  position: Position;
}

function Shared({ position }: { position: Position }) {
  const words = useWords(bridgesWords);
  const possible = contentsOf(position);
  const [content, setContent] = useState<Content>('givens');
  useEffect(() => {
    if (!possible.includes(content)) setContent('givens');
  });
  return (
    <>
      {possible.length > 1 && (
        <div class="segments" role="group" aria-label={words.content}>
          {possible.map((its) => (
            <label key={its}>
              <input type="radio" name="share-content" checked={content === its} onChange={() => setContent(its)} />
              <span>{words.contents[its]}</span>
            </label>
          ))}
        </div>
      )}
      <OpenIn position={position} content={content} />
      <AsText position={position} content={content} />
      <AsPicture position={position} content={content} />
    </>
  );
}

export function ShareSheet({ open, close, position }: Props) {
  const words = useWords(bridgesWords);
  return (
    <Sheet open={open} close={close} title={words.title} closing={words.close} class="share-sheet">
      <Shared position={position} />
    </Sheet>
  );
}
