// The controls of a watched search: a clock, and one picture a frame however many events go by.
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Puzzle, ShapeFacts } from 'dokushin';
import { engine } from '../engine/engine';
import { useErrorText } from '../engine/told';
import type { Method } from './methods';
import { paces, Player } from './player';

export interface Controls {
  player: Player | null;
  playing: boolean;
  pace: number;
  /** Why the search can't go on. */
  error: string;
  /** Changes with each picture. */
  frame: number;
  setPace: (pace: number) => void;
  setPlaying: (playing: boolean) => void;
  step: () => void;
  back: () => void;
  nextBacktrack: () => void;
  restart: () => void;
  redraw: () => void;
}

export function usePlayer(puzzle: Puzzle | null, facts: ShapeFacts | null, method: Method, active: boolean): Controls {
  const [frame, redraw] = useReducer((count: number, _: void) => count + 1, 0);
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState<number>(paces[2]);
  const [runs, setRuns] = useState(0);
  const [reason, setReason] = useState<unknown>(null);
  const error = useErrorText(reason);
  const player = usePlayerOf(puzzle, facts, method, runs, setReason);
  const searching = useRef(0);
  /** As `playing`, but changed at once: the next frame may come before the page is drawn anew. */
  const clockRuns = useRef(false);

  const stop = () => {
    searching.current++;
    clockRuns.current = false;
    setPlaying(false);
  };
  const play = () => {
    searching.current++;
    clockRuns.current = true;
    setPlaying(true);
  };
  /** What a player does takes its time: then another one may be there, and its end is no error. */
  const latest = useRef(player);
  latest.current = player;
  const fail = (from: Player, why: unknown) => {
    if (latest.current === from) stop(), setReason(why);
  };
  const act = (what: (player: Player) => Promise<void>) => {
    if (player) void what(player).then(() => redraw()).catch((why: unknown) => fail(player, why));
  };
  // Before anyone can click: a later effect would stop a run that was started in between.
  useLayoutEffect(stop, [player]);
  useLayoutEffect(() => {
    if (!active) stop();
  }, [active]);
  useClock(player, playing, pace, clockRuns, () => redraw(), stop, fail);

  return {
    player, playing, pace, error, frame, setPace, redraw: () => redraw(),
    setPlaying: (on) => (on ? play() : stop()),
    step: () => (stop(), act((one) => one.step())),
    back: () => (stop(), player?.back(), redraw()),
    nextBacktrack: () => {
      stop();
      const mine = searching.current;
      act((one) => one.nextBacktrack(() => searching.current === mine));
    },
    restart: () => (stop(), setRuns(runs + 1)),
  };
}

/** A player for what is chosen; closed when another one takes its place. */
function usePlayerOf(puzzle: Puzzle | null, facts: ShapeFacts | null, method: Method, run: number, tell: (reason: unknown) => void) {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    setPlayer(null);
    tell(null);
    if (!puzzle || !facts) return;
    let wanted = true;
    let opened: Player | undefined;
    void engine('laboratory')
      .then((worker) => Player.open(worker, puzzle, facts, method))
      .then((made) => {
        opened = made;
        if (wanted) setPlayer(made);
        else void made.close().catch(() => undefined);
      })
      .catch((reason: unknown) => wanted && tell(reason));
    return () => {
      wanted = false;
      void opened?.close().catch(() => undefined);
    };
  }, [puzzle, facts, method, run]);
  // When another puzzle was just chosen, the old one's player does not fit its board.
  return player && player.puzzle === puzzle && player.facts === facts && player.method === method ? player : null;
}

function useClock(
  player: Player | null,
  playing: boolean,
  pace: number,
  runs: { readonly current: boolean },
  redraw: () => void,
  stop: () => void,
  fail: (player: Player, reason: unknown) => void,
) {
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
