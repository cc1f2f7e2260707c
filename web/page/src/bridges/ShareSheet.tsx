// This sheet shares a puzzle: as a text, as a picture, or by a link to another site.
import { Sheet } from '../design/Sheet';
import type { Position } from '../game/position';
import { later } from '../loading/later';
import { useWords } from '../words/language';
import { openerWords } from '../words/openers';

const Shared = later(() => import('./Shared').then((its) => its.Shared));

interface Props {
  open: boolean;
  close: () => void;
  /** A player's position goes here; fromPuzzle() makes one of a puzzle that nobody plays. */
  position: Position;
}

export function ShareSheet({ open, close, position }: Props) {
  const words = useWords(openerWords).share;
  return (
    <Sheet open={open} close={close} title={words.title} closing={words.close} class="share-sheet">
      <Shared active={open} position={position} />
    </Sheet>
  );
}
