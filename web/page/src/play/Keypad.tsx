// The digits and modes for a finger or a mouse.
import { colours, digitText } from '../game/position';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { type Mode, modes } from './keys';

interface Props {
  side: number;
  mode: Mode;
  setMode: (mode: Mode) => void;
  enter: (digit: number) => void;
  erase: () => void;
  entering: boolean;
  /** Centre marks are struck candidates while candidates are shown. */
  automatic: boolean;
  several: boolean;
  setSeveral: (on: boolean) => void;
  disabled: boolean;
}

function Keys({ side, mode, enter, disabled }: Props) {
  const words = useWords(playWords);
  const count = mode === 'colour' ? Math.min(colours, words.board.colours.length) : side;
  return (
    <div class="keys" role="group" aria-label={words.tools.keypad} style={{ '--keys': count > 9 ? Math.ceil(count / 2) : count }}>
      {Array.from({ length: count }, (_, at) => at + 1).map((digit) => (
        <button
          key={digit}
          class={mode === 'colour' ? `swatch colour${digit}` : ''}
          aria-label={mode === 'colour' ? words.board.colours[digit - 1] : undefined}
          disabled={disabled}
          onClick={() => enter(digit)}
        >
          {mode === 'colour' ? '' : digitText(digit)}
        </button>
      ))}
    </div>
  );
}

export function Keypad(props: Props) {
  const { mode, setMode, erase, entering, automatic, several, setSeveral, disabled } = props;
  const words = useWords(playWords).tools;
  const usable = entering ? modes.filter((its) => its === 'digit' || its === 'colour') : modes;
  return (
    <div class="keypad">
      <div class="buttons modes" role="group" aria-label={words.modes}>
        {usable.map((its) => (
          <button key={its} aria-pressed={mode === its} onClick={() => setMode(its)}>
            {its === 'centre' && automatic ? words.struck : words[its]}
          </button>
        ))}
      </div>
      <Keys {...props} />
      <div class="buttons">
        <button onClick={erase} disabled={disabled}>
          {words.erase}
        </button>
        <button aria-pressed={several} onClick={() => setSeveral(!several)}>
          {words.several}
        </button>
      </div>
    </div>
  );
}
