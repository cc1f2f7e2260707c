// One grid of a photograph: its reading over the picture, what is to be looked at, and whether it is a puzzle.
import type { PhotoGrid, Puzzle } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { useEngine } from '../engine/useEngine';
import { useWords } from '../words/language';
import { photoWords } from '../words/photo';
import { corrected, correctionOf, markedPuzzleOf, marksBeside, marksOf, nextDoubtful, puzzleOf, sideOf } from './correction';
import { ReadBoard } from './ReadBoard';

/** Seconds for which it is asked how many solutions there are. */
const time = 2;

interface Props {
  picture: ImageData;
  grid: PhotoGrid;
  play: (puzzle: Puzzle) => void;
  /** Says what there is to say of the reading. */
  say: (text: string) => void;
}

export function Corrected({ picture, grid, play, say }: Props) {
  const words = useWords(photoWords);
  const [correction, setCorrection] = useState(() => correctionOf(grid));
  const [selected, select] = useState(() => nextDoubtful(correctionOf(grid), -1) ?? 0);
  const [keepsMarks, setKeepsMarks] = useState(true);
  const { digits, doubtful } = correction;
  const puzzle = puzzleOf(correction);
  const marks = marksBeside(useMarks(grid), correction);
  const marked = marks.filter(({ length }) => length > 0).length;
  const answer = useEngine(
    {
      work: 'photo check',
      ask: async (worker, signal) => ({ digits, status: (await worker.check(puzzle, { time }, { signal })).status }),
    },
    [digits],
  );
  // An answer about other digits is not looked at.
  const status = answer.state === 'done' && answer.value.digits === digits ? answer.value.status : null;
  const isFaint = !grid.isSure && grid.isUnique && !grid.cells.some((its) => its.isDoubtful);
  const look = doubtful.size ? words.doubtful(doubtful.size) : isFaint ? words.faint : words.clear;
  const verdict = grid.hasUnreadRules ? words.cages : status && words.verdicts[status];
  const text = [look, verdict].filter(Boolean).join(' ');
  useEffect(() => say(text), [text]);
  const put = (digit: number) => setCorrection(corrected(correction, selected, digit));
  const next = nextDoubtful(correction, selected);
  const goOn = () => {
    if (doubtful.has(selected)) setCorrection(corrected(correction, selected, digits[selected]!));
    if (next !== null) select(next);
  };
  return (
    <>
      <ReadBoard picture={picture} crossings={grid.crossings} correction={correction} marks={marks} selected={selected} select={select} put={put} />
      {/* A tap leaves the focus on the board, whose keys go on working. */}
      <div class="read-keys" role="group" aria-label={words.keys} onMouseDown={(event) => event.preventDefault()}>
        {Array.from({ length: sideOf(correction) }, (_, at) => (
          <button key={at} onClick={() => put(at + 1)}>
            {at + 1}
          </button>
        ))}
        <button aria-label={words.erase} title={words.erase} onClick={() => put(0)}>
          <Icon name="erase" />
        </button>
      </div>
      {marked > 0 && (
        <label class="keep-marks">
          <input type="checkbox" checked={keepsMarks} onChange={(event) => setKeepsMarks(event.currentTarget.checked)} /> {words.marks(marked)}
        </label>
      )}
      <div class="buttons">
        <button class="primary" onClick={() => play(marked > 0 && keepsMarks ? markedPuzzleOf(correction, marks) : puzzle)}>
          {words.play}
        </button>
        {next !== null && <button onClick={goOn}>{!doubtful.has(selected) ? words.next : next === selected ? words.right : words.rightNext}</button>}
      </div>
    </>
  );
}

/** The pencil marks of each cell, once the engine has said which digits the givens leave. */
function useMarks(grid: PhotoGrid): number[][] {
  const { candidates, ...plain } = grid.puzzle;
  const left = useEngine({ work: 'photo check', ask: (worker) => (candidates ? worker.candidates(plain) : Promise.resolve(null)) }, [grid]);
  return left.state === 'done' && left.value ? marksOf(grid, left.value) : plain.givens.map(() => []);
}
