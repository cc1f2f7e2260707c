// The live check: has the board no solution, one, or several?
import type { Checked } from 'dokushin';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Answer, useEngine } from '../engine/useEngine';
import { type Position, nameOf, toPuzzle } from '../game/position';
import { concluded } from './concluded';

export interface Verdict {
  position: Position;
  /** As the board stands. */
  here: Checked;
  /** Its digits alone, without what is struck out. */
  digits: Checked;
  /** The givens alone, asked for where the board as it stands has no solution. */
  whole: Checked | null;
}

const usualSeconds = 2;
const longSeconds = 120;

/** What the givens alone say does not change while a puzzle is played. */
const wholes = new Map<string, Checked>();

export interface LiveCheck {
  answer: Answer<Verdict>;
  /** The verdict, if it is about this position. */
  verdict: Verdict | null;
  /** The last verdict about this puzzle, which stays in its place while the next one is awaited. */
  last: Verdict | null;
  longer: () => void;
  /** Whether a long search runs, which can be cancelled. */
  long: boolean;
  cancel: () => void;
}

export function useCheck(position: Position): LiveCheck {
  const [seconds, setSeconds] = useState(usualSeconds);
  useLayoutEffect(() => setSeconds(usualSeconds), [position.cells]);
  const answer = useEngine<Verdict>(
    {
      work: 'check',
      delay: 120,
      ask: async (worker, signal) => {
        const limits = { time: seconds };
        const wrong = ({ status }: Checked) => status === 'none' || status === 'invalid';
        const struck = position.cells.some((cell) => cell.struck);
        // The digits come first: if they contradict each other, there are no candidates to ask for.
        const digits = await worker.check(toPuzzle(position), limits, { signal });
        const here = struck && !wrong(digits) ? await worker.check(await concluded(worker, position), limits, { signal }) : digits;
        const played = struck || position.cells.some(({ digit }) => digit);
        if (!played || !wrong(here)) return { position, here, digits, whole: null };
        const { shape, givens } = toPuzzle(position);
        const key = `${shape} ${givens}`;
        const whole = wholes.get(key) ?? (await worker.check({ shape, givens }, limits, { signal }));
        wholes.set(key, whole);
        return { position, here, digits, whole };
      },
    },
    [position.cells, position.shape, seconds],
  );
  const current = answer.state === 'done' && answer.value.position.cells === position.cells;
  const undecided = current && answer.value.here.status === 'limit';
  const before = answer.state === 'done' ? answer.value : null;
  return {
    answer,
    verdict: current ? answer.value : null,
    last: before && (current || nameOf(before.position) === nameOf(position)) ? before : null,
    longer: () => setSeconds(longSeconds),
    long: seconds === longSeconds && (!current || undecided),
    cancel: () => setSeconds(usualSeconds),
  };
}
