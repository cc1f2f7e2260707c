// What was drawn with the pen, over lines and digits; a cell is 1 wide and high.
import { type Figure, type Stroke, endOf, isLetters, isLine } from '../game/pen';
import { PenLetters } from './PenLetters';
import './pen.css';

/** Half the size of a dot or a cross, in cells. */
const size = 0.13;

function Drawn({ stroke }: { stroke: Figure }) {
  const [x, y] = [stroke.x / 2, stroke.y / 2];
  const its = `stroke pen${stroke.colour}`;
  if (isLine(stroke)) {
    const end = endOf(stroke);
    return <line class={its} x1={x} y1={y} x2={end.x / 2} y2={end.y / 2} />;
  }
  if (stroke.kind === 'dot') return <circle class={`${its} dot`} cx={x} cy={y} r={size} />;
  return <path class={its} d={`M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`} />;
}

interface Props {
  strokes: readonly Stroke[];
  /** Whether a cell has a digit or marks, which letters leave free. */
  isFilled: (cell: number) => boolean;
  columns: number;
}

export function PenStrokes({ strokes, isFilled, columns }: Props) {
  const letters = strokes.filter(isLetters);
  return (
    <>
      <g class="pen-strokes">
        {strokes.map((stroke) => !isLetters(stroke) && <Drawn key={`${stroke.x} ${stroke.y} ${stroke.kind}`} stroke={stroke} />)}
      </g>
      {letters.length > 0 && <PenLetters letters={letters} isFilled={isFilled} columns={columns} />}
    </>
  );
}
