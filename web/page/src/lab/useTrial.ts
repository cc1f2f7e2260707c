// What the trial panel shows: the trial of the last event, or, at a slow pace, as much of the
// coming one as its time has brought.
import { useEffect, useRef } from 'preact/hooks';
import type { TraceEvent } from 'dokushin';
import { engine } from '../engine/engine';
import type { Player } from './player';
import { trialOf, type Trial } from './trial';
import type { Controls } from './usePlayer';

/** Up to so many events a second the reasons are asked for, and shown one by one. */
const readablePace = 30;
const slowPace = 4;
/** The part of an event's time in which its outcome stands. */
const rest = 0.3;

export interface ShownTrial {
  trial: Trial;
  /** So many of its digits are looked at; more than there are: none was left. */
  shown: number;
  /** It belongs to the event that comes. */
  coming: boolean;
}

export function useTrial({ player, playing, pace, redraw }: Controls): ShownTrial | null {
  const trials = useRef(new Map<number, Trial | null>());
  const asked = useRef<Player | null>(null);
  if (asked.current !== player) {
    asked.current = player;
    trials.current = new Map();
  }
  const readable = player !== null && (!playing || pace <= readablePace);
  const slow = playing && pace <= slowPace;
  const position = player?.replay.position ?? 0;

  useEffect(() => {
    if (!readable) return;
    const known = trials.current;
    if (known.size > 200) known.clear();
    if (player.last) ask(player, known, position - 1, before(player.replay.grid, player.last), player.replay.last(1), player.last, redraw);
    if (slow && player.next) ask(player, known, position, [...player.replay.grid], player.last, player.next, redraw);
  }, [player, readable, slow, position]);

  if (!readable) return null;
  const coming = slow && player.fraction >= rest ? trials.current.get(position) : undefined;
  if (coming) {
    const looks = coming.digits.length + (coming.stuck ? 2 : 1);
    return { trial: coming, shown: Math.floor(((player.fraction - rest) / (1 - rest)) * looks), coming: true };
  }
  const last = trials.current.get(position - 1);
  return last ? { trial: last, shown: last.digits.length + (last.stuck ? 1 : 0), coming: false } : null;
}

/** The grid before an event that was its last. */
function before(grid: readonly number[], event: TraceEvent): number[] {
  const copy = [...grid];
  if (event.kind === 'place') copy[event.cell] = 0;
  if (event.kind === 'take_back') copy[event.cell] = event.digit;
  return copy;
}

function ask(
  player: Player,
  known: Map<number, Trial | null>,
  position: number,
  grid: number[],
  last: TraceEvent | undefined,
  event: TraceEvent,
  redraw: () => void,
): void {
  if (known.has(position)) return;
  known.set(position, null);
  void engine('laboratory')
    .then((worker) => trialOf(worker, player.facts, player.method, grid, last, event))
    .then((trial) => (known.set(position, trial), redraw()))
    .catch(() => known.delete(position));
}
