// The lines of a board: thin between cells, thick where a box or a jigsaw's region ends.
import type { ShapeFacts } from 'dokushin';

export function BoardLines({ facts }: { facts: ShapeFacts }) {
  const size = facts.side * 10;
  return (
    <>
      <path class="thin-lines" d={thinLines(facts.side)} />
      <path class="thick-lines" d={regionLines(facts)} />
      <rect class="thick-lines" x="0" y="0" width={size} height={size} />
    </>
  );
}

/** Cells of houses that are not seen otherwise: diagonals, windows. */
export function shadedCells(facts: ShapeFacts): number[] {
  const extra = facts.houses.filter(({ name }) => /^(diagonal|window|centre)/.test(name));
  return [...new Set(extra.flatMap(({ cells }) => cells))];
}

function thinLines(side: number): string {
  let path = '';
  for (let i = 1; i < side; i++) path += `M${i * 10} 0V${side * 10}M0 ${i * 10}H${side * 10}`;
  return path;
}

function regionLines({ side, regions }: ShapeFacts): string {
  let path = '';
  regions.forEach((region, cell) => {
    const [x, y] = [(cell % side) * 10, Math.floor(cell / side) * 10];
    if (x + 10 < side * 10 && regions[cell + 1] !== region) path += `M${x + 10} ${y}v10`;
    if (y + 10 < side * 10 && regions[cell + side] !== region) path += `M${x} ${y + 10}h10`;
  });
  return path;
}
