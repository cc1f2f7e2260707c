// A game in small: where its givens stand, and how far it is.
import type { Position } from '../game/position';

export function Thumbnail({ position }: { position: Position }) {
  const { side, cells } = position;
  const square = (wanted: (cell: Position['cells'][number]) => boolean) =>
    cells.map((cell, index) => (wanted(cell) ? `M${(index % side) + 0.14} ${Math.floor(index / side) + 0.14}h.72v.72h-.72z` : '')).join('');
  return (
    <svg class="thumbnail" viewBox={`-.4 -.4 ${side + 0.8} ${side + 0.8}`} aria-hidden="true">
      <rect x={-0.4} y={-0.4} width={side + 0.8} height={side + 0.8} rx={0.6} class="ground" />
      <path class="given" d={square(({ given }) => given > 0)} />
      <path class="own" d={square(({ digit }) => digit > 0)} />
      <path class="blank" d={square(({ given, digit }) => !given && !digit)} />
    </svg>
  );
}
