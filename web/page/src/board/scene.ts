// The scene of a board: thin lines between cells, thick ones where a box or a region ends, shades of houses that no line
// shows, and the places of candidates in a cell. A cell is `unit` wide and high.
import type { HouseKind, ShapeFacts } from 'dokushin';
import type { Grid } from '../game/size';

const shadedKinds: ReadonlySet<HouseKind> = new Set<HouseKind>(['diagonal', 'window', 'centre dot']);

/** Cells of diagonals, windows and centres. A disjoint group is everywhere, so that a shade would say nothing of it. */
export function shadedCells(facts: ShapeFacts): number[] {
  return [...new Set(facts.houses.filter(({ kind }) => shadedKinds.has(kind)).flatMap(({ cells }) => cells))];
}

export function thinLines({ rows, columns }: Grid, unit: number): string {
  let path = '';
  for (let at = 1; at < columns; at++) path += `M${at * unit} 0V${rows * unit}`;
  for (let at = 1; at < rows; at++) path += `M0 ${at * unit}H${columns * unit}`;
  return path;
}

export function regionEdges({ rows, columns, regions, boxRows, boxColumns }: ShapeFacts, unit: number): string {
  let path = '';
  // Boxes within rows or columns, as those of a Latin square, add no rule and are not drawn.
  if (boxRows === 1 || boxColumns === 1) return path;
  regions.slice(0, rows * columns).forEach((region, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    if (column + 1 < columns && regions[cell + 1] !== region) path += `M${(column + 1) * unit} ${row * unit}v${unit}`;
    if (row + 1 < rows && regions[cell + columns] !== region) path += `M${column * unit} ${(row + 1) * unit}h${unit}`;
  });
  return path;
}

/** The grid that candidates stand in: as nearly square as it can be, with no more rows than columns. */
export function candidateGrid(side: number): { rows: number; columns: number } {
  const columns = Math.ceil(Math.sqrt(side));
  return { rows: Math.ceil(side / columns), columns };
}

/** The place of a digit in that grid, from 0. */
export function candidatePlace(digit: number, side: number): { row: number; column: number } {
  const { columns } = candidateGrid(side);
  return { row: Math.floor((digit - 1) / columns), column: (digit - 1) % columns };
}
