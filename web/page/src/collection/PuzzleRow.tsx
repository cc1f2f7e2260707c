// This line shows a puzzle of a collection; a press anywhere on it plays the puzzle.
import { useMemo } from 'preact/hooks';
import { remarkOf } from '../opened/remark';
import type { Row } from '../opened/row';
import type { GameState } from '../opened/states';
import { shapeName } from '../shapes/shapes';
import { Thumbnail } from '../shelves/Thumbnail';
import { collectionWords } from '../words/collection';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { statusOf } from './order';
import { visibleGivens } from './visible';

interface Props {
  row: Row;
  /** It has this place in the file. */
  index: number;
  /** It has this place in the list. */
  at: number;
  game: GameState;
  play: () => void;
}

export function PuzzleRow({ row, index, at, game, play }: Props) {
  const words = useWords(collectionWords);
  const shapes = useWords(playWords);
  const status = statusOf(row);
  // The list is drawn anew whenever more is known of any of its puzzles.
  const [thumbnail, givens, remark] = useMemo(() => {
    const { shape, clues } = row;
    const givens = visibleGivens(row);
    const summary = { shape, givens, filled: 0, blanks: givens.length - clues, entering: false, begun: false };
    return [<Thumbnail summary={summary} />, givens, remarkOf(row)] as const;
  }, [row]);
  return (
    <div role="row" class={`row is-${game}`} aria-rowindex={at + 2}>
      <span role="cell" class="number">
        <button class="row-play" aria-label={words.play(index + 1)} onClick={play}>
          {index + 1}
        </button>
      </span>
      <span role="cell" class="puzzle">
        {thumbnail}
        <span class="puzzle-text">
          <code>{givens}</code>
          {(remark || row.shape !== '9x9') && <span class="faint">{[row.shape === '9x9' ? '' : shapeName(row.shape, shapes), remark].filter(Boolean).join(' · ')}</span>}
        </span>
      </span>
      <span role="cell" class="clues">
        <span class="at-desk">{row.clues}</span>
        <span class="on-phone">{words.clues(row.clues)}</span>
      </span>
      <span role="cell" class={`status ${status}`}>
        {status === 'undecided' ? '' : words.statuses[status]}
      </span>
      <span role="cell" class="rating">
        {row.rating?.toFixed(1) ?? ''}
      </span>
      <span role="cell" class="game-state">
        {game === 'new' ? '' : `${game === 'solved' ? '✓ ' : ''}${words.games[game]}`}
      </span>
    </div>
  );
}
