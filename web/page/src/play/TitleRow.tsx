// What is being played and for how long; and the door to another puzzle.
import type { ComponentProps } from 'preact';
import { Icon } from '../design/Icon';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { Clock } from './Clock';
import { ZoomButtons } from './ZoomView';
import type { Zoom } from './useZoom';

interface Props {
  name: string;
  open: () => void;
  clock: ComponentProps<typeof Clock>;
  zoom: Zoom;
}

export function TitleRow({ name, open, clock, zoom }: Props) {
  const words = useWords(playWords).start;
  return (
    <div class="title-row">
      <h2 class="shape">{name}</h2>
      <ZoomButtons its={zoom} />
      <Clock {...clock} />
      <button class="plain with-icon" onClick={open}>
        <Icon name="plus" />
        <span>{words.open}</span>
      </button>
    </div>
  );
}
