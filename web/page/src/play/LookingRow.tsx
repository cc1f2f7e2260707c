// In the place of the title: that the board shows a step of the path or a solution, and the way back.
import type { ComponentProps } from 'preact';
import { lookingWords } from '../words/looking';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { Clock } from './Clock';
import { ZoomButtons } from './ZoomView';
import type { Zoom } from './useZoom';
import './looking.css';

interface Props {
  /** From 0; null: the board shows a solution. */
  step: number | null;
  count: number;
  leave: () => void;
  clock: ComponentProps<typeof Clock>;
  zoom: Zoom;
}

/** The time goes on, but it is not shown. */
export function LookingRow({ step, count, leave, clock, zoom }: Props) {
  const words = useWords(lookingWords);
  const { path } = useWords(playWords);
  return (
    <div class="title-row looking-row">
      <p role="status">{step === null ? words.solution : words.step(step + 1, count)}</p>
      <ZoomButtons its={zoom} />
      <Clock {...clock} shown={false} />
      <button onClick={leave}>{path.leave}</button>
    </div>
  );
}
