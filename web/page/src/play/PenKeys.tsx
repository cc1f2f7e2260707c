// The keys of the pen: its colours and its tools, and a field where letters are written.
import type { ComponentChildren } from 'preact';
import { penTools } from '../board/penInput';
import { Icon } from '../design/Icon';
import { penColours } from '../game/pen';
import { penWords } from '../words/pen';
import { useWords } from '../words/language';
import { letterWords } from '../words/letters';
import { LetterField } from './LetterField';
import type { PenKeys as Pen } from './usePenKeys';
import './letters.css';

interface Props {
  pen: Pen;
  disabled: boolean;
  write: (text: string) => void;
  /** The other keys, which stand before the field. */
  children: ComponentChildren;
}

export function PenKeys({ pen, disabled, write, children }: Props) {
  const words = useWords(penWords);
  const letters = useWords(letterWords);
  return (
    <>
      {words.colours.map((name, at) => (
        <button key={name} class={`pen-colour pen${at + 1}`} aria-label={name} title={name} aria-pressed={pen.colour === at + 1} disabled={disabled} onClick={() => pen.press(at + 1)} />
      ))}
      {penTools.map((tool, at) => (
        <button key={tool} class="pen-tool" aria-label={words.tools[tool]} title={words.tools[tool]} aria-pressed={!pen.letters && pen.tool === tool} disabled={disabled} onClick={() => pen.press(penColours + at + 1)}>
          <Icon name={tool} />
        </button>
      ))}
      <button class="pen-tool letter-tool" aria-label={letters.tool} title={letters.tool} aria-pressed={pen.letters} disabled={disabled} onClick={() => pen.setLetters(!pen.letters)}>
        <Icon name="letters" />
      </button>
      {children}
      {pen.letters && <LetterField write={write} disabled={disabled} />}
    </>
  );
}
