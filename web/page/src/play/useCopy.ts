// Ctrl+C copies the board, where no text is selected and no field has the keyboard.
import { useEffect, useRef } from 'preact/hooks';
import { seenThrough } from '../game/fog-solution';
import { type Position, givensText, shownDigit } from '../game/position';
import { isSquare, sizeOf, valueText } from '../game/size';

/** The digits that stand and are seen, given or placed, as a line, which every other program reads. A line does not say how many rows
 * there are: of a board that is not square it is JSON, with the shape's name. */
export function copied(position: Position): string {
  const digits = seenThrough(position).cells.map(shownDigit);
  const size = sizeOf(position);
  if (isSquare(size) && size.lowest === 1) return givensText(digits);
  return JSON.stringify({ puzzle: digits.map((digit) => valueText(digit, size) || '.').join(''), shape: position.shape });
}

/** Copies them when that is asked for. */
export function useCopy(active: boolean, position: Position) {
  const latest = useRef(position);
  latest.current = position;
  useEffect(() => {
    if (!active) return;
    const onCopy = (event: ClipboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('input, textarea, dialog') || String(getSelection())) return;
      event.clipboardData?.setData('text/plain', copied(latest.current));
      event.preventDefault();
    };
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, [active]);
}
