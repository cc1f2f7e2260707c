// The board that is set, and all around it.
import type { Puzzle, SymmetryName } from 'dokushin';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { BoardFacts } from '../board/facts';
import { PlayBoard } from '../board/PlayBoard';
import { shapeName } from '../shapes/shapes';
import { symmetries } from '../shapes/symmetries';
import { useKeptSwitch } from '../useKeptSwitch';
import { useKeptState } from '../useKeptState';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { previewWords } from '../words/preview';
import { setWords } from '../words/set';
import { type Beside, digitText } from '../game/position';
import { BoardChoice } from './BoardChoice';
import { LivePanel, Verdict } from './LivePanel';
import { PreviewLayer } from './PreviewLayer';
import { PrintPage } from './PrintPage';
import { regionState } from './regions';
import { RulesPanel } from './RulesPanel';
import { SavePanel } from './SavePanel';
import { shownBench, shownRegions } from './shown';
import { hasSymmetry } from './symmetry';
import { TextsPanel } from './TextsPanel';
import { ToolBar } from './ToolBar';
import type { Benching } from './useBench';
import { useLive } from './useLive';
import { usePreview } from './usePreview';
import { useRuleChange } from './useRuleChange';
import { typeKey, useTool } from './useTool';
import { useWork } from './useWork';
import { WorkPanel } from './WorkPanel';

interface Props {
  bench: Benching;
  facts: BoardFacts;
  active: boolean;
  play: (puzzle: Puzzle, beside: Beside) => void;
  makeFrom: (puzzle: Puzzle, pattern: string) => void;
}

export function Workbench({ bench, facts, active, play, makeFrom }: Props) {
  const words = useWords(setWords);
  const all = useWords(playWords);
  const [chosen, setSymmetry] = useKeptState<SymmetryName>('set.symmetry', 'none', (its) => symmetries.find((name) => name === its));
  const symmetry = hasSymmetry(facts, chosen) ? chosen : 'none';
  const [heated, setHeated] = useKeptSwitch('set.candidates', true);
  const [several, setSeveral] = useState(false);
  const changing = useRuleChange(bench);
  const hand = useTool(bench, facts, symmetry, changing);
  const working = useWork(bench);
  // The button for it is shown with these tools alone.
  const choosing = several && hand.tool !== undefined;
  const [stroking, drawStroking] = useState(false);
  /** As it is at this moment: a pointer may be up again before its press is drawn. */
  const isDown = useRef(false);
  const setStroking = (to: boolean) => drawStroking((isDown.current = to));
  const { now, selected, cursor } = bench.game;
  const preview = usePreview(hand, selected, facts, stroking);
  const puzzle = useMemo((): Puzzle => ({ shape: now.shape, givens: now.cells.map(({ given }) => given) }), [now]);
  const watching = useLive(puzzle, active);
  const painting = hand.name === 'regions';
  const shown = useMemo(
    () => (painting ? shownRegions(now, facts, words) : shownBench(now, watching.live, heated, words)),
    [painting, now, facts, words, watching.live, heated],
  );
  return (
    <>
      <div class="set-head">
        <BoardChoice facts={facts} bench={bench} changing={changing} />
      </div>
      <div class="set-bench">
        <div
          class={painting ? 'set-stage painting' : 'set-stage'}
          onPointerDown={({ button, target }) => setStroking(button === 0 && target instanceof Element && target.closest('.cells') !== null)}
          onPointerUp={() => {
            if (isDown.current && !choosing) requestAnimationFrame(hand.stroke);
            setStroking(false);
          }}
          onPointerCancel={() => setStroking(false)}
        >
          <PlayBoard
            facts={facts}
            shown={shown}
            selected={selected}
            cursor={cursor}
            readOnly={false}
            entering
            several={choosing}
            peers={null}
            equal={false}
            label={words.board(shapeName(now.shape, all))}
            active={active}
            dispatch={bench.dispatch}
            onKey={(event) => typeKey(event, hand, facts, bench.dispatch) && event.preventDefault()}
          />
          <PreviewLayer facts={facts} preview={preview} />
        </div>
        <div class="set-hand">
          {painting ? <Missing bench={bench} facts={facts} /> : <Verdict watching={watching} />}
          <ToolBar bench={bench} facts={facts} hand={hand} preview={preview} symmetry={symmetry} setSymmetry={setSymmetry} several={several} setSeveral={setSeveral} />
        </div>
        <div class="set-panels">
          <LivePanel watching={watching} bench={bench} size={facts} shown={heated} show={setHeated} />
          <RulesPanel facts={facts} changing={changing} />
          <WorkPanel bench={bench} size={facts} puzzle={puzzle} symmetry={symmetry} working={working} play={play} makeFrom={makeFrom} />
          <SavePanel bench={bench} />
          <TextsPanel bench={bench} />
        </div>
      </div>
      <PrintPage facts={facts} givens={puzzle.givens} texts={bench.texts} />
    </>
  );
}

/** The keys below show the sizes of all. */
const mostNamed = 3;

/** What painted regions lack until the board can have them. */
function Missing({ bench, facts }: { bench: Benching; facts: BoardFacts }) {
  const words = useWords(setWords);
  const { andMore } = useWords(previewWords);
  const { wrong } = regionState(bench.game.now.cells, facts.regions, facts.side);
  const named = wrong.slice(0, mostNamed).map(({ region, size }) => words.regionSize(digitText(region), size));
  const sizes = [...named, ...(wrong.length > mostNamed ? [andMore(wrong.length - mostNamed)] : [])].join(' ');
  return (
    <p class={`set-verdict ${wrong.length ? '' : 'good'}`} role="status">
      {wrong.length ? words.regionsWrong(sizes, facts.side) : words.regionsDone(facts.side)}
    </p>
  );
}
