// Which line of a step's reasoning the board shows.
import type { Step } from 'dokushin';
import { useLayoutEffect, useState } from 'preact/hooks';
import { atLine, isLong, linesOf } from './reasoning';

export interface Walk {
  /** Null: the step as a whole. */
  line: number | null;
  setLine: (line: number | null) => void;
}

/** Another step begins as a whole, or, if it is long, at its first line. */
export function useWalk(step: Step | null): Walk {
  const first = step && isLong(step) ? 0 : null;
  const [at, setAt] = useState<{ step: Step | null; line: number | null }>({ step, line: first });
  useLayoutEffect(() => setAt({ step, line: first }), [step]);
  return { line: at.step === step ? at.line : first, setLine: (line) => setAt({ step, line }) };
}

/** The step as the board shows it now. */
export function walked(step: Step, { line }: Walk): Step {
  const its = line === null ? undefined : linesOf(step)[line];
  return its ? atLine(step, its) : step;
}
