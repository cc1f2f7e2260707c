// This layer over the board shows what a stroke draws while it is drawn.
import type { BoardFacts } from '../board/facts';
import { Figures } from '../board/Figures';
import { heightOf, placeOf } from '../game/size';
import type { Previewing } from './usePreview';
import './preview.css';

export function PreviewLayer({ facts, preview: { drawing, line, wrong } }: { facts: BoardFacts; preview: Previewing }) {
  const { columns } = facts;
  if (!drawing && !line.length) return null;
  const points = line.map((cell) => placeOf(cell, facts)).map(({ x, y }) => `${x + 0.5},${y + 0.5}`);
  return (
    <div class={facts.drawing.hasMargin ? 'set-preview with-margin' : 'set-preview'} style={{ '--columns': columns, '--rows': heightOf(facts) }} aria-hidden="true">
      <svg class={wrong ? 'wrong' : ''} viewBox={`0 0 ${columns} ${heightOf(facts)}`}>
        {line.length > 0 && <polyline class="plain" points={points.join(' ')} />}
        {line.length > 0 && <circle class="plain" cx={points[0]!.split(',')[0]} cy={points[0]!.split(',')[1]} r={0.16} />}
        {drawing && <Figures figures={drawing.below} unit={1} />}
        {drawing && <Figures figures={drawing.above} unit={1} />}
      </svg>
    </div>
  );
}
