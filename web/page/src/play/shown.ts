// What the board shows: the player's own cells, one of two solutions, or a step of the path.
import type { Flaw, PathStep, ShapeFacts } from 'dokushin';
import { visibleHouses } from '../board/facts';
import type { Lit, Shown } from '../board/PlayBoardData';
import { type Position, blankCell, maskOf } from '../game/position';
import { repeatsOf } from './repeats';
import type { Instant } from './useEngine';
import type { Verdict } from './useCheck';

type Conflicts = Map<number, number[]>;

/** The facts of a board whose rules the fog may hide: rows, columns and boxes alone are known. */
type Foggy = Pick<ShapeFacts, 'houses'>;

function pairsOf(flaw: Flaw, position: Position, foggy: Foggy | null): (readonly number[])[] {
  if (flaw.kind !== 'repeated_digit') return repeatsOf(flaw, position).flatMap(({ cells, line }) => (foggy && !line ? [] : [cells]));
  const house = flaw.house === null ? undefined : foggy?.houses[flaw.house];
  return foggy && (!house || !visibleHouses(foggy).includes(house)) ? [] : [flaw.cells];
}

/** For each cell, the cells with which it conflicts. */
export function conflictsOf(flaws: readonly Flaw[], position: Position, foggy: Foggy | null = null): Conflicts {
  const conflicts: Conflicts = new Map();
  const add = (cell: number, other: number) => {
    const others = conflicts.get(cell) ?? [];
    if (!others.includes(other)) conflicts.set(cell, [...others, other]);
  };
  for (const flaw of flaws) {
    for (const [a, b] of pairsOf(flaw, position, foggy)) {
      if (a === undefined || b === undefined) continue;
      add(a, b);
      add(b, a);
    }
  }
  return conflicts;
}

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
