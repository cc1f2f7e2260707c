// The camera's picture in a video element, as long as it is shown.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** `refused`: its owner does not allow it; `missing`: there is none, another program has it, or it can't be used from this
 * address. */
export type CameraState = 'asking' | 'on' | 'refused' | 'missing';

/** The camera at the back, with as many pixels as are read. */
const wanted = { video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } }, audio: false };

export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('asking');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let ended = false;
    const end = () => stream?.getTracks().forEach((track) => track.stop());
    const begin = async () => {
      try {
        // Only pages that came safely have a camera.
        if (!navigator.mediaDevices) return setState('missing');
        stream = await navigator.mediaDevices.getUserMedia(wanted);
        if (ended) return end();
        // It may be unplugged.
        for (const track of stream.getTracks()) track.addEventListener('ended', () => ended || setState('missing'));
        video.current!.srcObject = stream;
        await video.current!.play();
        if (!ended) setState('on');
      } catch (error) {
        if (!ended) setState(!stream && (error as Error).name === 'NotAllowedError' ? 'refused' : 'missing');
        end();
      }
    };
    void begin();
    return () => {
      ended = true;
      end();
    };
  }, []);
  return state;
}
