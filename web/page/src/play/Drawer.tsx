// Hints, check and path beside the board; where there is no room for them, a sheet below it that
// opens on request: a dialog that leaves the board in use, as a hint is read with a look at the board.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { useMedia } from '../design/useMedia';
import { useWords } from '../words/language';
import { lookingWords } from '../words/looking';

/** Why the sheet is open; null: it is closed. */
export type Drawn = 'hint' | 'more' | 'solved' | null;

interface Props {
  drawn: Drawn;
  /** The board shows a step of the path: the sheet is about that alone. */
  looking: boolean;
  /** It is not to be used now. */
  inert: boolean;
  close: () => void;
  closing: string;
  children: ComponentChildren;
}

/** Where the drawer stands beside the board, as in the style sheet. */
export const beside = '(min-width: 60rem) and (min-height: 40rem)';

/** The keyboard goes on in the sheet, as what opened it lies under it; and back when it is closed. */
function useSheetFocus(drawn: Drawn) {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (drawn && button.current?.offsetParent) {
      if (!button.current.parentElement?.contains(document.activeElement)) opener.current = document.activeElement;
      button.current.focus({ preventScroll: true });
    } else if (!drawn && opener.current) {
      // Who has gone elsewhere meanwhile stays there.
      const isLost = document.activeElement === document.body || button.current?.parentElement?.contains(document.activeElement);
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      opener.current = null;
    }
  }, [drawn]);
  return button;
}

export function Drawer({ drawn, looking, inert, close, closing, children }: Props) {
  const { sheets } = useWords(lookingWords);
  const isSheet = !useMedia(beside) && drawn !== null;
  const button = useSheetFocus(drawn);
  const kind = drawn === 'more' && looking ? 'step' : drawn;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isSheet) return;
    // It is no key of the board here: that one would take the focus.
    event.stopPropagation();
    close();
  };
  const role = isSheet && kind ? ({ role: 'dialog', 'aria-label': sheets[kind] } as const) : {};
  return (
    <div class={`drawer ${drawn ? `open for-${kind}` : ''}`} inert={inert} onKeyDown={onKeyDown} {...role}>
      <button ref={button} class="icon plain close-drawer" aria-label={closing} title={closing} onClick={close}>
        <Icon name="close" />
      </button>
      {children}
    </div>
  );
}
