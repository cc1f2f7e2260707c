// This section shows the puzzle as a picture, which can be copied or saved.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardFacts } from '../board/facts';
import { factsOnce } from '../board/known-facts';
import { Icon } from '../design/Icon';
import type { Position } from '../game/position';
import { bridgesWords } from '../words/bridges';
import { useWords } from '../words/language';
import { Picture } from './Picture';
import { canCopyPictures, copyPicture, save } from './clipboard';
import { type Content, positionWith } from './content';
import { digitFace, pngOf, svgText } from './picture-file';
import { useAnswer } from './useAnswer';

function useDigitFace(): string {
  const [face, setFace] = useState('');
  useEffect(() => void digitFace().then(setFace), []);
  return face;
}

export function AsPicture({ position, content }: { position: Position; content: Content }) {
  const words = useWords(bridgesWords);
  const answered = useAnswer<BoardFacts>((engine) => factsOnce(engine, position.shape), [position.shape]);
  const [told, setTold] = useState('');
  const face = useDigitFace();
  const picture = useRef<SVGSVGElement>(null);
  const drawn = () => picture.current!;
  const there = answered.state === 'done';
  const copy = async () => setTold((await copyPicture(pngOf(drawn()))) ? words.copied : words.noPicture);
  const savePng = async () => {
    try {
      save(await pngOf(drawn()), 'sudoku.png');
    } catch {
      setTold(words.noPicture);
    }
  };
  return (
    <section class="as-picture" aria-labelledby="as-picture-title">
      <h3 id="as-picture-title">{words.picture}</h3>
      <div class="picture-row">
        <div class="picture-place">
          {there && <Picture its={picture} facts={answered.value} position={positionWith(position, content)} label={words.pictureOf} face={face} />}
        </div>
        <div class="buttons">
          {canCopyPictures() && (
            <button class="with-icon" disabled={!there} onClick={() => void copy()}>
              <Icon name="copy" />
              {words.copyPicture}
            </button>
          )}
          <button class="with-icon" disabled={!there} onClick={() => void savePng()}>
            <Icon name="download" />
            {words.savePng}
          </button>
          <button class="with-icon" disabled={!there} onClick={() => save(svgText(drawn()), 'sudoku.svg', 'image/svg+xml')}>
            <Icon name="download" />
            {words.saveSvg}
          </button>
          <span class="faint" role="status">
            {told}
          </span>
        </div>
      </div>
    </section>
  );
}
