// What a finger or a mouse needs at every move: history, what a digit becomes, and the digits.
import type { BoardFacts } from '../board/facts';
import type { Shown } from '../board/PlayBoardData';
import { Icon } from '../design/Icon';
import type { Action, Game } from '../game/game';
import { colours, digitText, shownDigit } from '../game/position';
import { useWords } from '../words/language';
import { type PlayWords, playWords } from '../words/play';
import { type Mode, modes } from './keys';
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

/** How many cells each digit still needs: it stands once in each row. */
function leftOf(shown: Shown, side: number): number[] {
  const left = Array<number>(side + 1).fill(side);
  for (const cell of shown.cells) left[shownDigit(cell)]! -= 1;
  return left;
}

/** Keys in as few rows as leave each a finger's width on a small phone. */
function columnsOf(keys: number): number {
  if (keys <= 7) return keys;
  return Math.ceil(keys / (keys <= 12 ? 2 : keys <= 18 ? 3 : 4));
}

const erasing = 1;

function Keys({ facts: { side }, shown, typing, disabled, dispatch }: Props) {
  const words = useWords(playWords);
  const painting = typing.mode === 'colour';
  const count = painting ? Math.min(colours, words.board.colours.length) : side;
  const left = leftOf(shown, side);
  return (
    <div class={count > 12 ? 'keys many' : 'keys'} role="group" aria-label={words.tools.keypad} style={{ '--columns': columnsOf(count + erasing) }}>
      {Array.from({ length: count }, (_, at) => at + 1).map((digit) => (
        <button
          key={digit}
          class={painting ? `swatch colour${digit}` : left[digit]! <= 0 ? 'used-up' : ''}
          aria-label={painting ? words.board.colours[digit - 1] : undefined}
          data-left={painting || left[digit]! <= 0 ? undefined : left[digit]}
          aria-pressed={typing.armed === digit ? true : undefined}
          disabled={disabled}
          onClick={() => typing.press(digit)}
        >
          {painting ? '' : digitText(digit)}
        </button>
      ))}
      <button class="erase" aria-label={words.tools.erase} title={words.tools.erase} disabled={disabled} onClick={() => dispatch({ do: 'erase' })}>
        <Icon name="erase" />
      </button>
    </div>
  );
}

/** What a mode makes of a digit, drawn as it will stand in a cell. */
function Glyph({ mode }: { mode: Mode }) {
  if (mode === 'colour') return <Icon name="colour" />;
  return <span class={`glyph ${mode}`} data-digit={mode === 'centre' ? '12' : '1'} aria-hidden="true" />;
}

function modeName(mode: Mode, automatic: boolean, words: PlayWords['tools']): string {
  return mode === 'centre' && automatic ? words.struck : words[mode];
}

export function Hands(props: Props) {
  const { game, dispatch, typing, automatic, hint, more } = props;
  const all = useWords(playWords);
  const words = all.tools;
  const usable = game.now.entering ? modes.filter((its) => its === 'digit' || its === 'colour') : modes;
  // A press with a pointer leaves the focus on the board, so that typing goes on.
  return (
    <div class="hands keypad" inert={props.paused} onMouseDown={(event) => event.preventDefault()}>
      <div class="tool-row">
        <button class="icon" aria-label={words.undo} title={words.undo} disabled={!game.past.length} onClick={() => dispatch({ do: 'undo' })}>
          <Icon name="undo" />
        </button>
        <button class="icon redo" aria-label={words.redo} title={words.redo} disabled={!game.future.length} onClick={() => dispatch({ do: 'redo' })}>
          <Icon name="redo" />
        </button>
        <div class="modes" role="group" aria-label={words.modes}>
          {usable.map((its) => (
            <button key={its} class="icon" aria-label={modeName(its, automatic, words)} title={modeName(its, automatic, words)} aria-pressed={typing.mode === its} onClick={() => typing.setMode(its)}>
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
