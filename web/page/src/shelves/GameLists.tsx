// The games of the library as lists: those that are being played, and those that are solved. The game
// that was removed last can be brought back.
import { useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import type { Game } from '../game/game';
import { type Progress, forgetProgress, progressOf, setProgress } from '../game/progress';
import type { Games } from '../library/games';
import { homeWords } from '../words/home';
import { useLocale, useWords } from '../words/language';
import { playWords } from '../words/play';
import { BringBack } from './BringBack';
import { GameText, useGameName } from './GameText';
import { Thumbnail } from './Thumbnail';
import type { ShownGame } from './shown-games';
import './cards.css';

interface Props {
  shown: readonly ShownGame[];
  games: Games;
  play: (its: { id: string }) => void;
  changed: () => void;
  /** What those are called that are not solved. */
  title: string;
}

const atFirst = 12;

/** Whether a game answers to the words that are looked for: its board, or a beginning of its givens. */
function answers({ summary }: ShownGame, wanted: string): boolean {
  const text = `${summary.shape} ${summary.givens}`.toLowerCase();
  return wanted.toLowerCase().replaceAll('×', 'x').replaceAll('0', '.').split(/\s+/).every((word) => text.includes(word));
}

function Card({ its, play, remove }: { its: ShownGame; play: Props['play']; remove: () => void }) {
  const words = useWords(playWords).begun;
  const name = useGameName(its);
  const when = new Date(its.at).toLocaleString(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li class="game-card">
      <button class="game" onClick={() => play({ id: its.id })}>
        <Thumbnail summary={its.summary} />
        <GameText its={its} />
      </button>
      <button class="icon plain" aria-label={`${words.remove}: ${name}, ${when}`} title={words.remove} onClick={remove}>
        <Icon name="remove" />
      </button>
    </li>
  );
}

function GameList({ title, list, play, remove }: { title: string; list: readonly ShownGame[]; play: Props['play']; remove: (its: ShownGame) => void }) {
  const words = useWords(homeWords);
  const [all, setAll] = useState(false);
  if (!list.length) return null;
  return (
    <section>
      <h3>
        {title} <span class="faint">{list.length}</span>
      </h3>
      <ul class="game-cards" aria-label={title}>
        {list.slice(0, all ? undefined : atFirst).map((its) => (
          <Card key={its.id} its={its} play={play} remove={() => remove(its)} />
        ))}
      </ul>
      {!all && list.length > atFirst && <button onClick={() => setAll(true)}>{words.all(list.length)}</button>}
    </section>
  );
}

export function GameLists({ shown, games, play, changed, title }: Props) {
  const words = useWords(homeWords);
  const [wanted, setWanted] = useState('');
  const [removed, setRemoved] = useState<{ game: Game; progress: Progress } | null>(null);
  const found = shown.filter((its) => answers(its, wanted));
  const remove = (its: ShownGame) => {
    const game = games.get(its.id)?.game;
    setRemoved(game ? { game, progress: progressOf(its.id) } : null);
    games.remove(its.id);
    forgetProgress(its.id);
    changed();
  };
  const undo = () => {
    if (removed) {
      games.keep(removed.game, true);
      setProgress(removed.game.id, removed.progress);
    }
    setRemoved(null);
    changed();
  };
  return (
    <div class="shelves">
      {(shown.length > atFirst || wanted) && (
        <label class="search">
          <Icon name="search" />
          <span class="unseen">{words.search}</span>
          <input type="search" placeholder={words.search} value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
      )}
      <BringBack report={removed && words.removed} undo={undo} />
      <GameList title={title} list={found.filter(({ solvedAt }) => solvedAt === null)} play={play} remove={remove} />
      <GameList title={words.solved} list={found.filter(({ solvedAt }) => solvedAt !== null)} play={play} remove={remove} />
    </div>
  );
}
