// A shelf reports what was removed last, and offers to bring it back.
import { useWords } from '../words/language';
import { playWords } from '../words/play';

/** Gives the keyboard to an element when it appears: one function, so that it is called no second time. */
const focusOn = (element: HTMLElement | null) => element?.focus();

interface Props {
  /** The report; null: nothing was removed, or it is back. */
  report: string | null;
  /** Whether the button takes the focus, which the button that removed had. */
  takesFocus?: boolean;
  undo: () => void;
}

export function BringBack({ report, takesFocus = true, undo }: Props) {
  const { bringBack } = useWords(playWords).begun;
  return (
    <p class="removed" role="status">
      {report !== null && (
        <>
          {report}{' '}
          <button ref={takesFocus ? focusOn : undefined} onClick={undo}>
            {bringBack}
          </button>
        </>
      )}
    </p>
  );
}
