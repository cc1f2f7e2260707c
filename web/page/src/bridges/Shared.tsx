// What the share sheet holds; it is fetched when the sheet is first opened.
import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../game/position';
import { bridgesWords } from '../words/bridges';
import { useWords } from '../words/language';
import { AsPicture } from './AsPicture';
import { AsText } from './AsText';
import { OpenIn } from './OpenIn';
import { type Content, contentsOf } from './content';
import '../design/segments.css';
import './bridges.css';

export function Shared({ position }: { position: Position; active: boolean }) {
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
