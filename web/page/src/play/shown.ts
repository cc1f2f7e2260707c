// What the board shows: the player's own cells, one of two solutions, or a step of the path.
import type { PathStep } from 'dokushin';
import { type Foggy, conflictsOf } from '../board/conflicts';
import type { Lit, Shown } from '../board/PlayBoardData';
import { type Position, blankCell, maskOf } from '../game/position';
import type { Verdict } from './useCheck';
import type { Instant } from './useInstant';

const plain = { strokes: [], conflicts: new Map(), lit: null, differing: new Map() };

/** The candidates that digits and the player leave open, a set an open cell; null while they are not known. */
export function openCandidates(position: Position, instant: Instant | null): number[] | null {
  if (instant?.position.shape !== position.shape) return null;
  return instant.open.map((open, index) => {
    const { given, digit, struck } = position.cells[index]!;
    return given || digit ? 0 : open & ~struck;
  });
}

/** What the player asked to be shown. */
interface Wanted {
  automatic: boolean;
  clashes: boolean;
  /** Null where no fog hides rules. */
  foggy: Foggy | null;
}

/** Candidates are shown where they were asked for, and where a step speaks of them. */
export function shownGame(position: Position, instant: Instant | null, { automatic, clashes, foggy }: Wanted, lit: Lit | null): Shown {
  const fits = instant && instant.position.shape === position.shape ? instant : null;
  const told = automatic || (lit !== null && lit.roles.size > 0);
  const candidates = told ? openCandidates(position, instant) : null;
  const strokes = position.pen ?? [];
  return { ...plain, cells: position.cells, strokes, candidates, conflicts: fits && clashes ? conflictsOf(fits.flaws, position, foggy) : new Map(), lit };
}

export function shownSolution({ position, here }: Verdict, which: 0 | 1): Shown {
  const [first, second] = here.grids as [number[], number[]];
  const cells = position.cells.map((cell, index) =>
    cell.given ? cell : { ...blankCell, digit: here.grids[which]![index]!, colours: cell.colours },
  );
  const differing = new Map(here.differing.map((cell) => [cell, [first[cell]!, second[cell]!] as const]));
  return { ...plain, cells, candidates: null, differing };
}

export function shownStep(position: Position, step: PathStep, lit: Lit): Shown {
  const cells = position.cells.map(({ given }, index) => ({
    ...blankCell,
    given,
    digit: given ? 0 : step.before.digits[index]!,
  }));
  return { ...plain, cells, candidates: step.before.candidates.map(maskOf), lit };
}
