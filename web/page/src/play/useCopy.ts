// Ctrl+C copies the board, where no text is selected and no field has the keyboard.
import { useEffect, useRef } from 'preact/hooks';
import { type Position, digitText, shownDigit } from '../game/position';

/** The digits on the board as a line, "." for a blank: what every other program reads. */
export const lineOf = ({ cells }: Position) => cells.map((cell) => (shownDigit(cell) ? digitText(shownDigit(cell)) : '.')).join('');

export function useCopy(active: boolean, position: Position) {
  const latest = useRef(position);
  latest.current = position;
  useEffect(() => {
    if (!active) return;
    const onCopy = (event: ClipboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('input, textarea, dialog') || String(getSelection())) return;
      event.clipboardData?.setData('text/plain', lineOf(latest.current));
      event.preventDefault();
    };
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, [active]);
}
