// How hard a puzzle is: the numbers, and a bar from 1.0 to 11 and beyond with the place on it.
import type { Rated, Rating, Technique } from 'dokushin';
import { bounds, wordOfRating } from '../difficulty/scale';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';
import { techniqueName } from '../words/technique-name';
import { hodokuSide } from './usePath';
import './path.css';

const [least, most] = [1, 11.9];

const part = (rating: number) => (Math.min(most, Math.max(least, rating)) - least) / (most - least);

function Bar({ rating }: { rating: number }) {
  const words = useWords(playWords).rating;
  const word = words.words[wordOfRating(rating)]!;
  const text = words.at(rating.toFixed(1), word);
  return (
    <div class="rating-scale">
      <div class="rating-bar" role="img" aria-label={`${words.scale}: ${text}`}>
        {bounds.map((bound, index) => (
          <span
            key={bound}
            class="band"
            style={{ '--from': part(bound), '--to': part(bounds[index + 1] ?? most), '--step': index }}
          />
        ))}
        <span class="needle" style={{ '--at': part(rating) }} />
      </div>
      <div class="ends" aria-hidden="true">
        <span>1.0</span>
        <strong>
          {rating.toFixed(1)} · {word}
        </strong>
        <span>11+</span>
      </div>
    </div>
  );
}

export function RatingScale({ rating, techniques }: { rating: Rating; techniques: readonly Technique[] }) {
  const words = useWords(playWords).rating;
  const language = useLanguage();
  const technique = (key: string) => techniqueName(techniques, key, language);
  const value = ({ rating: number, technique: key }: Rated) => {
    if (number === 0) return words.nothing;
    if (number >= 20) return words.beyond;
    return `${number.toFixed(1)} ${key ? `(${technique(key)})` : ''}`;
  };
  const { hodoku } = rating;
  return (
    <>
      <Bar rating={rating.hardest.rating} />
      <dl class="ratings">
        <dt>{words.hardest}</dt>
        <dd>{value(rating.hardest)}</dd>
        <dt>{words.pearl}</dt>
        <dd>{value(rating.pearl)}</dd>
        <dt>{words.diamond}</dt>
        <dd>{value(rating.diamond)}</dd>
        {hodoku && (
          <>
            <dt>{words.hodoku}</dt>
            <dd>
              {words.score(words.levels[hodoku.level] ?? hodoku.level, hodoku.score.toLocaleString(language))}
              {hodoku.hardest && ` (${technique(hodoku.hardest)})`}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/** Room for a rating that is being found. */
export function RatingPlace({ side, techniques }: { side: number; techniques: readonly Technique[] }) {
  const rated: Rated = { rating: least, technique: 'hidden-single' };
  const ended = { solved: true, gaveUp: false };
  const rating: Rating = { ...ended, hardest: rated, pearl: rated, diamond: rated };
  if (side <= hodokuSide) rating.hodoku = { ...ended, score: 0, level: 'easy', hardest: 'hidden-single', guessed: false };
  return (
    <div class="rating-place" aria-hidden="true">
      <RatingScale rating={rating} techniques={techniques} />
    </div>
  );
}
