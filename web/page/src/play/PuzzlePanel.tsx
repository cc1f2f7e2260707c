// What is done to a puzzle now and then: marks, savepoint, givens, link; the examples and the keys.
import type { Action } from '../game/game';
import { isPlayed } from '../game/position';
import type { Example } from '../shelves/examples';
import { ExampleShelf } from '../shelves/ExampleShelf';
import { openerWords } from '../words/openers';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { KeyHelp } from './KeyHelp';
import type { Playing } from './useGame';

interface Props {
  playing: Playing;
  /** The candidates that are left, a set a cell; null while they are not known. */
  open: readonly number[] | null;
  automatic: boolean;
  setAutomatic: (on: boolean) => void;
  several: boolean;
  setSeveral: (on: boolean) => void;
  copyLink: () => void;
  share: () => void;
  choose: (example: Example) => void;
  /** The puzzle before is on the board again. */
  onLeft: () => void;
}

function Tools({ playing, open, automatic, setAutomatic, several, setSeveral, copyLink, share, onLeft }: Props) {
  const words = useWords(playWords).tools;
  const sharing = useWords(openerWords).share.open;
  const { game, dispatch, comeBack } = playing;
  const { now, saved } = game;
  const button = (label: string, action: Action, possible: boolean) => (
    <button onClick={() => dispatch(action)} disabled={!possible}>
      {label}
    </button>
  );
  return (
    <div class="buttons tools" role="group" aria-label={words.name} onMouseDown={(event) => event.preventDefault()}>
      {!now.entering && button(words.fill, { do: 'fill marks', open: open ?? [] }, open !== null)}
      <button aria-pressed={automatic} onClick={() => setAutomatic(!automatic)}>
        {words.automatic}
      </button>
      <button aria-pressed={several} onClick={() => setSeveral(!several)}>
        {words.several}
      </button>
      {button(words.save, { do: 'save' }, saved !== now)}
      {button(words.back, { do: 'return' }, saved !== null && saved !== now)}
      {button(words.clear, { do: 'clear' }, isPlayed(now))}
      {!now.entering && <button onClick={() => dispatch({ do: 'entering', on: true })}>{words.edit}</button>}
      <button onClick={copyLink}>{words.copy}</button>
      <button onClick={share}>{sharing}</button>
      {comeBack && <button onClick={() => (comeBack(), onLeft())}>{words.left}</button>}
    </div>
  );
}

export function PuzzlePanel(props: Props) {
  const words = useWords(playWords);
  const bare = props.playing.game.now.cells.every((cell) => !cell.given && !cell.digit);
  return (
    <>
      <section class="panel puzzle-panel" aria-labelledby="tools-title">
        <h2 id="tools-title">{words.tools.name}</h2>
        <Tools {...props} />
        <KeyHelp />
      </section>
      {bare && (
        <section class="panel shelf-panel" aria-labelledby="shelf-title">
          <h2 id="shelf-title">{words.start.examples}</h2>
          <ExampleShelf choose={props.choose} />
        </section>
      )}
    </>
  );
}
