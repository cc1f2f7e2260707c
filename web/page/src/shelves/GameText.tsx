// A game in words: its board, its level, how far it is, and the time spent on it.
import { wordOfRating } from '../difficulty/scale';
import { timeText } from '../game/time-text';
import { shapeName } from '../shapes/shapes';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import type { ShownGame } from './shown-games';
import './cards.css';

/** "9×9 · hard": the level where it is known. */
export function useGameName({ summary, rating }: ShownGame): string {
  const words = useWords(playWords);
  const name = shapeName(summary.shape, words);
  return rating === null ? name : `${name} · ${words.rating.words[wordOfRating(rating)]!}`;
}

export function GameText({ its }: { its: ShownGame }) {
  const words = useWords(playWords);
  const name = useGameName(its);
  const progress = words.begun.progress(its.summary.filled, its.summary.blanks);
  return (
    <span class="game-text">
      <strong>{name}</strong>
      <span class="faint">{its.solvedAt === null ? progress : `✓ ${words.check.solved}`}</span>
      {its.spent > 0 && <span class="faint time">{timeText(its.spent)}</span>}
    </span>
  );
}
