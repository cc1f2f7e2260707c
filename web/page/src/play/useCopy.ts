// Ctrl+C copies the board, where no text is selected and no field has the keyboard.
import { useEffect, useRef } from 'preact/hooks';
import { type Position, givensText, shownDigit } from '../game/position';

/** Copies the digits that stand, given or placed, as a line, which every other program reads. */
export function useCopy(active: boolean, position: Position) {
  const latest = useRef(position);
  latest.current = position;
  useEffect(() => {
    if (!active) return;
    const onCopy = (event: ClipboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('input, textarea, dialog') || String(getSelection())) return;
      event.clipboardData?.setData('text/plain', givensText(latest.current.cells.map(shownDigit)));
      event.preventDefault();
    };
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, [active]);
}
