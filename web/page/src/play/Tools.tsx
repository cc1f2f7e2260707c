// The buttons over the board: history, savepoint, marks, link.
import type { Action, Game } from '../game/game';
import { useWords } from '../words/language';
import { playWords } from '../words/play';

interface Props {
  game: Game;
  dispatch: (action: Action) => void;
  automatic: boolean;
  setAutomatic: (on: boolean) => void;
  copyLink: () => void;
}

export function Tools({ game, dispatch, automatic, setAutomatic, copyLink }: Props) {
  const words = useWords(playWords).tools;
  const { now, past, future, saved } = game;
  const button = (label: string, action: Action, possible: boolean) => (
    <button onClick={() => dispatch(action)} disabled={!possible}>
      {label}
    </button>
  );
  return (
    <div class="buttons tools" role="group" aria-label={words.name}>
      {button(words.undo, { do: 'undo' }, past.length > 0)}
      {button(words.redo, { do: 'redo' }, future.length > 0)}
      {button(words.save, { do: 'save' }, saved !== now)}
      {button(words.back, { do: 'return' }, saved !== null && saved !== now)}
      {button(words.clear, { do: 'clear' }, now.cells.some(({ given, digit, corner, centre, struck, colour }) => colour || (!given && (digit || corner || centre || struck))))}
      {!now.entering && <button onClick={() => dispatch({ do: 'entering', on: true })}>{words.edit}</button>}
      <button aria-pressed={automatic} onClick={() => setAutomatic(!automatic)}>
        {words.automatic}
      </button>
      <button onClick={copyLink}>{words.copy}</button>
    </div>
  );
}
