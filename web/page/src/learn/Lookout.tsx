// An example of a technique, and in its place, on request, the exercise.
import type { HouseKind } from 'dokushin';
import { useState } from 'preact/hooks';
import { NotLoaded } from '../loading/NotLoaded';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { Example } from './Example';
import { Practise } from './Practise';
import { isIn, useExample } from './useTaught';

interface Props {
  technique: string;
  name: string;
  /** What the reader is to look for. */
  task?: string | undefined;
  /** New puzzles can be made for it. */
  makes?: boolean;
  /** The example is about such a house, if it can be. */
  houses?: readonly HouseKind[] | undefined;
  solved?: () => void;
}

export function Lookout({ technique, name, task, makes = true, houses, solved }: Props) {
  const words = useWords(learnWords);
  const [practising, setPractising] = useState(false);
  const example = useExample(technique, 0, houses);
  const taught = example.value;
  const step = taught?.steps.find((its) => !houses || isIn(its, taught.facts, houses)) ?? taught?.steps[0];
  return (
    <section aria-label={practising ? words.practise : words.example}>
      {practising && task && <p>{task}</p>}
      {practising && <Practise technique={technique} name={name} first={1} makes={makes} solved={solved} />}
      {!practising && <NotLoaded of={example} />}
      {!practising && !example.failed && (taught && step ? <Example taught={taught} step={step} name={name} /> : <p class="faint" role="status">{taught ? words.noExample : words.loading}</p>)}
      <div class="buttons">
        <button class={practising ? '' : 'primary'} onClick={() => setPractising(!practising)}>
          {practising ? words.example : words.exercise}
        </button>
      </div>
    </section>
  );
}
