// Fog over cells: what belongs to the puzzle is masked there, and a calm cover with soft edges lies in its place. The
// player's own digits, marks and lines stand over it.
import { useId } from 'preact/hooks';
import type { Grid } from '../game/size';
import './fog.css';

/** The cells, row by row, as few rectangles. */
function pathOf(cells: ReadonlySet<number>, { columns, rows }: Grid): string {
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let from = 0; from < columns; from++) {
      let to = from;
      while (to < columns && cells.has(row * columns + to)) to++;
      if (to > from) path += `M${from} ${row}h${to - from}v1h${from - to}z`;
      from = Math.max(from, to);
    }
  }
  return path;
}

/** The edges between these cells and others of the board. */
function edgeOf(cells: ReadonlySet<number>, { columns, rows }: Grid): string {
  let path = '';
  for (const cell of cells) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (x > 0 && !cells.has(cell - 1)) path += `M${x} ${y}v1`;
    if (x < columns - 1 && !cells.has(cell + 1)) path += `M${x + 1} ${y}v1`;
    if (y > 0 && !cells.has(cell - columns)) path += `M${x} ${y}h1`;
    if (y < rows - 1 && !cells.has(cell + columns)) path += `M${x} ${y + 1}h1`;
  }
  return path;
}

/** The widths of the edge, in cells: each a little more of the cover's end. */
const softness = [0.42, 0.28, 0.14];

/** A mask that leaves out these cells, and what to name it by; null where nothing is hidden. Clues beside the board
 * stay to be seen. */
export function useFogMask(hidden: ReadonlySet<number> | undefined, grid: Grid) {
  const id = `fog${useId()}`;
  if (!hidden?.size) return null;
  const { columns, rows } = grid;
  const box = { x: -1, y: -1, width: columns + 2, height: rows + 2 };
  return {
    mask: (
      <mask id={id} maskUnits="userSpaceOnUse" {...box}>
        <rect {...box} fill="white" />
        <path d={pathOf(hidden, grid)} fill="black" />
      </mask>
    ),
    url: `url(#${id})`,
  };
}

export function Fog({ hidden, ...grid }: Grid & { hidden: ReadonlySet<number> | undefined }) {
  const id = `fog-edge${useId()}`;
  if (!hidden?.size) return null;
  const path = pathOf(hidden, grid);
  return (
    <svg class="under fog" viewBox={`0 0 ${grid.columns} ${grid.rows}`} preserveAspectRatio="xMinYMin" aria-hidden="true">
      <defs>
        <clipPath id={id}>
          <path d={path} />
        </clipPath>
      </defs>
      <path class="fog-cover" d={path} />
      <g clip-path={`url(#${id})`}>
        {softness.map((width) => (
          <path key={width} class="fog-edge" d={edgeOf(hidden, grid)} stroke-width={width} />
        ))}
      </g>
    </svg>
  );
}
