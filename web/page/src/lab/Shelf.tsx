// The choice of what is searched: the tutorials' puzzles, and the one that is being played.
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import { shelf } from './shelf-puzzles';

export type Choice = number | 'played';

export function Shelf({ choice, hasPlayed, choose }: { choice: Choice; hasPlayed: boolean; choose: (choice: Choice) => void }) {
  const words = useWords(labWords);
  const language = useLanguage();
  return (
    <fieldset class="shelf">
      <legend>{words.shelf}</legend>
      {shelf.map(({ puzzle, backtracks }, i) => (
        <button key={puzzle} aria-pressed={choice === i} onClick={() => choose(i)}>
          {words.example(Math.sqrt(puzzle.length), backtracks.toLocaleString(language))}
        </button>
      ))}
      <button aria-pressed={choice === 'played'} disabled={!hasPlayed} onClick={() => choose('played')}>
        {words.played}
      </button>
    </fieldset>
  );
}
