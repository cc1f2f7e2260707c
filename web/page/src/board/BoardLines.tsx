// The lines of a board and the frame around it; a cell is `unit` wide and high.
import type { ShapeFacts } from 'dokushin';
import { cellName, placeOf } from '../game/size';
import { regionEdges, thinLines } from './scene';

export function BoardLines({ facts, unit }: { facts: ShapeFacts; unit: number }) {
  const { rows, columns, variables } = facts;
  const outside = Array.from({ length: variables }, (_, at) => rows * columns + at);
  return (
    <>
      <path class="thin-lines" d={thinLines(facts, unit)} />
      <path class="thick-lines" d={regionEdges(facts, unit)} />
      <rect class="frame" x={0} y={0} width={columns * unit} height={rows * unit} />
      {outside.map((cell) => {
        const { x, y } = placeOf(cell, facts);
        return (
          <g key={cell}>
            <rect class="frame outside" x={x * unit} y={y * unit} width={unit} height={unit} />
            {/* Browsers draw no text whose font size is less than 1. */}
            <text class="outside-name" transform={`translate(${(x + 0.06) * unit} ${(y - 0.1) * unit}) scale(${unit / 100})`} font-size={30}>
              {cellName(cell, facts)}
            </text>
          </g>
        );
      })}
    </>
  );
}
