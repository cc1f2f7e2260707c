// What the engine tells of a puzzle while it is set: each value as soon as it is known, the quickest first.
import type { EngineWorker, Flaw, Puzzle, Rating, Status, UniversalRating, UniversalScale } from 'dokushin';
import { maskOf, puzzleName } from '../game/position';

/** A number of solutions; not `exact`: at least so many. */
export interface Count {
  solutions: number;
  exact: boolean;
}

export interface Live {
  /** Of which puzzle all this is told. */
  of: string;
  status: Status;
  flaws: readonly Flaw[];
  count: Count | null;
  /** The digits that each cell has in some solution, as sets; each is proved. */
  candidates: readonly number[] | null;
  /** Whether those are all. */
  complete: boolean;
  /** For each cell the number of solutions with each digit, up to `mostCounted`. */
  counts: readonly (readonly number[])[] | null;
  /** Cells of givens that could go, one at a time. */
  redundant: readonly number[] | null;
  redundantRules: readonly string[] | null;
  rating: Rating | 'rules' | null;
  universal: Partial<Record<UniversalScale, UniversalRating>>;
  /** Nothing more will come. */
  done: boolean;
}

export const mostCounted = 100;
/** One more than what is told: "more than 10,000". */
const quickCount = 10_001;
const longCount = 1_000_001;
/** Seconds for each question. */
const seconds = { check: 4, candidates: 4, counts: 8, count: 10, minimal: 5, rule: 1, rating: 30, universal: 10 };
/** The universal scales that are told, the quickest first. */
const universalScales = ['te', 'b', 'w'] as const;

/** Whether it ended because so many were enough. */
export const isRound = ({ solutions }: Count) => solutions === quickCount || solutions === longCount;

const first = (puzzle: Puzzle): Live => ({
  of: puzzleName(puzzle.shape, puzzle.givens), status: 'limit', flaws: [], count: null, candidates: null, complete: false, counts: null,
  redundant: null, redundantRules: null, rating: null, universal: {}, done: false,
});

type Tell = (live: Live) => void;

/** Asks one question after the other; `tell` gets what is known after each. An abort rejects. */
export async function study(worker: EngineWorker, puzzle: Puzzle, signal: AbortSignal, tell: Tell): Promise<void> {
  let live = first(puzzle);
  const add = (part: Partial<Live>) => {
    signal.throwIfAborted();
    tell((live = { ...live, ...part }));
  };
  const { status, flaws, solutions, grids } = await worker.check(puzzle, { solutions: 2, time: seconds.check, signal });
  const one = status === 'unique';
  add({ status, flaws, count: one ? { solutions: 1, exact: true } : status === 'none' || status === 'invalid' ? { solutions: 0, exact: true } : solutions ? { solutions, exact: false } : null });
  if (one) {
    add({ candidates: grids[0]!.map((digit) => maskOf([digit])), complete: true });
    await studyProper(worker, puzzle, signal, add);
  } else if (status === 'multiple' || status === 'limit') await studyOpen(worker, puzzle, signal, add);
  add({ done: true });
}

type Add = (part: Partial<Live>) => void;

async function studyProper(worker: EngineWorker, puzzle: Puzzle, signal: AbortSignal, add: Add): Promise<void> {
  const { redundant } = await worker.check(puzzle, { minimal: true, time: seconds.minimal, signal });
  add({ redundant: redundant ?? null });
  try {
    add({ rating: await worker.rate(puzzle, { hodoku: true, time: seconds.rating, signal }) });
  } catch (error) {
    // Ratings know houses alone.
    if (!isUnsupported(error)) throw error;
    add({ rating: 'rules' });
  }
  await rateUniversally(worker, puzzle, signal, add);
  if (puzzle.shape.includes('(')) {
    const { rules } = await worker.redundantRules(puzzle, { time: seconds.rule, signal });
    add({ redundantRules: rules });
  }
}

async function rateUniversally(worker: EngineWorker, puzzle: Puzzle, signal: AbortSignal, add: Add): Promise<void> {
  let universal = {};
  for (const scale of universalScales) {
    try {
      universal = { ...universal, ...(await worker.rateUniversally(puzzle, [scale], { time: seconds.universal, signal })) };
    } catch (error) {
      // They rate boards whose rules are houses only.
      if (!isUnsupported(error)) throw error;
      return;
    }
    add({ universal });
  }
}

async function studyOpen(worker: EngineWorker, puzzle: Puzzle, signal: AbortSignal, add: Add): Promise<void> {
  const counted = async (most: number) => {
    const { solutions, ended } = await worker.count(puzzle, { solutions: most, time: seconds.count, signal });
    add({ count: solutions ? { solutions, exact: ended === 'exhausted' } : null });
    return ended;
  };
  const { candidates, complete } = await worker.trueCandidates(puzzle, { time: seconds.candidates, signal });
  add({ candidates: candidates.map(maskOf), complete });
  const ended = await counted(quickCount);
  const { counts, complete: all } = await worker.candidateCounts(puzzle, { solutions: mostCounted, time: seconds.counts, signal });
  if (all) add({ counts });
  if (ended === 'solutions') await counted(longCount);
}

const isUnsupported = (error: unknown) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'unsupported';
