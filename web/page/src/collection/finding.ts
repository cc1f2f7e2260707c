// The engine is asked about the puzzles of a collection: whether each has one solution, and on request how hard it is.
import type { EngineWorker, Rating, Status } from 'dokushin';
import type { OpenCollection } from '../opened/open';
import { type Row, puzzleOf } from '../opened/row';

const manyAtOnce = 2_000;
/** The check of a board other than the usual one takes at most so many seconds. */
const checkTime = 2;
/** A rating takes at most so many seconds: the hardest known puzzles would keep all others waiting. */
const rateTime = 20;

export type Checker = Pick<EngineWorker, 'solveMany' | 'solve'>;
export type Rater = { rate(puzzle: Parameters<EngineWorker['rate']>[0], options: { time: number; signal: AbortSignal }): Promise<Rating> };

const isUsual = ({ shape, puzzle }: Row) => shape === '9x9' && !puzzle;

async function checkOne(checker: Checker, row: Row): Promise<Status> {
  const { placed: _, ...puzzle } = puzzleOf(row);
  return (await checker.solve(puzzle, { solutions: 2, time: checkTime }).catch(() => ({ status: 'limit' as const }))).status;
}

/** Finds the status of all that have none; `stopped` is asked between some and the next. */
export async function findStatuses(collection: OpenCollection, checker: Checker, stopped: () => boolean): Promise<void> {
  const open = collection.rows.filter(({ status }) => status === null);
  const usual = open.filter(isUsual);
  for (let from = 0; from < usual.length && !stopped(); from += manyAtOnce) {
    const some = usual.slice(from, from + manyAtOnce);
    const answers = await checker.solveMany(some.map(({ givens }) => givens));
    some.forEach((row, index) => (row.status = answers[index]!.status));
    collection.changed();
  }
  for (const row of open.filter((its) => !isUsual(its))) {
    if (stopped()) return;
    row.status = await checkOne(checker, row);
    collection.changed();
  }
}

/** Rates rows in their order, until the signal ends it; `told` hears how many are done. */
export async function rateRows(collection: OpenCollection, rows: readonly Row[], rater: Rater, signal: AbortSignal, told: (done: number) => void): Promise<void> {
  let done = 0;
  for (const row of rows) {
    if (signal.aborted) return;
    try {
      const { placed: _, ...puzzle } = puzzleOf(row);
      const { hardest, gaveUp } = await rater.rate(puzzle, { time: rateTime, signal });
      if (!gaveUp) row.rating = hardest.rating;
    } catch {
      if (signal.aborted) return;
      // A board with rules that no rating knows stays without one.
    }
    told(++done);
    collection.changed();
  }
}
