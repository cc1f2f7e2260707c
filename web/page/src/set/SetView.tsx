// Where a puzzle is set by hand.
import type { Puzzle } from 'dokushin';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useFacts } from '../board/useFacts';
import type { Beside } from '../game/position';
import type { BoardFacts } from '../board/facts';
import type { Part } from '../route/route';
import { Ways } from '../route/Ways';
import { appWords } from '../words/app';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { setWords } from '../words/set';
import { type Claimed, claimBench } from './benches';
import { type Benching, fitsAddress, useBench } from './useBench';
import { useReading } from './useReading';
import { Workbench } from './Workbench';
import './set.css';

interface Props {
  active: boolean;
  go: (part: Part) => void;
  play: (puzzle: Puzzle, beside: Beside) => void;
  makeFrom: (puzzle: Puzzle, pattern: string) => void;
}

/** Finds this tab's bench first. */
export function SetView(props: Props) {
  const { loading } = useWords(appWords);
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  useEffect(() => void claimBench(fitsAddress).then(setClaimed), []);
  if (claimed) return <BenchView {...props} claimed={claimed} />;
  return props.active ? <p class="notice" role="status">{loading}</p> : null;
}

function BenchView({ active, go, play, makeFrom, claimed }: Props & { claimed: Claimed }) {
  const words = useWords(setWords);
  const { loading } = useWords(appWords);
  const { engine } = useWords(playWords).faults;
  const bench = useBench(active, claimed);
  const { shape, side, cells } = bench.game.now;
  const facts = useFacts(shape);
  const failure = facts.state === 'failed' ? facts.error : null;
  const fits = facts.state === 'done' && facts.value.side === side && facts.value.regions.length === cells.length;
  // A link that names no board is told; what was there before it goes on.
  const refused = (failure !== null && 'code' in failure) || (facts.state === 'done' && !fits);
  useEffect(() => {
    if (refused) bench.refuse();
  }, [refused]);
  // While the engine is asked about a new board, the one before stays.
  const ready = useRef<{ facts: BoardFacts; game: Benching['game'] } | null>(null);
  if (facts.state === 'done' && fits) ready.current = { facts: facts.value, game: bench.game };
  const { report, over, drop } = useReading(bench, active);
  if (!active) return null;
  return (
    <div class={over ? 'set over' : 'set'} data-drop={drop}>
      <Ways part="set" go={go} />
      <h2 class="unseen">{words.title}</h2>
      <div class="set-notes">
        {bench.fault && (
          <p class="fault" role="alert">
            {words.faults[bench.fault]}
          </p>
        )}
        {report?.bad === true && (
          <p class="fault" role="alert">
            {report.text}
          </p>
        )}
        <p class="set-note" role="status">
          {report?.bad === false && report.text}
        </p>
      </div>
      {ready.current ? (
        <Workbench bench={{ ...bench, game: ready.current.game }} facts={ready.current.facts} active={active} play={play} makeFrom={makeFrom} />
      ) : (
        <p role="status">{failure && !refused ? engine : loading}</p>
      )}
    </div>
  );
}
