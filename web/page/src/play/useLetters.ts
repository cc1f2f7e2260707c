// Letters of the pen, as they are typed: a key writes in the selected cells, and goes on with their text while the same
// cells are selected.
import { useRef } from 'preact/hooks';
import { lettersFor, lettersIn, withNext, withoutLast } from '../game/letters';
import { type Stroke, isLetters } from '../game/pen';
import { sizeOf } from '../game/size';
import type { Playing } from './useGame';
import type { PenKeys } from './usePenKeys';

export interface Lettering {
  write: (text: string) => void;
  /** Whether the key was for letters. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** What a key types; nothing for one that does something else. */
const typed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => (ctrlKey || metaKey || altKey || [...key].length !== 1 ? '' : lettersIn(key));

export function useLetters({ game, dispatch }: Playing, pen: PenKeys, readOnly: boolean): Lettering {
  const { now, selected } = game;
  /** Under which selection a key wrote last. */
  const writing = useRef<readonly number[] | null>(null);
  const strokesOf = (text: string) => lettersFor(selected, text, pen.colour, sizeOf(now));
  const draw = (strokes: readonly Stroke[], erase: boolean) => {
    if (!readOnly) dispatch({ do: 'draw', strokes, erase, goesOn: false });
  };
  const present = (): string => {
    const places = new Set(strokesOf('').map(({ x, y }) => `${x} ${y}`));
    const texts = new Set((now.pen ?? []).flatMap((its) => (isLetters(its) && places.has(`${its.x} ${its.y}`) ? [its.text] : [])));
    return texts.size === 1 ? [...texts][0]! : '';
  };
  const write = (text: string) => {
    const its = lettersIn(text);
    if (its) draw(strokesOf(its), false);
  };
  return {
    write,
    onKey: (event) => {
      if (!pen.letters) {
        const opens = typed(event).toLowerCase() === 'l';
        if (opens) pen.setLetters(true);
        return opens;
      }
      if (event.key === 'Escape') pen.setLetters(false);
      else if (event.key === 'Backspace' && present()) {
        const less = withoutLast(present());
        writing.current = selected;
        draw(strokesOf(less), less === '');
      } else if (typed(event)) {
        write(withNext(writing.current === selected ? present() : '', event.key));
        writing.current = selected;
      } else return false;
      return true;
    },
  };
}
