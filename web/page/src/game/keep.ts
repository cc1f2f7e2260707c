// A game as text for the browser's store, history and all: the first position in full, then for
// each further one only the cells that changed.
import type { Game } from './game';
import { type Cell, type Position } from './position';

type PackedCell = [given: number, digit: number, corner: number, centre: number, struck: number, colour: number];
type Delta = [cell: number, ...PackedCell][];
/** A position in full, or what changed since the one before. */
type Packed = { shape: string; side: number; entering: boolean; cells: PackedCell[] } | { entering: boolean; delta: Delta };

interface Kept {
  version: 1;
  positions: Packed[];
  /** Which of these is now. */
  now: number;
  saved: Packed | null;
  left: Kept | null;
  selected: number[];
  cursor: number;
}

const pack = (cell: Cell): PackedCell => [cell.given, cell.digit, cell.corner, cell.centre, cell.struck, cell.colour];
const unpack = ([given, digit, corner, centre, struck, colour]: PackedCell): Cell => ({
  given,
  digit,
  corner,
  centre,
  struck,
  colour,
});

const packAll = ({ shape, side, entering, cells }: Position): Packed => ({ shape, side, entering, cells: cells.map(pack) });

function packAfter(position: Position, before: Position | undefined): Packed {
  if (!before || before.shape !== position.shape) return packAll(position);
  const delta: Delta = [];
  position.cells.forEach((cell, index) => {
    if (cell !== before.cells[index]) delta.push([index, ...pack(cell)]);
  });
  return { entering: position.entering, delta };
}

function unpackAfter(packed: Packed, before: Position | undefined): Position {
  if ('cells' in packed) return { ...packed, cells: packed.cells.map(unpack) };
  if (!before) throw new Error('a first position must be in full');
  const cells = [...before.cells];
  for (const [index, ...cell] of packed.delta) cells[index] = unpack(cell);
  return { ...before, entering: packed.entering, cells };
}

function packGame(game: Game): Kept {
  const positions = [...game.past, game.now, ...game.future];
  return {
    version: 1,
    positions: positions.map((position, index) => packAfter(position, positions[index - 1])),
    now: game.past.length,
    saved: game.saved && packAll(game.saved),
    left: game.left && packGame(game.left),
    selected: [...game.selected],
    cursor: game.cursor,
  };
}

function unpackGame(kept: Kept): Game | null {
  if (kept.version !== 1) return null;
  const positions: Position[] = [];
  for (const packed of kept.positions) positions.push(unpackAfter(packed, positions.at(-1)));
  const now = positions[kept.now];
  if (!now || now.cells.length !== now.side * now.side) return null;
  return {
    now,
    past: positions.slice(0, kept.now),
    future: positions.slice(kept.now + 1),
    saved: kept.saved && unpackAfter(kept.saved, undefined),
    left: kept.left && unpackGame(kept.left),
    selected: kept.selected,
    cursor: kept.cursor,
  };
}

export const toText = (game: Game): string => JSON.stringify(packGame(game));

/** Null if the text is none of ours. */
export function fromText(text: string | null): Game | null {
  try {
    return unpackGame(JSON.parse(text ?? '') as Kept);
  } catch {
    return null;
  }
}
