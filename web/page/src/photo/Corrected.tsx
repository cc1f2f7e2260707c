// One grid of a photograph: its reading over the picture, what is to be looked at, and whether it is a puzzle.
import type { PhotoGrid, Puzzle } from 'dokushin';
import { useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { useEngine } from '../engine/useEngine';
import { useWords } from '../words/language';
import { photoWords } from '../words/photo';
import { corrected, correctionOf, nextDoubtful, puzzleOf } from './correction';
import { ReadBoard } from './ReadBoard';

/** Seconds for which it is asked how many solutions there are. */
const time = 2;

interface Props {
  picture: ImageData;
  grid: PhotoGrid;
  play: (puzzle: Puzzle) => void;
}

export function Corrected({ picture, grid, play }: Props) {
  const words = useWords(photoWords);
  const [correction, setCorrection] = useState(() => correctionOf(grid));
  const [selected, select] = useState(() => nextDoubtful(correctionOf(grid), -1) ?? 0);
  const puzzle = puzzleOf(correction);
  const answer = useEngine({ work: 'check', ask: (worker, signal) => worker.check(puzzle, { time }, { signal }) }, [correction.digits]);
  const status = answer.state === 'done' ? answer.value.status : null;
  const put = (digit: number) => setCorrection(corrected(correction, selected, digit));
  const next = nextDoubtful(correction, selected);
  return (
    <>
      <p role="status">{[correction.doubtful.size ? words.doubtful(correction.doubtful.size) : words.clear, status && words.verdicts[status]].filter(Boolean).join(' ')}</p>
      <ReadBoard picture={picture} crossings={grid.crossings} correction={correction} selected={selected} select={select} put={put} />
      {/* A tap leaves the focus on the board, whose keys go on working. */}
      <div class="read-keys" role="group" aria-label={words.keys} onMouseDown={(event) => event.preventDefault()}>
        {Array.from({ length: 9 }, (_, at) => (
          <button key={at} onClick={() => put(at + 1)}>
            {at + 1}
          </button>
        ))}
        <button aria-label={words.erase} title={words.erase} onClick={() => put(0)}>
          <Icon name="erase" />
        </button>
      </div>
      <div class="buttons">
        <button class="primary" onClick={() => play(puzzle)}>
          {words.play}
        </button>
        {next !== null && (
          <button
            onClick={() => {
              setCorrection(corrected(correction, selected, correction.digits[selected]!));
              select(next);
            }}
          >
            {words.right}
          </button>
        )}
      </div>
    </>
  );
}
