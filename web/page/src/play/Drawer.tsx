// Hints, check and path beside the board; where there is no room for them, a sheet below it that
// opens on request.
import type { ComponentChildren } from 'preact';
import { Icon } from '../design/Icon';

/** Why the sheet is open; null: it is closed. */
export type Drawn = 'hint' | 'more' | 'solved' | null;

interface Props {
  drawn: Drawn;
  close: () => void;
  closing: string;
  children: ComponentChildren;
}

export function Drawer({ drawn, close, closing, children }: Props) {
  return (
    <div class={`drawer ${drawn ? `open for-${drawn}` : ''}`}>
      <button class="icon plain close-drawer" aria-label={closing} title={closing} onClick={close}>
        <Icon name="close" />
      </button>
      {children}
    </div>
  );
}
