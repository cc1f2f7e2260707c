// What lies under and over the cells: lines, further houses as shades, figures of rules, and arrows.
import { useId } from 'preact/hooks';
import type { BoardFacts } from './facts';
import { BoardLines } from './BoardLines';
import type { Arrow, Spot } from './PlayBoardData';
import { Figures } from './Figures';
import { Fog, useFogMask } from './Fog';
import type { Stroke } from '../game/pen';
import type { Cell } from '../game/position';
import { type Size, heightOf, placeOf } from '../game/size';
import { PenStrokes } from './PenStrokes';
import { Paint } from './PlayBoardPaint';
import { candidateGrid, candidatePlace, shadedCells } from './scene';

/** Shades of the houses that no line shows. Lines come last: no shade lies over them. */
function Shades({ facts }: { facts: BoardFacts }) {
  const at = (cell: number) => placeOf(cell, facts);
  const diagonals = facts.houses.filter(({ kind }) => kind === 'diagonal');
  return (
    <>
      {shadedCells(facts).map((cell) => (
        <rect key={cell} class="shade" {...at(cell)} width={1} height={1} />
      ))}
      {diagonals.map(({ name, cells }) => {
        const [first, last] = [cells[0]!, cells.at(-1)!];
        const right = at(first).x > at(last).x ? 1 : 0;
        return <line key={name} class="diagonal" x1={at(first).x + right} y1={0} x2={at(last).x + 1 - right} y2={facts.rows} />;
      })}
    </>
  );
}

function Tints({ facts, tints }: { facts: BoardFacts; tints: readonly number[] }) {
  return <>{tints.map((tint, cell) => tint > 0 && <rect key={cell} class={`tint tint${tint}`} {...placeOf(cell, facts)} width={1} height={1} />)}</>;
}

/** What lies under the digits: shades, the player's colours, and figures of rules that lines may cross. */
export function Under({ facts, cells, tints, hidden }: { facts: BoardFacts; cells: readonly Cell[]; tints: readonly number[] | null; hidden: ReadonlySet<number> | undefined }) {
  const fog = useFogMask(hidden, facts);
  const view = { viewBox: `0 0 ${facts.columns} ${heightOf(facts)}`, 'aria-hidden': 'true' } as const;
  return (
    <>
      <svg class="under" {...view}>
        {Array.from({ length: facts.variables }, (_, at) => (
          <rect key={at} class="outside-ground" {...placeOf(facts.rows * facts.columns + at, facts)} width={1} height={1} />
        ))}
        {tints && <Tints facts={facts} tints={tints} />}
        <Shades facts={facts} />
      </svg>
      <Fog hidden={hidden} columns={facts.columns} rows={facts.rows} />
      <Paint cells={cells} size={facts} />
      {facts.drawing.below.length > 0 && (
        <svg class="under" {...view}>
          {fog?.mask}
          <g mask={fog?.url}>
            <Figures figures={facts.drawing.below} unit={1} />
          </g>
        </svg>
      )}
    </>
  );
}

/** Where a candidate stands in its cell; as the candidates' grid in the style sheet. */
function point({ cell, digit }: Spot, size: Size) {
  const { rows, columns } = candidateGrid(size.side);
  const { row, column } = candidatePlace(digit, size.side);
  const { x, y } = placeOf(cell, size);
  const inner = (part: number) => 0.04 + 0.92 * part;
  return { x: x + inner((column + 0.5) / columns), y: y + inner((row + 0.5) / rows) };
}

/** A bent line from candidate to candidate that leaves both digits free. */
function arrowPath(arrow: Arrow, size: Size): string {
  const from = point(arrow.from, size);
  const to = point(arrow.to, size);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const free = Math.min(0.17, length / 4);
  const bend = Math.min(0.35, length * 0.12);
  const control = { x: (from.x + to.x) / 2 - (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
  const towards = (end: { x: number; y: number }) => {
    const reach = Math.hypot(control.x - end.x, control.y - end.y) || 1;
    return `${end.x + ((control.x - end.x) / reach) * free} ${end.y + ((control.y - end.y) / reach) * free}`;
  };
  return `M${towards(from)}Q${control.x} ${control.y} ${towards(to)}`;
}

interface OverProps {
  facts: BoardFacts;
  arrows: readonly Arrow[];
  strokes: readonly Stroke[];
  hidden: ReadonlySet<number> | undefined;
  isFilled: (cell: number) => boolean;
}

export function Over({ facts, arrows, strokes, hidden, isFilled }: OverProps) {
  const fog = useFogMask(hidden, facts);
  // Several boards may be on the page: each has arrowheads of its own.
  const id = useId();
  return (
    <svg class="over" viewBox={`0 0 ${facts.columns} ${heightOf(facts)}`} aria-hidden="true">
      <defs>
        {(['strong', 'weak'] as const).map((kind) => (
          <marker key={kind} id={`${id}-${kind}`} class={kind} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0L10 5L0 10z" />
          </marker>
        ))}
      </defs>
      <BoardLines facts={facts} unit={1} />
      {fog?.mask}
      <g mask={fog?.url}>
        <Figures figures={facts.drawing.above} unit={1} />
      </g>
      <PenStrokes strokes={strokes} isFilled={isFilled} columns={facts.columns} />
      {arrows.map((arrow, index) => (
        <path key={index} class={`arrow ${arrow.kind}`} d={arrowPath(arrow, facts)} marker-end={`url(#${id}-${arrow.kind})`} />
      ))}
    </svg>
  );
}
