// The player of what is chosen, from its opening to its end.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Puzzle, ShapeFacts } from 'dokushin';
import { engine } from '../engine/engine';
import { type LabLink, toLabLink } from './link';
import type { Method } from './methods';
import { Player } from './player';

export interface Chosen {
  puzzle: Puzzle | null;
  facts: ShapeFacts | null;
  method: Method;
  /** Its puzzle and method open at its moment, once for each such object. */
  opening: LabLink | null;
}

/** So long a search runs ahead when it is opened: then short ones are known to their end. */
const aheadMilliseconds = 300;

/** Closed when another one takes its place. */
export function usePlayerOf({ puzzle, facts, method, opening }: Chosen, run: number, redraw: () => void, tell: (reason: unknown) => void) {
  const [player, setPlayer] = useState<Player | null>(null);
  const opened = useRef<LabLink | null>(null);
  useEffect(() => {
    setPlayer(null);
    tell(null);
    if (!puzzle || !facts) return;
    let wanted = true;
    let mine: Player | undefined;
    void engine('laboratory')
      .then((worker) => Player.open(worker, puzzle, facts, method))
      .then(async (made) => {
        mine = made;
        if (!wanted) return void made.close().catch(() => undefined);
        const start = opening && opened.current !== opening && isOf(opening, puzzle, method) ? opening : null;
        if (start && start.moment > 0) await made.seek(start.moment, () => wanted, redraw);
        if (!wanted) return;
        opened.current = start ?? opened.current;
        setPlayer(made);
        await made.scout.run(() => wanted && made.scout.milliseconds < aheadMilliseconds, redraw);
      })
      .catch((reason: unknown) => wanted && tell(reason));
    return () => {
      wanted = false;
      void mine?.close().catch(() => undefined);
    };
  }, [puzzle, facts, method, run, opening]);
  // When another puzzle was just chosen, the old one's player does not fit its board.
  return player && player.puzzle === puzzle && player.facts === facts && player.method === method ? player : null;
}

const isOf = (link: LabLink, puzzle: Puzzle, method: Method) => toLabLink({ ...link, puzzle, method }) === toLabLink(link);
