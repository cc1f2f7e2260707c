// The player's statistics by level; none before the first puzzle is solved.
import { wordOfLevel } from '../difficulty/bands';
import { timeText } from '../game/time-text';
import type { ShownGame } from '../shelves/shown-games';
import { homeWords } from '../words/home';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { statisticsOf } from './statistics';

export function Statistics({ shown }: { shown: readonly ShownGame[] }) {
  const words = useWords(homeWords);
  const { words: names } = useWords(playWords).rating;
  // Times on other boards say nothing of those on this one.
  const games = shown.map((its) => (its.summary.shape === '9x9' ? its : { ...its, rating: null }));
  const { levels, streak } = statisticsOf(games, Date.now());
  if (!levels.length && !streak) return null;
  return (
    <section class="statistics" aria-labelledby="statistics-title">
      <h3 id="statistics-title">{words.statistics}</h3>
      <p>{words.streak(streak)}</p>
      {levels.length > 0 && <table>
        <thead>
          <tr>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.solved}</th>
            <th scope="col">{words.best}</th>
            <th scope="col">{words.median}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, count, best, median }) => (
            <tr key={level}>
              <th scope="row">{names[wordOfLevel(level)]}</th>
              <td>{count}</td>
              <td>{timeText(best)}</td>
              <td>{timeText(median)}</td>
            </tr>
          ))}
        </tbody>
      </table>}
    </section>
  );
}
