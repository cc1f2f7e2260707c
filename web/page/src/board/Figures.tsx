// The figures that draw a board's rules: cages, lines, dots, clues; a cell is `unit` wide and high.
import type { Figure } from 'dokushin';
import './figures.css';

/** Coordinates are written in hundredths of a cell: browsers draw no text whose font size is less than 1. */
const fine = 100;
/** From the middle of a digit down to its baseline, in font sizes. */
const halfDigit = 0.36;

export function Figures({ figures, unit }: { figures: readonly Figure[]; unit: number }) {
  if (!figures.length) return null;
  return (
    <g class="figures" transform={`scale(${unit / fine})`}>
      {figures.map((figure, index) => (
        <Drawn key={index} figure={figure} />
      ))}
    </g>
  );
}

const at = (length: number) => Math.round(length * fine * 100) / 100;

function Drawn({ figure }: { figure: Figure }) {
  const [first] = figure.points;
  if (!first) return null;
  const { kind, size, width, dashed } = figure;
  if (kind === 'text') {
    return (
      <text x={at(first.x)} y={at(first.y + halfDigit * size)} font-size={at(size)} style={{ fill: figure.fill ?? figure.stroke }}>
        {figure.text}
      </text>
    );
  }
  const line = {
    fill: figure.fill ?? 'none',
    stroke: width > 0 ? figure.stroke : 'none',
    'stroke-width': at(width),
    'stroke-linejoin': 'round',
    'stroke-linecap': dashed ? 'butt' : 'round',
    ...(dashed && { 'stroke-dasharray': `${at(3.2 * width)} ${at(2.2 * width)}` }),
  } as const;
  if (kind === 'disc') return <circle cx={at(first.x)} cy={at(first.y)} r={at(size)} {...line} />;
  const points = figure.points.map(({ x, y }) => `${at(x)},${at(y)}`).join(' ');
  return kind === 'polygon' ? <polygon points={points} {...line} /> : <polyline points={points} {...line} />;
}
