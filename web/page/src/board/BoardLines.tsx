// The lines of a board: thin between cells, thick where a box or a jigsaw's region ends.
import type { ShapeFacts } from 'dokushin';
import { regionEdges, thinLines } from './lines';

const unit = 10;

export function BoardLines({ facts }: { facts: ShapeFacts }) {
  const size = facts.side * unit;
  return (
    <>
      <path class="thin-lines" d={thinLines(facts.side, unit)} />
      <path class="thick-lines" d={regionEdges(facts, unit)} />
      <rect class="thick-lines" x="0" y="0" width={size} height={size} />
    </>
  );
}
