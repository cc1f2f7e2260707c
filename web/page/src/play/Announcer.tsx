// Says a cell's new name when what stands in it changed: it has the focus already, so that nothing
// else would say it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../board/PlayBoardData';
import { cellName } from '../board/PlayBoardNames';
import type { Size } from '../game/size';
import { fogWords } from '../words/fog';
import { useWords } from '../words/language';
import { playWords } from '../words/play';

export function Announcer({ shown, cursor, size }: { shown: Shown; cursor: number; size: Size }) {
  const words = useWords(playWords);
  const foggy = useWords(fogWords).cell;
  const [said, setSaid] = useState('');
  const cell = shown.cells[cursor];
  const last = useRef(-1);
  useEffect(() => {
    setSaid(cell && last.current === cursor ? cellName(words, shown, cursor, size, [], foggy) : '');
    last.current = cursor;
  }, [cell, cursor]);
  return (
    <p class="unseen" aria-live="polite">
      {said}
    </p>
  );
}
