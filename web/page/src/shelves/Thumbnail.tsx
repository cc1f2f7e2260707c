// A puzzle in small: where its givens stand, if no fog hides them, and how much of the rest is filled.
import { heightOf, placeOf, sizeIn } from '../game/size';
import type { Summary } from '../library/summary';
import './thumbnail.css';

export function Thumbnail({ summary }: { summary: Summary }) {
  const { shape, givens, visible, filled } = summary;
  const size = sizeIn(shape, givens.length);
  if (!size) return null;
  const [width, height] = [size.columns, heightOf(size)];
  let left = filled;
  const parts = { given: '', own: '', blank: '' };
  [...(visible ?? givens)].forEach((given, index) => {
    const kind = given !== '.' ? 'given' : left-- > 0 ? 'own' : 'blank';
    const { x, y } = placeOf(index, size);
    parts[kind] += `M${x + 0.14} ${y + 0.14}h.72v.72h-.72z`;
  });
  return (
    <svg class="thumbnail" viewBox={`-.4 -.4 ${width + 0.8} ${height + 0.8}`} aria-hidden="true">
      <rect x={-0.4} y={-0.4} width={width + 0.8} height={height + 0.8} rx={0.6} class="ground" />
      {Object.entries(parts).map(([kind, path]) => (
        <path key={kind} class={kind} d={path} />
      ))}
    </svg>
  );
}
