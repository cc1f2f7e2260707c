// A short moment when a puzzle is solved: the time, how hard it was, and what next.
import type { Rating, Technique } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { wordOfRating } from '../difficulty/scale';
import { engine } from '../engine/engine';
import { Making } from '../fresh/Making';
import { levels } from '../fresh/levels';
import type { Ready } from '../fresh/ready';
import { useMaking } from '../fresh/useMaking';
import type { Game } from '../game/game';
import { progressOf, setProgress } from '../game/progress';
import { toPuzzle } from '../game/position';
import { timeText } from '../game/time-text';
import type { Handed } from '../reading/handed';
import { clockWords } from '../words/clock';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';
import { techniqueName } from '../words/technique-name';

const rateSeconds = 30;
interface Rated {
  rating: Rating;
  techniques: readonly Technique[];
}

/** Rates the givens: null until the rating is known, or where there is none. */
function useRating({ id, now }: Game): Rated | null {
  const [rated, setRated] = useState<Rated | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), rateSeconds * 1000);
    const rate = async () => {
      const worker = await engine('rating');
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
  ready: Ready;
  play: (handed: Handed) => void;
}

export function SolvedPanel({ game, home, ready, play }: Props) {
  const words = useWords(clockWords);
  const { words: names } = useWords(playWords).rating;
  const language = useLanguage();
  const rated = useRating(game);
  const [{ spent, filled, rating }, setProgressShown] = useState(() => progressOf(game.id));
  // The clock keeps its last seconds once it has stopped; the rating comes later.
  useEffect(() => setProgressShown(progressOf(game.id)), [game.id, rated]);
  const { making, failed, make, cancel } = useMaking((puzzle) => play({ puzzle }));
  /** A puzzle as hard as this one; a moderate one where that is not known. */
  const another = () => {
    const level = (rating !== null && levels[wordOfRating(rating)]) || 'moderate';
    void make(level, (signal) => ready.take(level, signal));
  };
  const hardest = rated?.rating.hardest;
  const message = game.now.about?.solved;
  return (
    <section class="panel solved-panel" aria-labelledby="solved-title">
      <h2 id="solved-title">
        <Icon name="check" />
        {filled ? words.filledIn : spent ? words.solvedIn(timeText(spent)) : words.solved}
      </h2>
      {message && <p class="rules-text solved-message">{message}</p>}
      {hardest && (
        <p role="status">
          {words.rated(hardest.rating.toFixed(1), names[wordOfRating(hardest.rating)]!)}
          {hardest.technique && <br />}
          {hardest.technique && words.hardest(techniqueName(rated.techniques, hardest.technique, language))}
        </p>
      )}
      <div class="buttons">
        <button class="primary" onClick={another}>
          {words.another}
        </button>
        <button onClick={home}>{words.home}</button>
      </div>
      <Making making={making !== null} failed={failed} cancel={cancel} />
    </section>
  );
}
