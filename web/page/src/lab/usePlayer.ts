// The controls of a watched search.
import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { useErrorText } from '../engine/told';
import { paces, type Player } from './player';
import { useClock } from './useClock';
import { type Chosen, usePlayerOf } from './usePlayerOf';

/** What takes its time: a run to the end, the way to another moment, or to a cell's change. */
export interface Moving {
  kind: 'run' | 'seek' | 'change';
  /** The moment that is gone to, if it is known. */
  to: number | null;
  at: number;
}

export interface Controls {
  player: Player | null;
  playing: boolean;
  /** Null while it stands still or plays. */
  moving: Moving | null;
  pace: number;
  /** Why the search can't go on. */
  error: string;
  setPace: (pace: number) => void;
  setPlaying: (playing: boolean) => void;
  step: () => void;
  back: () => void;
  nextBacktrack: () => void;
  untilChange: (cell: number) => void;
  runToEnd: () => void;
  goTo: (moment: number) => void;
  /** Ends what is moving, where it is. */
  halt: () => void;
  restart: () => void;
  redraw: () => void;
}

export function usePlayer(chosen: Chosen, active: boolean): Controls {
  const [, redraw] = useReducer((count: number, _: void) => count + 1, 0);
  const [playing, setPlaying] = useState(false);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [pace, setPace] = useState<number>(paces[2]);
  const [runs, setRuns] = useState(0);
  const [reason, setReason] = useState<unknown>(null);
  const error = useErrorText(reason);
  const player = usePlayerOf(chosen, runs, () => redraw(), setReason);
  /** Changes with each thing that is done: what was begun before it is to end. */
  const turn = useRef(0);
  const clockRuns = useRef(false);
  /** One thing at a time: each waits for the end of the one before. */
  const last = useRef<Promise<void>>(Promise.resolve());

  const stop = () => {
    turn.current++;
    clockRuns.current = false;
    setPlaying(false);
  };
  const halt = () => {
    stop();
    const mine = turn.current;
    last.current = last.current.then(() => {
      if (turn.current === mine) setMoving(null);
      redraw();
    });
  };
  const play = () => {
    halt();
    clockRuns.current = true;
    setPlaying(true);
  };
  /** What a player does takes its time: then another one may be there, and its end is no error. */
  const latest = useRef(player);
  latest.current = player;
  const fail = (from: Player, why: unknown) => {
    if (latest.current === from) stop(), setReason(why);
  };
  const act = (what: (player: Player, going: () => boolean) => Promise<unknown>, begin: Moving | null = null) => {
    stop();
    if (!player) return;
    const mine = turn.current;
    const going = () => turn.current === mine;
    if (begin) setMoving(begin);
    last.current = last.current
      .then(() => what(player, going))
      .catch((why: unknown) => fail(player, why))
      .then(() => {
        if (going()) setMoving(null);
        redraw();
      });
  };
  const moveTo = (moment: number) => {
    const tell = (at: number) => setMoving((now) => (now ? { ...now, at } : now));
    act((one, going) => one.seek(moment, going, tell), { kind: 'seek', to: moment, at: 0 });
  };

  // Before anyone can click: a later effect would stop a run that was started in between.
  useLayoutEffect(() => {
    stop();
    setMoving(null);
  }, [player]);
  useLayoutEffect(() => {
    if (!active) halt();
  }, [active]);
  useClock(player, { playing, pace, runs: clockRuns, redraw: () => redraw(), stop, fail });

  return {
    player, playing, moving, pace, error, setPace, redraw: () => redraw(),
    setPlaying: (on) => (on ? play() : halt()),
    step: () => act((one) => one.step()),
    back: () => act(async (one, going) => one.back() || one.seek(one.replay.position - 1, going, () => undefined)),
    nextBacktrack: () => act((one, going) => one.nextBacktrack(going)),
    untilChange: (cell) => {
      const tell = (at: number) => setMoving((now) => (now ? { ...now, at } : now));
      act((one, going) => one.untilChange(cell, going, tell), { kind: 'change', to: null, at: player?.replay.position ?? 0 });
    },
    runToEnd: () => act((one, going) => one.run(going, () => redraw()), { kind: 'run', to: null, at: 0 }),
    goTo: moveTo,
    halt,
    restart: () => (halt(), setRuns(runs + 1)),
  };
}
