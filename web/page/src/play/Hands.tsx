// What a finger or a mouse needs at every move: history, what a digit becomes, and the digits.
import type { BoardFacts } from '../board/facts';
import { type Mode, keyCount, modes } from '../board/keys';
import type { Shown } from '../board/PlayBoardData';
import { Icon } from '../design/Icon';
import { useMedia } from '../design/useMedia';
import type { Action, Game } from '../game/game';
import { shownDigit } from '../game/position';
import { valueText } from '../game/size';
import { useWords } from '../words/language';
import { penWords } from '../words/pen';
import { playWords } from '../words/play';
import { PenKeys } from './PenKeys';
import type { Typing } from './useTyping';

interface Props {
  game: Game;
  dispatch: (action: Action) => void;
  facts: BoardFacts;
  shown: Shown;
  typing: Typing;
  /** Centre marks are struck candidates while candidates are shown. */
  automatic: boolean;
  disabled: boolean;
  paused: boolean;
  hint: () => void;
  more: () => void;
}

/** How many cells of the grid have a digit when it is solved: one of each row, column or box, if these hold all digits;
 * null where that is not known. */
function timesOf({ houses, rows, columns, side }: BoardFacts): number | null {
  const kinds = (['row', 'column', 'box'] as const).map((kind) => houses.filter((its) => its.kind === kind && its.cells.length === side).length);
  return kinds.find((count) => count * side === rows * columns) ?? null;
}

/** How many cells each digit still needs. */
function leftOf(shown: Shown, facts: BoardFacts): number[] | null {
  const times = timesOf(facts);
  if (times === null) return null;
  const left = Array<number>(facts.side + 1).fill(times);
  for (const cell of shown.cells.slice(0, facts.rows * facts.columns)) left[shownDigit(cell)]! -= 1;
  return left;
}

/** Keys in as few rows as leave each a finger's width on a small phone. */
function columnsOf(keys: number): number {
  if (keys <= 7) return keys;
  return Math.ceil(keys / (keys <= 12 ? 2 : keys <= 18 ? 3 : 4));
}

const erasing = 1;
/** The pen has a key for letters, too. */
const lettering = 1;
/** Undo and redo stand among the keys on a phone, so that modes and the sheet's buttons have the row above. */
const history = 2;
const narrow = '(max-width: 30rem)';

function Digits({ facts, shown, typing, disabled }: Props) {
  const words = useWords(playWords);
  const painting = typing.mode === 'colour';
  const left = leftOf(shown, facts);
  return (
    <>
      {Array.from({ length: keyCount(typing.mode, facts.side) }, (_, at) => at + 1).map((digit) => (
        <button
          key={digit}
          class={painting ? `swatch colour${digit}` : left && left[digit]! <= 0 ? 'used-up' : ''}
          aria-label={painting ? words.board.colours[digit - 1] : undefined}
          data-left={painting || !left || left[digit]! <= 0 ? undefined : left[digit]}
          aria-pressed={typing.armed === digit ? true : undefined}
          disabled={disabled}
          onClick={() => typing.press(digit)}
        >
          {painting ? '' : valueText(digit, facts)}
        </button>
      ))}
    </>
  );
}

function History({ game, dispatch }: Pick<Props, 'game' | 'dispatch'>) {
  const words = useWords(playWords).tools;
  return (
    <>
      <button class="icon" aria-label={words.undo} title={words.undo} disabled={!game.past.length} onClick={() => dispatch({ do: 'undo' })}>
        <Icon name="undo" />
      </button>
      <button class="icon" aria-label={words.redo} title={words.redo} disabled={!game.future.length} onClick={() => dispatch({ do: 'redo' })}>
        <Icon name="redo" />
      </button>
    </>
  );
}

function Keys(props: Props) {
  const { facts, typing, disabled, dispatch } = props;
  const words = useWords(playWords).tools;
  const pen = useWords(penWords);
  const phone = useMedia(narrow);
  const count = keyCount(typing.mode, facts.side) + (typing.pen ? lettering : 0) + erasing + (phone ? history : 0);
  const others = (
    <>
      <button class="erase" aria-label={words.erase} title={words.erase} disabled={disabled} onClick={() => dispatch({ do: typing.pen ? 'erase pen' : 'erase' })}>
        <Icon name="erase" />
      </button>
      {phone && <History {...props} />}
    </>
  );
  return (
    <div class={count > 15 ? 'keys many' : 'keys'} role="group" aria-label={typing.pen ? pen.keys : words.keypad} style={{ '--columns': columnsOf(count) }}>
      {typing.pen ? (
        <PenKeys pen={typing.pen} disabled={disabled} write={typing.write}>
          {others}
        </PenKeys>
      ) : (
        <>
          <Digits {...props} />
          {others}
        </>
      )}
    </div>
  );
}

/** What a mode makes of a digit, drawn as it will stand in a cell. */
function Glyph({ mode }: { mode: Mode }) {
  if (mode === 'colour' || mode === 'pen') return <Icon name={mode} />;
  return <span class={`glyph ${mode}`} data-digit={mode === 'centre' ? '12' : '1'} aria-hidden="true" />;
}

function useModeName(automatic: boolean): (mode: Mode) => string {
  const words = useWords(playWords).tools;
  const pen = useWords(penWords).mode;
  return (mode) => (mode === 'pen' ? pen : mode === 'centre' && automatic ? words.struck : words[mode]);
}

export function Hands(props: Props) {
  const { game, dispatch, typing, automatic, hint, more } = props;
  const all = useWords(playWords);
  const words = all.tools;
  const modeName = useModeName(automatic);
  const phone = useMedia(narrow);
  const usable = game.now.entering ? modes.filter((its) => its === 'digit' || its === 'colour') : modes;
  // A press with a pointer leaves the focus on the board, so that typing goes on.
  return (
    <div class="hands keypad" inert={props.paused} onMouseDown={(event) => event.preventDefault()}>
      <div class="tool-row">
        {!phone && <History game={game} dispatch={dispatch} />}
        <div class="modes" role="group" aria-label={words.modes}>
          {usable.map((its) => (
            <button key={its} class="icon" aria-label={modeName(its)} title={modeName(its)} aria-pressed={typing.mode === its} onClick={() => typing.setMode(its)}>
              <Glyph mode={its} />
            </button>
          ))}
        </div>
        <button class="icon for-sheet" aria-label={all.hint.ask} title={all.hint.ask} onClick={hint}>
          <Icon name="hint" />
        </button>
        <button class="icon for-sheet" aria-label={words.more} title={words.more} onClick={more}>
          <Icon name="more" />
        </button>
      </div>
      <Keys {...props} />
    </div>
  );
}
