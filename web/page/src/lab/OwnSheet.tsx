// A field for a puzzle of one's own, as text in any format that the engine reads.
import { useId, useState } from 'preact/hooks';
import { Sheet } from '../design/Sheet';
import { benchWords } from '../words/bench';
import { useWords } from '../words/language';

interface Props {
  open: boolean;
  close: () => void;
  /** What is wrong with the text; null: it is on the board. */
  read: (text: string) => Promise<string | null>;
}

export function OwnSheet({ open, close, read }: Props) {
  const words = useWords(benchWords);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const submit = async () => {
    const wrong = await read(text);
    setFault(wrong);
    if (wrong === null) close();
  };
  return (
    <Sheet open={open} close={close} title={words.ownTitle} closing={words.close} class="own-sheet">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label for={id}>{words.ownText}</label>
        <textarea
          id={id}
          rows={6}
          spellcheck={false}
          value={text}
          aria-describedby={`${id}-fault`}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
          }}
        />
        <p id={`${id}-fault`} class="lab-error" role="alert">
          {fault}
        </p>
        <p class="own-hint">{words.ownHint}</p>
        <button class="primary">{words.ownRead}</button>
      </form>
    </Sheet>
  );
}
