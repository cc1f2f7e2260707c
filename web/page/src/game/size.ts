// The size of a board. Its fields have the names that the engine's facts have, so that facts are a size, too. What is read
// without the engine (links, kept games, the library) takes it from the name of the shape, here and nowhere else.
//
// Cells are numbered along the rows of the grid. Those outside the grid follow, and are drawn in rows of the same length
// below it, each a little apart:
//
//     r1c1 r1c2 r1c3 r1c4
//     r2c1 r2c2 r2c3 r2c4
//
//     v1   v2
import type { ShapeFacts } from 'dokushin';

/** `side` is how many digits there are, `lowest` what the first one is called, and `variables` the number of cells outside. */
export type Size = Pick<ShapeFacts, 'rows' | 'columns' | 'side' | 'lowest' | 'variables'>;

/** The grid alone, without cells outside it. */
export type Grid = Pick<Size, 'rows' | 'columns'>;

/** Sets of digits must fit in a word. */
export const largestSide = 30;
/** Values must have a character that can be typed. */
const largestValue = 35;

const gridPattern = /^grid:(\d+)x(\d+)(?::(\d+)-(\d+))?/;
const variablesOf = (shape: string) => Number(/\+variables:(\d+)/.exec(shape)?.[1] ?? 0);

/** `side` is taken for a board that is square, whose name may be that of its boxes or regions. */
function named(shape: string, side: number, variables: number): Size {
  const [, rows, columns, lowest, highest] = gridPattern.exec(shape) ?? [];
  if (!rows || !columns) return { rows: side, columns: side, side, lowest: 1, variables };
  const grid = { rows: Number(rows), columns: Number(columns), variables };
  const from = Number(lowest ?? 1);
  return { ...grid, lowest: from, side: highest ? Number(highest) - from + 1 : Math.max(grid.rows, grid.columns) };
}

/** Returns the size of a board with so many digits. */
export const sizeOf = ({ shape, side }: { shape: string; side: number }): Size => named(shape, side, variablesOf(shape));

/** The size of a board with so many cells; null if the shape has another number, or the page can't show it. */
export function sizeIn(shape: string, cells: number): Size | null {
  const variables = variablesOf(shape);
  const size = named(shape, Math.sqrt(cells - variables), variables);
  const fits = [size.rows, size.columns, size.side].every((its) => Number.isInteger(its) && its >= 1 && its <= largestSide);
  return fits && highestOf(size) <= largestValue && cellCount(size) === cells ? size : null;
}

export const cellCount = ({ rows, columns, variables }: Size): number => rows * columns + variables;
export const isSquare = ({ rows, columns, side, variables }: Size): boolean => rows === side && columns === side && !variables;

/** The cells as they are drawn, row by row; the last rows may be of cells outside the grid. */
export function cellRows(size: Size): number[][] {
  const count = cellCount(size);
  return Array.from({ length: Math.ceil(count / size.columns) }, (_, row) =>
    Array.from({ length: Math.min(size.columns, count - row * size.columns) }, (_, column) => row * size.columns + column),
  );
}

/** Room over a row of cells outside the grid, for their names; in cells. */
const room = 0.5;

/** Returns the upper left corner of a cell, in cells from that of the board. */
export function placeOf(cell: number, { rows, columns }: Grid): { x: number; y: number } {
  const row = Math.floor(cell / columns);
  return { x: cell % columns, y: row < rows ? row : row + room * (row - rows + 1) };
}

/** How high the board is drawn, in cells; it is as wide as it has columns. */
export const heightOf = ({ rows, columns, variables }: Size): number => rows + Math.ceil(variables / columns) * (1 + room);

/** The cell at a point, in cells from the board's upper left corner; null if there is none. `margin`: so near to a cell's
 * edge it does not count. */
export function cellAtPoint(x: number, y: number, size: Size, margin = 0): number | null {
  const { rows, columns } = size;
  const row = y < rows ? Math.floor(y) : rows + Math.floor((y - rows) / (1 + room));
  const cell = row * columns + Math.floor(x);
  if (x < 0 || y < 0 || x >= columns || cell >= cellCount(size)) return null;
  const corner = placeOf(cell, size);
  const isInside = (part: number) => part >= margin && part <= 1 - margin;
  return isInside(x - corner.x) && isInside(y - corner.y) ? cell : null;
}

/** "r1c1", as the engine names cells; "v1" for the first one outside the grid. */
export function cellName(cell: number, { rows, columns }: Grid): string {
  const beyond = cell - rows * columns;
  return beyond < 0 ? `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}` : `v${beyond + 1}`;
}

/** The cell of such a name; null if the board has none. */
export function cellNamed(name: string, size: Size): number | null {
  const [, row, column, beyond] = /^(?:r(\d+)c(\d+)|v(\d+))$/i.exec(name.trim()) ?? [];
  const { rows, columns } = size;
  if (beyond) return Number(beyond) >= 1 && Number(beyond) <= size.variables ? rows * columns + Number(beyond) - 1 : null;
  const inside = Number(row) >= 1 && Number(row) <= rows && Number(column) >= 1 && Number(column) <= columns;
  return inside ? (Number(row) - 1) * columns + Number(column) - 1 : null;
}

const values = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@&$';
type Values = Pick<Size, 'lowest'>;

/** How a digit is written on its board: "7"; "A" for 10, as the library writes it; nothing for a blank. */
export const valueText = (digit: number, { lowest }: Values): string => (digit ? (values[digit + lowest - 1] ?? '?') : '');
/** The greatest value of the board's digits. */
export const highestOf = ({ lowest, side }: Pick<Size, 'lowest' | 'side'>): number => lowest + side - 1;
/** The digit of a character that is typed; 0 if the board has none of it. */
export function digitTyped(text: string, { lowest, side }: Pick<Size, 'lowest' | 'side'>): number {
  if (text.length !== 1) return 0;
  const digit = values.indexOf(text.toUpperCase()) - lowest + 1;
  return digit >= 1 && digit <= side ? digit : 0;
}
