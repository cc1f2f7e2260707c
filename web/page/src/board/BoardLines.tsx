// The lines of a board and the frame around it; a cell is `unit` wide and high.
import type { ShapeFacts } from 'dokushin';
import { regionEdges, thinLines } from './scene';

export function BoardLines({ facts, unit }: { facts: ShapeFacts; unit: number }) {
  const size = facts.side * unit;
  return (
    <>
      <path class="thin-lines" d={thinLines(facts.side, unit)} />
      <path class="thick-lines" d={regionEdges(facts, unit)} />
      <rect class="frame" x={0} y={0} width={size} height={size} />
    </>
  );
}
