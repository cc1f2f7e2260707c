// The race on the page: four small boards that fill, who is done first, and the numbers.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Answer, Puzzle } from 'dokushin';
import type { BoardFacts } from '../board/facts';
import { BoardView } from '../board/BoardView';
import { engine } from '../engine/engine';
import { useErrorText } from '../engine/told';
import { benchWords } from '../words/bench';
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import { Bars } from './Bars';
import { useMilliseconds } from './Counters';
import { lanesOf, runRace, type Lane } from './race-run';

interface Props {
  puzzle: Puzzle | null;
  facts: BoardFacts | null;
  /** Another puzzle has been chosen and is being read: a race that was started now would be cancelled by it. */
  choosing: boolean;
  active: boolean;
}

/** The engine's own search is not stepped: it is asked at the end, within this. */
const ownLimits = { method: 'search', solutions: 1, time: 10 } as const;

export function Race({ puzzle, facts, choosing, active }: Props) {
  const { race: words, failed } = useWords(labWords);
  const { lanes, own, racing, reason, start, cancel } = useRace(puzzle, active);
  const error = useErrorText(reason);
  const finished = lanes.length > 0 && !racing && !reason && lanes.every(({ state }) => state !== 'waiting');
  return (
    <section class="race" aria-labelledby="race-title">
      <h3 id="race-title">{words.title}</h3>
      <p>{words.intro}</p>
      {racing ? (
        <button onClick={cancel}>{words.cancel}</button>
      ) : (
        <button class="primary" disabled={!puzzle || choosing} onClick={start}>
          {finished ? words.again : words.start}
        </button>
      )}
      {error && (
        <p class="lab-error" role="alert">
          {failed}
          {error}
        </p>
      )}
      <div class="lanes">
        {facts && puzzle && lanes.map((lane) => <LaneView key={lane.method} lane={lane} puzzle={puzzle} facts={facts} />)}
      </div>
      {(racing || finished) && <Bars lanes={lanes} own={own} />}
      {finished && <Outcome lanes={lanes} own={own} />}
    </section>
  );
}

function LaneView({ lane, puzzle, facts }: { lane: Lane; puzzle: Puzzle; facts: BoardFacts }) {
  const words = useWords(labWords);
  const text = useLaneText(lane);
  const name = words.lanes[lane.method];
  return (
    <div class={`lane lane-${lane.state}`} data-lane={lane.method}>
      <h4>{name}</h4>
      <BoardView rules={false} facts={facts} givens={puzzle.givens} digits={lane.grid} label={`${name}: ${text}`} />
      <p>{text}</p>
      <LaneRate lane={lane} />
    </div>
  );
}

function useLaneText({ state, place, events }: Lane): string {
  const words = useWords(labWords).race;
  const many = events.toLocaleString(useLanguage());
  if (state === 'solved') return words.place(place, many);
  if (state === 'exhausted') return `${words.place(place, many)}, ${words.noSolution}`;
  return state === 'running' ? words.so(many) : words[state];
}

/** How long the engine took for the lane, and how many events a second that is. */
function LaneRate({ lane: { events, milliseconds } }: { lane: Lane }) {
  const words = useWords(benchWords);
  const language = useLanguage();
  const inTime = useMilliseconds();
  if (events === 0) return null;
  const rate = milliseconds > 0 ? Math.round((events / milliseconds) * 1000) : 0;
  return (
    <p class="lane-rate">
      {inTime(milliseconds)}
      {milliseconds >= 1 && <span>{words.rate(rate.toLocaleString(language, { notation: 'compact', maximumFractionDigits: 1 }))}</span>}
    </p>
  );
}

/** Who was first, and why the numbers differ so. */
function Outcome({ lanes, own }: { lanes: Lane[]; own: Answer | null }) {
  const words = useWords(labWords);
  const language = useLanguage();
  const first = lanes.filter(({ place }) => place === 1).map(({ method }) => words.lanes[method]);
  const { backtracks: theirs, state } = lanes[0]!;
  const counted = theirs.toLocaleString(language) + (state === 'solved' || state === 'exhausted' ? '' : '+');
  return (
    <div class="outcome" role="status">
      {first.length > 0 && <p>{words.race.finished(first)}</p>}
      {own && (theirs > own.backtracks + 10
        ? <p>{words.race.why(counted, own.backtracks.toLocaleString(language))}</p>
        : <p>{words.race.whySame}</p>)}
    </div>
  );
}

function useRace(puzzle: Puzzle | null, active: boolean) {
  const [lanes, setLanes] = useState<Lane[]>([]);
  const [own, setOwn] = useState<Answer | null>(null);
  const [racing, setRacing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = useRef<AbortController | null>(null);
  const cancel = () => {
    run.current?.abort();
    run.current = null;
    setRacing(false);
    setLanes((now) => now.map((lane) => (lane.state === 'running' ? { ...lane, state: 'cancelled' } : lane)));
  };
  // Before anyone can click: a later effect would cancel a race that was started in between.
  useLayoutEffect(() => {
    cancel();
    setOwn(null);
    setError(null);
    setLanes(puzzle ? lanesOf(puzzle) : []);
  }, [puzzle]);
  useLayoutEffect(() => {
    if (!active) cancel();
  }, [active]);

  const start = async () => {
    const { signal } = (run.current = new AbortController());
    const going = () => !signal.aborted;
    setRacing(true);
    setOwn(null);
    setError(null);
    try {
      const worker = await engine('race');
      await runRace(worker, puzzle!, going, async (now) => {
        if (going()) setLanes(now);
        await new Promise(requestAnimationFrame);
      });
      const answer = going() ? await worker.solve(puzzle!, { ...ownLimits, signal }) : null;
      if (going()) setOwn(answer);
    } catch (reason) {
      if (going()) setError(reason);
    } finally {
      if (going()) setRacing(false);
    }
  };
  return { lanes, own, racing, reason: error, start: () => void start(), cancel };
}
