// What the camera sees, with an outline of the grid in it, and a button that takes the picture.
import { useRef } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { useWords } from '../words/language';
import { photoWords } from '../words/photo';
import { pixelsOf } from './picture';
import { useCamera } from './useCamera';
import { useOutline } from './useOutline';
import { useSettled } from './useSettled';

/** Milliseconds for which a grid must be seen, or not, before that is said: the outline follows a shaking hand, words don't. */
const steady = 700;

export function Camera({ take }: { take: (picture: ImageData) => void }) {
  const words = useWords(photoWords);
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video);
  const outline = useOutline(video, state === 'on');
  const its = video.current;
  const seen = useSettled(outline ? (outline.isSure ? 'sure' : 'seen') : 'on', steady);
  const says = words.camera[state === 'on' ? seen : state];
  return (
    <div class="camera">
      <div class="camera-view" hidden={state === 'refused' || state === 'missing'}>
        <video ref={video} playsInline muted aria-label={words.camera.picture} />
        {outline && its && (
          <svg viewBox={`0 0 ${its.videoWidth} ${its.videoHeight}`} aria-hidden="true">
            <polygon class={outline.isSure ? 'sure' : ''} points={outline.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
          </svg>
        )}
      </div>
      <p role="status">{says}</p>
      {state === 'on' && (
        <button class="primary with-icon" onClick={() => take(pixelsOf(video.current!, video.current!.videoWidth, video.current!.videoHeight))}>
          <Icon name="photo" />
          {words.take}
        </button>
      )}
    </div>
  );
}
