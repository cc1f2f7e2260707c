// A puzzle in small: where its givens stand, and how much of the rest is filled.
import type { Summary } from '../library/summary';

export function Thumbnail({ summary }: { summary: Summary }) {
  const { givens, filled } = summary;
  const side = Math.sqrt(givens.length);
  let left = filled;
  const parts = { given: '', own: '', blank: '' };
  [...givens].forEach((given, index) => {
    const kind = given !== '.' ? 'given' : left-- > 0 ? 'own' : 'blank';
    parts[kind] += `M${(index % side) + 0.14} ${Math.floor(index / side) + 0.14}h.72v.72h-.72z`;
  });
  return (
    <svg class="thumbnail" viewBox={`-.4 -.4 ${side + 0.8} ${side + 0.8}`} aria-hidden="true">
      <rect x={-0.4} y={-0.4} width={side + 0.8} height={side + 0.8} rx={0.6} class="ground" />
      {Object.entries(parts).map(([kind, path]) => (
        <path key={kind} class={kind} d={path} />
      ))}
    </svg>
  );
}
