// The shelves of the library: its games, and the file that they can be kept in.
import type { Games } from '../library/games';
import type { Handed } from '../reading/handed';
import { GameLists } from '../shelves/GameLists';
import type { ShownGame } from '../shelves/shown-games';
import { homeWords } from '../words/home';
import { useWords } from '../words/language';
import { LibraryFile } from './LibraryFile';

interface Props {
  shown: readonly ShownGame[];
  games: Games;
  play: (handed: Handed) => void;
  changed: () => void;
}

export function GameShelves(props: Props) {
  const words = useWords(homeWords);
  return (
    <div class="library-shelves">
      <GameLists {...props} title={words.playing} />
      <LibraryFile any={props.shown.length > 0} changed={props.changed} />
    </div>
  );
}
