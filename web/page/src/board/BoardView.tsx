// A board that is looked at, not played: lines, digits and lit cells as SVG. Crisp at any size,
// on paper too. What is one cell high is 10 units high.
import { useMemo } from 'preact/hooks';
import { type Size, heightOf, placeOf, valueText } from '../game/size';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { ruleName } from '../words/rule-name';
import type { BoardFacts } from './facts';
import { BoardLines } from './BoardLines';
import { Figures } from './Figures';
import { candidateGrid, candidatePlace, shadedCells } from './scene';
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
  const [width, height] = [facts.columns * 10, heightOf(facts) * 10];
  const { below, above, hasMargin, words } = facts.drawing;
  const margin = hasMargin ? 11 : 1;
  const lines = useMemo(() => <BoardLines facts={facts} unit={10} />, [facts]);
  const shades = useMemo(() => shadedCells(facts).map((cell) => <Square facts={facts} cell={cell} role="shaded" />), [facts]);
  return (
    <figure class={`board ${props.class ?? ''}`}>
      <svg style={{ width: `${100 * Math.min(1, width / height)}%`, marginInline: 'auto' }} viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`} role="img" aria-label={props.label ?? caption ?? facts.shape}>
        <rect class="board-ground" x="0" y="0" width={width} height={facts.rows * 10} />
        {Array.from({ length: facts.variables }, (_, at) => (
          <rect key={at} class="board-ground" x={column(facts.rows * facts.columns + at, facts)} y={row(facts.rows * facts.columns + at, facts)} width="10" height="10" />
        ))}
        {shades}
        {[...(props.cells ?? [])].map(([cell, role]) => (
          <Square key={cell} facts={facts} cell={cell} role={role} />
        ))}
        <Figures figures={below} unit={10} />
        {lines}
        <Figures figures={above} unit={10} />
        <Digits {...props} />
        <Candidates {...props} />
        {[...(props.cells ?? [])].map(([cell, role]) => (
          <Outline key={cell} facts={facts} cell={cell} role={role} />
        ))}
      </svg>
      {rules && words.length > 0 && <RuleWords words={words} />}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** The names of the rules, and in words what figures can't show. */
function RuleWords({ words }: { words: readonly string[] }) {
  const { ruleNames } = useWords(playWords);
  return <p class="board-rules">{words.map((rule) => ruleName(rule, ruleNames)).join(', ')}</p>;
}

const column = (cell: number, size: Size) => placeOf(cell, size).x * 10;
const row = (cell: number, size: Size) => placeOf(cell, size).y * 10;

function Square({ facts, cell, role }: { facts: Size; cell: number; role: CellRole | 'shaded' }) {
  return <rect class={`fill-${role}`} x={column(cell, facts)} y={row(cell, facts)} width="10" height="10" />;
}

/** What shows the role without colour: a frame, a dashed one, a stroke through the cell. */
function Outline({ facts, cell, role }: { facts: Size; cell: number; role: CellRole }) {
  const [x, y] = [column(cell, facts), row(cell, facts)];
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
            x={column(cell, facts) + 5}
            y={row(cell, facts) + 7.4}
          >
            {valueText(digit, facts)}
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
              const x = column(cell, facts) + (place.column + 0.5) * step;
              const y = row(cell, facts) + (place.row + 0.5) * step;
              const as = role.get(cell * 100 + digit);
              return (
                <g key={cell * 100 + digit}>
                  {as && <circle class={`mark-${as}`} cx={x} cy={y} r={step * 0.46} />}
                  <text class="candidate" x={x} y={y + step * 0.28}>
                    {valueText(digit, facts)}
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
