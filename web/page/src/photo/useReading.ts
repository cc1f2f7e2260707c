// A picture and the grids that were read in it.
import type { PhotoGrid } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import { decoded } from './picture';

export type Reading =
  | { state: 'none' }
  | { state: 'reading' }
  /** `unreadable`: no picture; `small`: one that is too small or too large; `broken`: the engine did not come. */
  | { state: 'failed'; why: 'unreadable' | 'size' | 'broken' }
  | { state: 'done'; picture: ImageData; grids: PhotoGrid[] };

async function readingOf(source: Blob | ImageData, signal: AbortSignal): Promise<Reading> {
  const picture = source instanceof Blob ? await decoded(source).catch(() => null) : source;
  if (!picture) return { state: 'failed', why: 'unreadable' };
  try {
    const grids = await (await engine('photo')).readPhoto(picture, {}, { signal });
    return { state: 'done', picture, grids };
  } catch (error) {
    return { state: 'failed', why: (error as { code?: string }).code === 'unsupported' ? 'size' : 'broken' };
  }
}

export function useReading(source: Blob | ImageData | null): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  useEffect(() => {
    if (!source) return setReading({ state: 'none' });
    const control = new AbortController();
    setReading({ state: 'reading' });
    void readingOf(source, control.signal).then((its) => control.signal.aborted || setReading(its));
    return () => control.abort();
  }, [source]);
  return reading;
}
