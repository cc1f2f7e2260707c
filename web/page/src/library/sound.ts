// Whether a game that came in a file is one that the page can show: a file may hold anything.
import type { Game } from '../game/game';
import { type Cell, type Position, colours } from '../game/position';
import { sizeIn } from '../game/size';

const isWithin = (its: unknown, most: number) => Number.isInteger(its) && (its as number) >= 0 && (its as number) <= most;

function isSoundCell(cell: Cell, side: number): boolean {
  const sets = [cell.corner, cell.centre, cell.struck];
  return isWithin(cell.given, side) && isWithin(cell.digit, side) && isWithin(cell.colours, 2 ** colours - 1) && sets.every((set) => isWithin(set, 2 ** side - 1));
}

/** Positions of a game share the cells that did not change: each cell is looked at once. */
function isSoundPosition({ shape, side, entering, cells }: Position, seen: Set<Cell>): boolean {
  if (typeof shape !== 'string' || typeof entering !== 'boolean') return false;
  if (!Array.isArray(cells) || sizeIn(shape, cells.length)?.side !== side) return false;
  return cells.every((cell: Cell) => {
    if (seen.has(cell)) return true;
    seen.add(cell);
    return isSoundCell(cell, side);
  });
}

export function isSound({ now, past, future, saved, selected, cursor }: Game): boolean {
  const seen = new Set<Cell>();
  const positions = [now, ...past, ...future, ...(saved ? [saved] : [])];
  const isCell = (index: unknown) => isWithin(index, now.cells.length - 1);
  // A move may change the givens, but not the board.
  const isSame = ({ shape, side }: Position) => shape === now.shape && side === now.side;
  return positions.every((its) => isSame(its) && isSoundPosition(its, seen)) && Array.isArray(selected) && selected.every(isCell) && isCell(cursor);
}
