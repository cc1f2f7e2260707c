// The reader's answer to an exercise, compared with what the engine found.
import type { Step } from 'dokushin';
import { type Spot, spotOf } from '../board/PlayBoardData';
import type { Size } from '../game/size';

/** `found`: the technique gives it. `own`: it is right, but this technique does not give it.
 * `belongs`: a candidate was to go, and it is the cell's digit. `wrong`: a digit that does not belong there. */
export type Judgement = { kind: 'found'; step: Step } | { kind: 'own' | 'belongs' | 'wrong' };

export interface Question {
  /** All instances of the technique on the board. */
  steps: readonly Step[];
  solution: readonly number[];
  size: Size;
}

/** Whether a digit is asked for; else it is a candidate that goes. */
export const asksDigit = ({ steps }: Question) => (steps[0]?.placements.length ?? 0) > 0;

export function judge(question: Question, { cell, digit }: Spot): Judgement {
  const { steps, solution, size } = question;
  const places = asksDigit(question);
  const step = steps.find(({ placements, eliminations }) =>
    (places ? placements : eliminations).some((its) => {
      const spot = spotOf(its, size);
      return spot.cell === cell && spot.digit === digit;
    }),
  );
  if (step) return { kind: 'found', step };
  const belongs = solution[cell] === digit;
  if (places) return { kind: belongs ? 'own' : 'wrong' };
  return { kind: belongs ? 'belongs' : 'own' };
}
