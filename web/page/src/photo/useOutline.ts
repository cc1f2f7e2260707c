// Where the camera sees a grid, a few times a second.
import type { PhotoGrid } from 'dokushin';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import { pixelsOf } from './picture';
import type { Crossing } from './straight';

/** Pixels that are enough to find a grid; milliseconds from one look to the next, and after one that failed. */
const enough = 300_000;
const pause = 100;
const longPause = 2000;

export interface Outline {
  /** The grid's corners, round it, in pixels of the video. */
  corners: Crossing[];
  isSure: boolean;
}

function outlineOf({ crossings, isSure }: PhotoGrid, factor: number): Outline {
  const points = Math.round(Math.sqrt(crossings.length));
  const corners = [0, points - 1, points * points - 1, points * (points - 1)];
  return { corners: corners.map((at) => ({ x: crossings[at]!.x * factor, y: crossings[at]!.y * factor })), isSure };
}

export function useOutline(video: RefObject<HTMLVideoElement | null>, isOn: boolean): Outline | null {
  const [outline, setOutline] = useState<Outline | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const control = new AbortController();
    const { signal } = control;
    const canvas = document.createElement('canvas');
    const look = async () => {
      const its = video.current!;
      const pixels = pixelsOf(its, its.videoWidth, its.videoHeight, enough, canvas);
      // What is aborted makes room for the picture that was taken.
      const [grid] = await (await engine('photo')).readPhoto(pixels, {}, { signal });
      if (!signal.aborted) setOutline(grid ? outlineOf(grid, its.videoWidth / pixels.width) : null);
    };
    const goOn = async () => {
      while (!signal.aborted) {
        const isSeen = document.hidden || (await look().then(() => true, () => false));
        await new Promise((done) => setTimeout(done, isSeen ? pause : longPause));
      }
    };
    void goOn();
    return () => control.abort();
  }, [isOn]);
  return outline;
}
