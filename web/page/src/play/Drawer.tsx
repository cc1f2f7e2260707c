// Hints, check and path beside the board; where there is no room for them, a sheet below it that
// opens on request.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../design/Icon';

/** Why the sheet is open; null: it is closed. */
export type Drawn = 'hint' | 'more' | 'solved' | null;

interface Props {
  drawn: Drawn;
  /** It is not to be used now. */
  inert: boolean;
  close: () => void;
  closing: string;
  children: ComponentChildren;
}

export function Drawer({ drawn, inert, close, closing, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // What opened the sheet lies under it now: the keyboard goes on in the sheet.
  useEffect(() => {
    if (drawn && button.current?.offsetParent) button.current.focus({ preventScroll: true });
  }, [drawn]);
  return (
    <div class={`drawer ${drawn ? `open for-${drawn}` : ''}`} inert={inert}>
      <button ref={button} class="icon plain close-drawer" aria-label={closing} title={closing} onClick={close}>
        <Icon name="close" />
      </button>
      {children}
    </div>
  );
}
