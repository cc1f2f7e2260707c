// What was drawn with the pen, over lines and digits; a cell is 1 wide and high.
import { type Stroke, endOf, isLine } from '../game/pen';
import './pen.css';

/** Half the size of a dot or a cross, in cells. */
const size = 0.13;

function Drawn({ stroke }: { stroke: Stroke }) {
  const [x, y] = [stroke.x / 2, stroke.y / 2];
  const its = `stroke pen${stroke.colour}`;
  if (isLine(stroke)) {
    const end = endOf(stroke);
    return <line class={its} x1={x} y1={y} x2={end.x / 2} y2={end.y / 2} />;
  }
  if (stroke.kind === 'dot') return <circle class={`${its} dot`} cx={x} cy={y} r={size} />;
  return <path class={its} d={`M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`} />;
}

export function PenStrokes({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <g class="pen-strokes">
      {strokes.map((stroke) => (
        <Drawn key={`${stroke.x} ${stroke.y} ${stroke.kind}`} stroke={stroke} />
      ))}
    </g>
  );
}
