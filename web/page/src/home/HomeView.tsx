// Where a visit begins: go on with a game, take a new puzzle, or open one.
import { useEffect, useReducer, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { engine } from '../engine/engine';
import type { Ready } from '../fresh/ready';
import type { Games } from '../library/games';
import type { OpenCollection } from '../opened/open';
import type { Handed } from '../reading/handed';
import { readMany } from '../reading/reading';
import { useDrops } from '../reading/useDrops';
import { usePaste } from '../reading/usePaste';
import { CollectionShelf } from '../shelves/CollectionShelf';
import { ExampleShelf } from '../shelves/ExampleShelf';
import { MadeShelf } from '../shelves/MadeShelf';
import { gamesShown } from '../shelves/shown-games';
import { homeWords } from '../words/home';
import { useWords } from '../words/language';
import { library } from '../library/library';
import { onShelves } from '../library/shelves';
import { playWords } from '../words/play';
import { Continue } from './Continue';
import { NewPuzzle } from './NewPuzzle';
import { GameShelves } from './GameShelves';
import { Statistics } from './Statistics';
import './home.css';

interface Props {
  active: boolean;
  games: Games;
  ready: Ready;
  play: (handed: Handed) => void;
  /** Reads what the camera sees. */
  photo: () => void;
  /** Shows a collection that was read just now, or one of the library by its name there. */
  list: (collection: OpenCollection | string) => void;
}

export function HomeView({ active, games, ready, play, photo, list }: Props) {
  const words = useWords(homeWords);
  const { start } = useWords(playWords);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [examples, setExamples] = useState(false);
  // Games may come late from the database, from another tab, from a file, or from the board that was just left.
  useEffect(() => {
    const ends = [library().onChange(() => refresh(undefined)), onShelves(() => refresh(undefined))];
    return () => ends.forEach((end) => end());
  }, []);
  // New ones are made once the page has been drawn.
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => void engine('ready').then(() => ready.fill(), () => undefined), 1000);
    return () => clearTimeout(timer);
  }, [active]);
  /** Many puzzles are shown as a list; what is wrong with a text is told where it would be played. */
  const readIt = async (text: string, name = '') => {
    const many = await readMany(text, name).catch(() => null);
    if (many) list(many);
    else play({ text, name });
  };
  usePaste(active, readIt);
  const over = useDrops(active, readIt);
  if (!active) return null;
  const shown = gamesShown(games);
  const last = shown.find(({ solvedAt }) => solvedAt === null);
  return (
    <div class={over ? 'home over' : 'home'} data-drop={start.drop}>
      <h2 class="unseen">{words.title}</h2>
      {last && <Continue its={last} play={play} />}
      <NewPuzzle ready={ready} play={play} />
      <section class="open-puzzle" aria-labelledby="open-title">
        <h3 id="open-title">{words.open}</h3>
        <p>{words.openHelp}</p>
        <div class="buttons">
          <button class="with-icon" onClick={() => play({ start: true })}>
            <Icon name="open" />
            {words.openButton}
          </button>
          <button class="with-icon" onClick={photo}>
            <Icon name="photo" />
            {words.photoButton}
          </button>
          <button aria-expanded={examples} onClick={() => setExamples(!examples)}>
            {start.examples}
          </button>
        </div>
        {examples && <ExampleShelf choose={(example) => play({ example })} />}
      </section>
      <CollectionShelf open={list} games={games} />
      <MadeShelf />
      <GameShelves shown={shown} games={games} play={play} changed={() => refresh(undefined)} />
      <Statistics shown={shown} />
    </div>
  );
}
