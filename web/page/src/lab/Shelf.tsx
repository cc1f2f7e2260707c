// The choice of what is searched: the tutorials' puzzles, the one that is being played, and one's own.
import { useEffect, useRef } from 'preact/hooks';
import type { Puzzle } from 'dokushin';
import { Icon } from '../design/Icon';
import { benchWords } from '../words/bench';
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import { shelf } from './shelf-puzzles';

export type Choice = number | 'played' | Puzzle;

interface Props {
  choice: Choice;
  hasPlayed: boolean;
  choose: (choice: Choice) => void;
  openOwn: () => void;
}

export function Shelf({ choice, hasPlayed, choose, openOwn }: Props) {
  const words = useWords(labWords);
  const more = useWords(benchWords);
  const language = useLanguage();
  const row = useRef<HTMLFieldSetElement>(null);
  // The chosen one is in sight, without the page being scrolled for it.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    const its = row.current;
    if (its && chip) its.scrollLeft = chip.offsetLeft - (its.clientWidth - chip.offsetWidth) / 2;
  }, [choice]);
  return (
    <>
      <button class="own with-icon" title={more.own} aria-pressed={typeof choice === 'object'} onClick={openOwn}>
        <Icon name="plus" />
        <span>{more.own}</span>
      </button>
      <fieldset class="shelf" ref={row}>
        <legend class="unseen">{words.shelf}</legend>
        <span class="shelf-name" aria-hidden="true">{words.backtracks}</span>
        {shelf.map(({ puzzle, backtracks }, i) => {
          const [side, count] = [Math.sqrt(puzzle.length), backtracks.toLocaleString(language)];
          const name = words.example(side, count);
          return (
            <button key={puzzle} aria-label={name} title={name} aria-pressed={choice === i} onClick={() => choose(i)}>
              <span class="shelf-side">{`${side}×${side}: `}</span>
              {count}
            </button>
          );
        })}
        <button aria-pressed={choice === 'played'} disabled={!hasPlayed} onClick={() => choose('played')}>
          {words.played}
        </button>
      </fieldset>
    </>
  );
}
