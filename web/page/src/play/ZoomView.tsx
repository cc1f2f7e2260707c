// The place of a board, in which it can be larger than its place.
import type { ComponentChildren } from 'preact';
import { Icon } from '../design/Icon';
import { useWords } from '../words/language';
import { zoomWords } from '../words/zoom';
import type { Zoom } from './useZoom';
import './zoom.css';

/** `wide`: how much wider than high the board is. */
export function ZoomView({ its, wide, children }: { its: Zoom; wide: number; children: ComponentChildren }) {
  const { zoom, most, view, content } = its;
  const classes = ['zoom-view', most > 1 && 'zoomable', zoom > 1 && 'zoomed'];
  return (
    <div class={classes.filter(Boolean).join(' ')} style={{ '--wide': Math.max(1, wide) }} ref={view}>
      <div ref={content} style={{ width: `${zoom * 100}%` }}>
        {children}
      </div>
    </div>
  );
}

export function ZoomButtons({ its: { zoom, most, go } }: { its: Zoom }) {
  const words = useWords(zoomWords);
  if (most === 1) return null;
  return (
    <span class="zoom-buttons">
      <button class="icon plain" aria-label={words.further} title={words.further} disabled={zoom <= 1} onClick={() => go(-1)}>
        <Icon name="further" />
      </button>
      <button class="icon plain" aria-label={words.nearer} title={words.nearer} disabled={zoom >= most} onClick={() => go(1)}>
        <Icon name="nearer" />
      </button>
    </span>
  );
}
