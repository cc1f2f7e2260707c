// What is typed, pressed on the keypad or tapped goes to the game.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { BoardFacts } from '../board/facts';
import { type Mode, commandOf } from '../board/keys';
import type { Peers } from '../game/edit';
import type { Settings } from '../settings/settings';
import type { Playing } from './useGame';
import { useLetters } from './useLetters';
import { type PenKeys, usePenKeys } from './usePenKeys';

export interface Typing {
  mode: Mode;
  setMode: (to: Mode) => void;
  /** The digit that each tapped cell gets; 0: a cell is chosen first. */
  armed: number;
  /** A key of the keypad. */
  press: (digit: number) => void;
  /** A cell was tapped alone. */
  tap: (() => void) | undefined;
  /** Null in other modes. */
  pen: PenKeys | null;
  /** Letters of the pen, in the selected cells. */
  write: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** What typing needs of the rest of the table. */
interface Around {
  automatic: boolean;
  /** Whose marks go when a digit is placed; null: none's. */
  peers: Peers | null;
  /** Cells in the fog: their givens are as if they were not there. */
  hidden: ReadonlySet<number> | null;
  readOnly: boolean;
  hint: () => void;
  /** Back to the player's own board. */
  leave: () => void;
  /** The board is seen from nearer or further away; 0: all of it. */
  zoom: (way: -1 | 0 | 1) => void;
}

/** While candidates are shown, centre marks are struck candidates. */
export function useTyping(playing: Playing, facts: BoardFacts, settings: Settings, { automatic, peers, hidden, readOnly, hint, leave, zoom }: Around): Typing {
  const { game, dispatch } = playing;
  const [chosen, setMode] = useState<Mode>('digit');
  const [armed, setArmed] = useState(0);
  const pen = usePenKeys();
  const lettering = useLetters(playing, pen, readOnly);
  const mode = game.now.entering && chosen !== 'colour' ? 'digit' : chosen;
  // Another board may not have the digit; in another mode it is another thing.
  useLayoutEffect(() => setArmed(0), [game.id, game.now.shape, mode === 'colour']);
  const enter = (digit: number, as: Mode) => {
    if (as === 'pen') return pen.press(digit);
    if (!readOnly) dispatch({ do: 'enter', digit, as: as === 'centre' && automatic ? 'struck' : as, peers, ...(hidden && { hidden }) });
  };
  const onKey = (event: KeyboardEvent) => {
    if (mode === 'pen' && lettering.onKey(event)) return event.preventDefault();
    const command = commandOf(event, facts, mode);
    if (!command) return;
    event.preventDefault();
    if (command.command === 'hint') hint();
    else if (command.command === 'leave') leave();
    else if (command.command === 'zoom') zoom(command.way);
    else if (command.command === 'mode') setMode(command.mode);
    else if (command.command === 'digit') enter(command.digit, game.now.entering ? mode : command.mode);
    else if (!readOnly) dispatch(command.action);
  };
  const first = settings.input === 'digit';
  return {
    mode,
    setMode,
    pen: mode === 'pen' ? pen : null,
    write: lettering.write,
    armed: first ? armed : 0,
    press: (digit) => (first && mode !== 'pen' ? setArmed(armed === digit ? 0 : digit) : enter(digit, mode)),
    tap: first && armed && mode !== 'pen' ? () => enter(armed, mode) : undefined,
    onKey,
  };
}
