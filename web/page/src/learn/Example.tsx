// A step of the engine's as a lesson shows it: the board before it, the step in words, the board after it.
import type { Step } from 'dokushin';
import { useState } from 'preact/hooks';
import { StepText } from '../step/StepText';
import { useWalk, walked } from '../step/useWalk';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { playWords } from '../words/play';
import '../design/segments.css';
import type { TaughtPosition } from './position';
import { type Stage, TaughtBoard } from './TaughtBoard';

const stages = ['before', 'step', 'after'] as const satisfies readonly Stage[];

interface Props {
  taught: TaughtPosition;
  step: Step;
  name: string;
}

export function Example({ taught, step, name }: Props) {
  const words = useWords(learnWords);
  const play = useWords(playWords);
  const [stage, setStage] = useState<(typeof stages)[number]>('step');
  const walk = useWalk(step);
  return (
    <div class="example">
      <div class="board-place">
        <TaughtBoard taught={taught} step={walked(step, walk)} stage={stage} label={words.board(name)} />
      </div>
      <div class="example-words">
        <fieldset class="choice">
          <legend class="unseen">{words.stagesTitle}</legend>
          <div class="segments">
            {stages.map((its) => (
              <label key={its}>
                <input type="radio" name="stage" checked={stage === its} onChange={() => setStage(its)} />
                <span>{words.stages[its]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <StepText step={step} words={play} walk={walk} />
      </div>
    </div>
  );
}
