// The player's colours, under all lines and digits. A cell with several has a wedge of each.
import { useMemo } from 'preact/hooks';
import { type Cell, digitsOf } from '../game/position';
import { type Size, heightOf, placeOf } from '../game/size';

/** Wedges begin a little beside the upright, so that two colours meet on a slope, and not where the lines run. */
const beginning = -Math.PI / 6;

/** A wedge from the middle of a cell; its far corners lie outside the cell. */
function wedge(part: number, parts: number): string | undefined {
  if (parts === 1) return undefined;
  const width = (2 * Math.PI) / parts;
  const steps = 4;
  const corners = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = beginning + width * (part + step / steps);
    return `${(50 + 100 * Math.sin(angle)).toFixed(2)}% ${(50 - 100 * Math.cos(angle)).toFixed(2)}%`;
  });
  return `polygon(50% 50%, ${corners.join(', ')})`;
}

export function Paint({ cells, size }: { cells: readonly Cell[]; size: Size }) {
  const drawn = useMemo(
    () =>
      cells.flatMap((cell, index) => {
        const colours = digitsOf(cell.colours);
        const { x, y } = placeOf(index, size);
        const [across, down] = [100 / size.columns, 100 / heightOf(size)];
        const place = { left: `${x * across}%`, top: `${y * down}%`, width: `${across}%`, height: `${down}%` };
        return colours.map((colour, part) => (
          <span key={`${index} ${colour}`} class={`paint colour${colour}`} data-painted={index} style={{ ...place, clipPath: wedge(part, colours.length) }} />
        ));
      }),
    [cells, size],
  );
  return (
    <div class="paints" aria-hidden="true">
      {drawn}
    </div>
  );
}
