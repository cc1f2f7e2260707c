// What a player does to the cells: each edit takes a position and gives the next one. An edit
// that changes nothing gives the same position back, so that history keeps no empty steps.
import { type Cell, type Position, type Spot, blankCell, has, maskOf } from './position';
import { withoutPen } from './pen';

/** Whether a cell takes no digits and marks: it has a given, and no fog hides that. */
const isHeld = ({ cells, fog }: Position, index: number, hidden: ReadonlySet<number>) => (cells[index]?.given ?? 0) > 0 && !(fog && hidden.has(index));
const none: ReadonlySet<number> = new Set();

/** What a typed digit becomes. `struck`: a candidate struck out, or brought back. */
export type Entry = 'digit' | 'corner' | 'centre' | 'struck' | 'colour';

function change(position: Position, where: Iterable<number>, edit: (cell: Cell) => Cell): Position {
  const cells = [...position.cells];
  let changed = false;
  for (const index of where) {
    const before = cells[index];
    if (!before) continue;
    const after = edit(before);
    if ((Object.keys(blankCell) as (keyof Cell)[]).every((key) => before[key] === after[key])) continue;
    cells[index] = after;
    changed = true;
  }
  return changed ? { ...position, cells } : position;
}

/** For each cell, those that can't have its digit. */
export type Peers = readonly (readonly number[])[];

/** Takes a placed digit out of the marks of the cells that see it. */
function clearMarks(position: Position, { cell, digit }: Spot, peers: Peers): Position {
  const others = ~maskOf([digit]);
  return change(position, peers[cell] ?? [], (its) => ({ ...its, corner: its.corner & others, centre: its.centre & others }));
}

/** A digit in all these cells; if all have it, it is taken away from them. */
function enterDigit(position: Position, where: readonly number[], digit: number, peers: Peers | null, hidden: ReadonlySet<number>): Position {
  const key = position.entering ? 'given' : 'digit';
  const targets = where.filter((index) => position.entering || !isHeld(position, index, hidden));
  const all = targets.every((index) => position.cells[index]?.[key] === digit);
  const next = change(position, targets, (cell) => {
    if (!position.entering) return { ...cell, digit: all ? 0 : digit };
    return all ? { ...cell, given: 0 } : { ...blankCell, given: digit, colours: cell.colours };
  });
  if (all || !peers || position.entering) return next;
  return targets.reduce((its, cell) => clearMarks(its, { cell, digit }, peers), next);
}

function enterMark(
  position: Position,
  where: readonly number[],
  digit: number,
  key: 'corner' | 'centre' | 'struck',
  hidden: ReadonlySet<number>,
): Position {
  const targets = where.filter((index) => {
    const cell = position.cells[index];
    return cell && !isHeld(position, index, hidden) && !cell.digit;
  });
  const bit = maskOf([digit]);
  const all = targets.every((index) => has(position.cells[index]![key], digit));
  return change(position, targets, (cell) => ({ ...cell, [key]: all ? cell[key] & ~bit : cell[key] | bit }));
}

/** Colours toggle: one that all these cells have goes, another one joins those that they have. */
function enterColour(position: Position, where: readonly number[], colour: number): Position {
  const all = where.every((index) => has(position.cells[index]?.colours ?? 0, colour));
  const bit = maskOf([colour]);
  return change(position, where, (cell) => ({ ...cell, colours: all ? cell.colours & ~bit : cell.colours | bit }));
}

/** `peers`: marks that a digit makes impossible go with the same move; null leaves them. `hidden`: cells in the fog. */
export function enter(position: Position, where: readonly number[], digit: number, as: Entry, peers: Peers | null = null, hidden = none): Position {
  if (as === 'digit') return enterDigit(position, where, digit, peers, hidden);
  if (as === 'colour') return enterColour(position, where, digit);
  return enterMark(position, where, digit, as, hidden);
}

/** Takes away digits; where there are none, marks; where there are none, colours. */
export function erase(position: Position, where: readonly number[]): Position {
  const key = position.entering ? 'given' : 'digit';
  const layers: Partial<Cell>[] = [{ [key]: 0 }, { corner: 0, centre: 0, struck: 0 }, { colours: 0 }];
  for (const layer of layers) {
    const next = change(position, where, (cell) => ({ ...cell, ...layer }));
    if (next !== position) return next;
  }
  return position;
}

/** What a hint or a solution says; givens stay. */
export function applyStep(
  position: Position,
  placements: readonly Spot[],
  eliminations: readonly Spot[],
  peers: Peers | null = null,
): Position {
  let next = position;
  for (const { cell, digit } of placements) {
    next = change(next, [cell], (before) => (before.given ? before : { ...before, digit }));
    if (peers) next = clearMarks(next, { cell, digit }, peers);
  }
  for (const { cell, digit } of eliminations) {
    next = change(next, [cell], (before) => ({
      ...before,
      struck: before.struck | maskOf([digit]),
      corner: before.corner & ~maskOf([digit]),
      centre: before.centre & ~maskOf([digit]),
    }));
  }
  return next;
}

/** Writes the candidates that are left as centre marks into each cell without a digit: `open`, a set a cell. */
export function fillMarks(position: Position, open: readonly number[]): Position {
  return position.cells.reduce((next, { given, digit, struck }, cell) => {
    if (given || digit) return next;
    return change(next, [cell], (before) => ({ ...before, centre: (open[cell] ?? 0) & ~struck }));
  }, position);
}

/** Candidates that were struck out come back. */
export function restore(position: Position, eliminations: readonly Spot[]): Position {
  return eliminations.reduce(
    (next, { cell, digit }) => change(next, [cell], (before) => ({ ...before, struck: before.struck & ~maskOf([digit]) })),
    position,
  );
}

/** Back to the puzzle as it was given. */
export function clear(position: Position): Position {
  return change(withoutPen(position), position.cells.keys(), ({ given }) => (given ? { ...blankCell, given } : blankCell));
}

export function setEntering(position: Position, entering: boolean): Position {
  return position.entering === entering ? position : { ...position, entering };
}
