// The games that were begun, each a button to go on with it. One that is removed can be brought back
// until the list is closed.
import { useState } from 'preact/hooks';
import type { Game } from '../game/game';
import type { Games } from '../game/games';
import type { KeptGame } from '../game/keep';
import { type Position, digitText, shownDigit } from '../game/position';
import { useLocale, useWords } from '../words/language';
import { playWords } from '../words/play';
import { shapeName } from './shapes';

const mostShown = 100;
/** So much of the givens tells puzzles apart. */
const shownRows = 2;

interface Props {
  games: Games;
  goOn: (game: Game) => void;
}

function beginningOf({ cells, side }: Position): string {
  const rows = Array.from({ length: Math.min(shownRows, side) }, (_, row) => cells.slice(row * side, (row + 1) * side));
  return rows.map((row) => row.map(({ given }) => (given ? digitText(given) : '·')).join('')).join(' ');
}

function Row({ its, games, goOn }: Props & { its: KeptGame }) {
  const words = useWords(playWords);
  const locale = useLocale();
  const [removed, setRemoved] = useState(false);
  const { now } = its.game;
  const open = now.cells.filter(({ given }) => !given);
  const name = shapeName(now.shape, words);
  const progress = words.begun.progress(open.filter(shownDigit).length, open.length);
  const when = new Date(its.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const remove = () => (games.remove(its.game.id), setRemoved(true));
  const bringBack = () => (games.keep(its.game, true), setRemoved(false));
  return (
    <li>
      <button class="begun" disabled={removed} onClick={() => goOn(its.game)}>
        <span>
          {name} · {progress}
        </span>
        <code>{beginningOf(now)}</code>
        <span class="faint">{when}</span>
      </button>
      <button aria-label={`${removed ? words.begun.bringBack : words.begun.remove}: ${name}, ${when}`} onClick={removed ? bringBack : remove}>
        {removed ? words.begun.bringBack : words.begun.remove}
      </button>
    </li>
  );
}

export function BegunGames(props: Props) {
  const words = useWords(playWords).begun;
  const [all] = useState(() => props.games.begun(mostShown));
  if (!all.length) return null;
  return (
    <>
      <h3>{words.title}</h3>
      <ul class="begun-list" aria-label={words.title}>
        {all.map((its) => (
          <Row key={its.game.id} its={its} {...props} />
        ))}
      </ul>
    </>
  );
}
