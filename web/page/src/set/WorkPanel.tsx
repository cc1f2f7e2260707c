// What is done with the puzzle as a whole: by the engine, and to hand it on.
import type { Puzzle, SymmetryName } from 'dokushin';
import { useMemo, useState } from 'preact/hooks';
import { ShareSheet } from '../bridges/ShareSheet';
import { copyText } from '../bridges/clipboard';
import { fogOf } from '../game/fog';
import { useErrorText } from '../engine/told';
import { type Beside, emptyPosition, fromPuzzle } from '../game/position';
import { type Size, isSquare } from '../game/size';
import { openerWords } from '../words/openers';
import { useWords } from '../words/language';
import { oblongWords } from '../words/oblong';
import { setWords } from '../words/set';
import { isReserved, withGivens } from './edits';
import { aboutOf } from './link';
import type { Benching } from './useBench';
import type { Ask, Working } from './useWork';

interface Props {
  bench: Benching;
  size: Size;
  puzzle: Puzzle;
  symmetry: SymmetryName;
  working: Working;
  play: (puzzle: Puzzle, beside: Beside) => void;
  makeFrom: (puzzle: Puzzle, pattern: string) => void;
}

/** Seconds that a solution, or digits for the reserved cells, are looked for. */
const fillSeconds = 10;
const patternSeconds = 60;

export function WorkPanel({ bench, size, puzzle, symmetry, working, play, makeFrom }: Props) {
  const words = useWords(setWords).do;
  const oblong = useWords(oblongWords);
  const square = isSquare(size);
  const share = useWords(openerWords).share.open;
  const [sharing, setSharing] = useState(false);
  const about = aboutOf(bench.texts);
  const { now } = bench.game;
  const fog = fogOf(now);
  const beside = { ...(about && { about }), ...(fog && { fog }) };
  const shared = useMemo(() => ({ ...fromPuzzle(puzzle), ...beside }), [puzzle, bench.texts, now.fog]);
  const [copied, setCopied] = useState('');
  const error = useErrorText(working.error);
  const count = puzzle.givens.filter(Boolean).length;
  const hasRules = puzzle.shape.includes('(');
  const pattern = now.cells.map((cell) => (cell.given || isReserved(cell) ? '1' : '.')).join('');
  const asks: Record<'minimise' | 'minimalSet' | 'fill' | 'pattern', Ask> = {
    minimise: async (worker, signal) => {
      const { givens } = await worker.minimise(puzzle, { symmetry }, { signal });
      return givens.filter(Boolean).length === count ? { tell: words.nothing } : { action: { do: 'givens', givens } };
    },
    minimalSet: async (worker, signal) => {
      const { puzzle: its } = await worker.minimalSet(puzzle, { take: 'both', time: 2, signal });
      if (its.shape === puzzle.shape && its.givens.filter(Boolean).length === count) return { tell: words.nothing };
      return { action: { do: 'position', position: { ...withGivens(now, its.givens), shape: its.shape } } };
    },
    fill: async (worker, signal) => {
      const { solution } = await worker.randomSolution(puzzle, { time: fillSeconds, signal });
      return solution ? { action: { do: 'givens', givens: solution } } : { tell: words.noSolution };
    },
    pattern: async (worker, signal) => {
      const { puzzle: its } = await worker.generate({ shape: puzzle.shape, pattern, minimal: false, time: patternSeconds, signal });
      return its ? { action: { do: 'givens', givens: its.givens } } : { tell: words.noPattern };
    },
  };
  const copy = async () => {
    const done = await copyText(location.href);
    setCopied(done ? words.copied : words.notCopied);
  };
  const button = (name: keyof typeof asks, possible: boolean) => (
    <button disabled={!possible || working.busy} onClick={() => working.run(asks[name])}>
      {words[name]}
    </button>
  );
  return (
    <section class="set-panel" aria-labelledby="set-do">
      <h3 id="set-do">{words.title}</h3>
      <div class="buttons">
        <button class="primary" onClick={() => play(puzzle, beside)}>
          {words.play}
        </button>
        <button onClick={() => window.print()}>{words.print}</button>
        <button onClick={() => void copy()}>{words.copy}</button>
        <button onClick={() => setSharing(true)}>{share}</button>
        {square && <button onClick={() => makeFrom(puzzle, pattern)}>{words.make}</button>}
      </div>
      <p class="set-note" role="status">
        {copied}
      </p>
      <div class="buttons">
        {button('minimise', count > 0)}
        {hasRules && button('minimalSet', true)}
        {button('fill', true)}
        {square && button('pattern', pattern.includes('1'))}
        <button disabled={!pattern.includes('1')} onClick={() => bench.dispatch({ do: 'clear givens' })}>
          {words.clear}
        </button>
        <button onClick={() => bench.begin(emptyPosition('9x9', 9))}>{words.fresh}</button>
        {working.busy && <button onClick={working.cancel}>{words.cancel}</button>}
      </div>
      {!square && <p class="faint">{oblong.noMaking}</p>}
      <p class="set-note" role="status">
        {working.busy ? words.busy : error ? words.failed(error) : working.told}
      </p>
      <ShareSheet open={sharing} close={() => setSharing(false)} position={shared} />
    </section>
  );
}
