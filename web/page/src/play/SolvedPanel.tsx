// A short moment when a puzzle is solved: the time, how hard it was, and what next.
import type { Rating, Technique } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { engine } from '../engine/engine';
import type { Game } from '../game/game';
import { progressOf, setProgress } from '../game/progress';
import { toPuzzle } from '../game/position';
import { clockWords } from '../words/clock';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';
import { timeText } from './Clock';
import { techniqueName, wordOf } from './RatingScale';

const rateSeconds = 30;
interface Rated {
  rating: Rating;
  techniques: readonly Technique[];
}

/** The rating of the givens; null until it is known, or where it can't be. */
function useRating({ id, now }: Game): Rated | null {
  const [rated, setRated] = useState<Rated | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), rateSeconds * 1000);
    const rate = async () => {
      const worker = await engine('path');
      const { shape, givens } = toPuzzle(now);
      const rating = await worker.rate({ shape, givens }, {}, { signal: control.signal });
      const techniques = await worker.techniques();
      if (control.signal.aborted || !rating.solved) return;
      setProgress(id, { rating: rating.hardest.rating });
      setRated({ rating, techniques });
    };
    // A board whose rules no technique knows has no rating: the moment is the same without.
    void rate().catch(() => undefined);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [id]);
  return rated;
}

interface Props {
  game: Game;
  home: () => void;
  /** Another puzzle as hard as this one: its rating, if it is known. */
  another: (rating: number | null) => void;
}

export function SolvedPanel({ game, home, another }: Props) {
  const words = useWords(clockWords);
  const { words: levels } = useWords(playWords).rating;
  const language = useLanguage();
  const rated = useRating(game);
  const { spent, filled } = progressOf(game.id);
  const hardest = rated?.rating.hardest;
  return (
    <section class="panel solved-panel" aria-labelledby="solved-title">
      <h2 id="solved-title">
        <Icon name="check" />
        {filled ? words.filledIn : spent ? words.solvedIn(timeText(spent)) : words.solved}
      </h2>
      {hardest && (
        <p role="status">
          {words.rated(hardest.rating.toFixed(1), levels[wordOf(hardest.rating)]!)}
          {hardest.technique && <br />}
          {hardest.technique && words.hardest(techniqueName(rated.techniques, hardest.technique, language))}
        </p>
      )}
      <div class="buttons">
        <button class="primary" onClick={() => another(hardest?.rating ?? null)}>
          {words.another}
        </button>
        <button onClick={home}>{words.home}</button>
      </div>
    </section>
  );
}
