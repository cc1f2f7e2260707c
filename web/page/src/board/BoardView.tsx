// A board that is looked at, not played: lines, digits and lit cells as SVG. Crisp at any size,
// on paper too. What is one cell high is 10 units high.
import { useMemo } from 'preact/hooks';
import type { BoardFacts } from './facts';
import { BoardLines } from './BoardLines';
import { Figures } from './Figures';
import { candidateGrid, candidatePlace, shadedCells } from './scene';
import { symbol } from './symbol';
import './board.css';

/** What a cell is lit for; each is shown by a shape as well as by its colour. */
export type CellRole = 'trial' | 'peer' | 'house' | 'taken' | 'placed' | 'pattern' | 'further';
export interface CandidateMark {
  cell: number;
  digit: number;
  role: 'pattern' | 'further' | 'off' | 'on' | 'placed' | 'struck';
}

export interface BoardViewProps {
  facts: BoardFacts;
  givens: readonly number[];
  /** All digits that stand, givens among them; the givens if left out. */
  digits?: readonly number[];
  /** Small digits in the cells that are blank. */
  candidates?: readonly (readonly number[])[];
  cells?: ReadonlyMap<number, CellRole>;
  marks?: readonly CandidateMark[];
  caption?: string;
  /** What is read out for the picture; the caption if left out. */
  label?: string;
  class?: string;
  /** The names of the rules stand below the board; if left out they do. */
  rules?: boolean;
}

export function BoardView(props: BoardViewProps) {
  const { facts, caption, rules = true } = props;
  const size = facts.side * 10;
  const { below, above, hasMargin, words } = facts.drawing;
  const margin = hasMargin ? 11 : 1;
  const lines = useMemo(() => <BoardLines facts={facts} unit={10} />, [facts]);
  const shades = useMemo(() => shadedCells(facts).map((cell) => <Square side={facts.side} cell={cell} role="shaded" />), [facts]);
  return (
    <figure class={`board ${props.class ?? ''}`}>
      <svg viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`} role="img" aria-label={props.label ?? caption ?? facts.shape}>
        <rect class="board-ground" x="0" y="0" width={size} height={size} />
        {shades}
        {[...(props.cells ?? [])].map(([cell, role]) => (
          <Square key={cell} side={facts.side} cell={cell} role={role} />
        ))}
        <Figures figures={below} unit={10} />
        {lines}
        <Figures figures={above} unit={10} />
        <Digits {...props} />
        <Candidates {...props} />
        {[...(props.cells ?? [])].map(([cell, role]) => (
          <Outline key={cell} side={facts.side} cell={cell} role={role} />
        ))}
      </svg>
      {rules && words.length > 0 && <p class="board-rules">{words.join(', ')}</p>}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

const column = (cell: number, side: number) => (cell % side) * 10;
const row = (cell: number, side: number) => Math.floor(cell / side) * 10;

function Square({ side, cell, role }: { side: number; cell: number; role: CellRole | 'shaded' }) {
  return <rect class={`fill-${role}`} x={column(cell, side)} y={row(cell, side)} width="10" height="10" />;
}

/** What shows the role without colour: a frame, a dashed one, a stroke through the cell. */
function Outline({ side, cell, role }: { side: number; cell: number; role: CellRole }) {
  const [x, y] = [column(cell, side), row(cell, side)];
  if (role === 'trial' || role === 'placed' || role === 'peer') {
    return <rect class={`outline-${role}`} x={x + 0.7} y={y + 0.7} width="8.6" height="8.6" rx="0.8" />;
  }
  return role === 'taken' ? <path class="outline-taken" d={`M${x + 1.2} ${y + 8.8}L${x + 8.8} ${y + 1.2}`} /> : null;
}

function Digits({ facts, givens, digits = givens }: BoardViewProps) {
  return (
    <>
      {digits.map((digit, cell) =>
        digit ? (
          <text
            key={cell}
            class={givens[cell] ? 'digit given' : 'digit'}
            x={column(cell, facts.side) + 5}
            y={row(cell, facts.side) + 7.4}
          >
            {symbol(digit)}
          </text>
        ) : null,
      )}
    </>
  );
}

function Candidates({ facts, givens, digits = givens, candidates, marks = [] }: BoardViewProps) {
  if (!candidates && !marks.length) return null;
  const step = 10 / candidateGrid(facts.side).columns;
  const role = new Map(marks.map((mark) => [mark.cell * 100 + mark.digit, mark.role]));
  const shown = candidates ?? facts.regions.map((_, cell) => marks.filter((mark) => mark.cell === cell).map((mark) => mark.digit));
  return (
    <g font-size={step * 0.78}>
      {shown.flatMap((list, cell) =>
        digits[cell]
          ? []
          : list.map((digit) => {
              const place = candidatePlace(digit, facts.side);
              const x = column(cell, facts.side) + (place.column + 0.5) * step;
              const y = row(cell, facts.side) + (place.row + 0.5) * step;
              const as = role.get(cell * 100 + digit);
              return (
                <g key={cell * 100 + digit}>
                  {as && <circle class={`mark-${as}`} cx={x} cy={y} r={step * 0.46} />}
                  <text class="candidate" x={x} y={y + step * 0.28}>
                    {symbol(digit)}
                  </text>
                  {as === 'struck' && (
                    <path class="outline-taken stroke-small" d={`M${x - step * 0.4} ${y + step * 0.3}L${x + step * 0.4} ${y - step * 0.3}`} />
                  )}
                </g>
              );
            }),
      )}
    </g>
  );
}
