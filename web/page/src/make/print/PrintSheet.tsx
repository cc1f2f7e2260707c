// The pages as they are printed: on paper all that is seen, on the screen a small preview.
import { BoardView } from '../../board/BoardView';
import { makeWords } from '../../words/make';
import { useWords } from '../../words/language';
import { useLevelText } from '../useLevelText';
import { paged, solutionsPerPage, type Printable, type SheetOptions } from './sheet';
import './print.css';

export function PrintSheet({ puzzles, options }: { puzzles: readonly Printable[]; options: SheetOptions }) {
  const words = useWords(makeWords);
  const numbered = puzzles.map((puzzle, i) => ({ ...puzzle, number: i + 1 }));
  const solved = options.solutions ? numbered.filter(({ solution }) => solution !== null) : [];
  const levelText = useLevelText();
  const caption = ({ number, rating, level, facts }: (typeof numbered)[number]) => {
    const difficulty = rating === null ? levelText(level) : words.rating(rating.toFixed(1));
    return options.captions && difficulty ? `${number} · ${facts.rows}×${facts.columns} · ${difficulty}` : String(number);
  };
  return (
    <div class="print-sheet" aria-hidden="true">
      {paged(numbered, options.perPage).map(({ first, items }) => (
        <div key={first} class={`page page-${options.perPage}`}>
          <h2>{options.heading}</h2>
          <div class="page-boards">
            {items.map((puzzle) => (
              <BoardView key={puzzle.number} facts={puzzle.facts} givens={puzzle.givens} caption={caption(puzzle)} />
            ))}
          </div>
        </div>
      ))}
      {paged(solved, solutionsPerPage(solved)).map(({ first, items }) => (
        <div key={`s${first}`} class={`page page-solutions page-solutions-${solutionsPerPage(solved)}`}>
          <h2>{words.print.solutionsHeading}</h2>
          <div class="page-boards">
            {items.map((puzzle) => (
              <BoardView
                key={puzzle.number}
                rules={false}
                facts={puzzle.facts}
                givens={puzzle.givens}
                digits={puzzle.solution!}
                caption={String(puzzle.number)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
