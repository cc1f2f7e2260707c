// One search, watched, in one screen: the board, what was counted, the controls, the whole search as
// a line, the line of code that runs, why, and the calls that stand.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Puzzle } from 'dokushin';
import type { BoardFacts } from '../board/facts';
import { benchWords } from '../words/bench';
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import { ControlBar, PaceBar } from './ControlBar';
import { Counters } from './Counters';
import { Listing } from './Listing';
import { MatrixPanel } from './MatrixPanel';
import { lineOf, lineWithin, type Method } from './methods';
import { type Shown, shownOf } from './shown';
import { StackPanel } from './StackPanel';
import { tellEvent } from './tell';
import { Timeline } from './Timeline';
import { TrialPanel } from './TrialPanel';
import { TreePanel } from './TreePanel';
import { useCandidates } from './useCandidates';
import type { Controls } from './usePlayer';
import { useTrial } from './useTrial';
import { WatchedBoard } from './WatchedBoard';

interface Props {
  puzzle: Puzzle | null;
  facts: BoardFacts | null;
  method: Method;
  controls: Controls;
}

export function Watch({ puzzle, facts, method, controls }: Props) {
  const words = useWords(labWords);
  const [cell, choose] = useState<number | null>(null);
  useLayoutEffect(() => choose(null), [facts]);
  const trial = useTrial(controls);
  const candidates = useCandidates(controls, method !== 'backtrack');
  const { player } = controls;
  const shown = shownOf(controls);
  const running = trial?.coming ? lineWithin(trial.trial, trial.shown) : lineOf(method, player?.last);
  return (
    <section class="watch" aria-labelledby="watch-title">
      <h3 id="watch-title" class="unseen">{words.watch}</h3>
      {controls.error && (
        <p class="lab-error" role="alert">
          {words.failed}
          {controls.error}
        </p>
      )}
      <div class="bench">
        <div class="bench-board">
          {facts && puzzle && <WatchedBoard {...{ puzzle, facts, controls, shown, trial, candidates, choose }} chosen={cell} />}
        </div>
        <Counters shown={shown} />
        <Status controls={controls} shown={shown} />
        <ControlBar controls={controls} />
        <Timeline controls={controls} shown={shown} />
        <Listing method={method} puzzle={puzzle} facts={facts} running={running} />
        <PaceBar controls={controls} cell={cell} choose={choose} />
        <div class="bench-why" tabIndex={0}>
          <TrialPanel shown={trial} facts={facts} method={method} tooFast={controls.playing && controls.pace > 30} last={player?.last} />
          {method === 'dlx' && facts && shown && candidates && <MatrixPanel facts={facts} grid={shown.grid} candidates={candidates} />}
          <StackPanel player={player} facts={facts} />
          <TreePanel player={player} facts={facts} still={!controls.playing && controls.moving === null} />
        </div>
      </div>
    </section>
  );
}

/** What happened last; read out only when it is stepped or at the end, not at full speed. */
function Status({ controls: { player, playing, moving }, shown }: { controls: Controls; shown: Shown | null }) {
  const words = useWords(labWords);
  const { waiting } = useWords(benchWords);
  const language = useLanguage();
  const told = tellEvent(words, player?.last, player?.facts, (shown?.backtracks ?? 0).toLocaleString(language));
  return (
    <p class="lab-status" aria-live={playing || moving ? 'off' : 'polite'}>
      {moving ? waiting((shown?.events ?? 0).toLocaleString(language)) : told}
    </p>
  );
}
