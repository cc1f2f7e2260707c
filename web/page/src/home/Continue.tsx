// The game that was played last, in one tap.
import { Icon } from '../design/Icon';
import type { Handed } from '../reading/handed';
import { GameText } from '../shelves/GameText';
import type { ShownGame } from '../shelves/shown-games';
import { Thumbnail } from '../shelves/Thumbnail';
import { homeWords } from '../words/home';
import { useWords } from '../words/language';

export function Continue({ its, play }: { its: ShownGame; play: (handed: Handed) => void }) {
  const words = useWords(homeWords);
  return (
    <button class="continue" onClick={() => play({ id: its.id })}>
      <Thumbnail summary={its.summary} />
      <span class="continue-words">
        <span class="with-icon">
          <Icon name="play" />
          {words.continue}
        </span>
        <GameText its={its} />
      </span>
    </button>
  );
}
