// The clock of a watched search: one picture a frame, however many events go by.
import { useEffect } from 'preact/hooks';
import type { Player } from './player';

interface Clock {
  playing: boolean;
  pace: number;
  /** As `playing`, but changed at once: the next frame may come before the page is drawn anew. */
  runs: { readonly current: boolean };
  redraw: () => void;
  stop: () => void;
  fail: (player: Player, reason: unknown) => void;
}

export function useClock(player: Player | null, { playing, pace, runs, redraw, stop, fail }: Clock) {
  useEffect(() => {
    if (!player || !playing) return;
    let before = performance.now();
    let request = requestAnimationFrame(function tick(now) {
      if (!runs.current) return;
      player.advance(Math.max(0, now - before) / 1000, pace, (reason) => fail(player, reason));
      before = now;
      redraw();
      if (player.atEnd) stop();
      else request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  }, [player, playing, pace]);
}
