// Exercises in a technique: its examples one after the other, and puzzles that are made for it.
import { useState } from 'preact/hooks';
import { NotLoaded } from '../loading/NotLoaded';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { Exercise } from './Exercise';
import { useExample, usePractice } from './useTaught';

interface Props {
  technique: string;
  name: string;
  /** The example to begin with. */
  first: number;
  /** New puzzles can be made for it. */
  makes: boolean;
  solved?: () => void;
}

export function Practise({ technique, name, first, makes, solved }: Props) {
  const words = useWords(learnWords);
  const [which, setWhich] = useState(first);
  const [ended, setEnded] = useState(false);
  const { practice, make, cancel } = usePractice(technique);
  const example = useExample(technique, which);
  const made = practice.state === 'made' ? practice : null;
  const taught = made?.taught ?? example.value;
  const end = () => {
    setEnded(true);
    solved?.();
  };
  const next = () => {
    setEnded(false);
    cancel();
    setWhich(which + 1);
  };
  return (
    <>
      {!taught && <NotLoaded of={example} />}
      {!taught && !example.failed && <p class="faint" role="status">{words.loading}</p>}
      {taught && <Exercise key={made ? `made ${made.number}` : `${technique} ${which}`} taught={taught} name={name} solved={end} />}
      <div class="buttons">
        <button class={ended ? 'primary' : ''} onClick={next}>
          {words.next}
        </button>
        {practice.state === 'making' && <button onClick={cancel}>{words.cancel}</button>}
        {practice.state !== 'making' && makes && <button onClick={() => (setEnded(false), make())}>{words.make}</button>}
        <span class="faint" role="status">
          {practice.state === 'making' && words.making(practice.attempts)}
          {practice.state === 'failed' && words.notMade}
        </span>
      </div>
    </>
  );
}
