// A field for letters of the pen: on a phone, and for scripts that are composed, which the board's keys are not.
import { useState } from 'preact/hooks';
import { lettersIn } from '../game/letters';
import { useWords } from '../words/language';
import { letterWords } from '../words/letters';
import { focusBoard } from './useTable';

export function LetterField({ write, disabled }: { write: (text: string) => void; disabled: boolean }) {
  const words = useWords(letterWords);
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    write(text);
    setText('');
    focusBoard();
  };
  return (
    <form class="letter-field" onSubmit={submit}>
      <input
        aria-label={words.field}
        value={text}
        disabled={disabled}
        size={3}
        autoComplete="off"
        autoCapitalize="off"
        spellcheck={false}
        enterkeyhint="done"
        // The keypad keeps the focus on the board; here it is wanted.
        onMouseDown={(event) => event.stopPropagation()}
        onInput={(event) => {
          // A text that is being composed may be longer than what comes of it.
          const { value } = event.currentTarget;
          setText(event.isComposing ? value : lettersIn(value));
        }}
        onCompositionEnd={(event) => setText(lettersIn(event.currentTarget.value))}
      />
      <button type="submit" disabled={disabled || !lettersIn(text)}>
        {words.write}
      </button>
    </form>
  );
}
