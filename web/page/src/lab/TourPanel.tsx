// A short text about a tutorial's puzzle, and moments of its search to go to.
import type { Puzzle } from 'dokushin';
import { useWords } from '../words/language';
import { tours, tourStops } from '../words/tours';
import { exampleOf } from './shelf-puzzles';

export function TourPanel({ puzzle, goTo }: { puzzle: Puzzle | null; goTo: (moment: number) => void }) {
  const all = useWords(tours);
  const example = puzzle && exampleOf(puzzle);
  const tour = example && all[example.backtracks];
  if (!example || !tour) return null;
  return (
    <section class="tour">
      <p>{tour.text}</p>
      <div class="buttons">
        {tour.stops.map((name, i) => (
          <button key={name} onClick={() => goTo(tourStops[example.backtracks]![i]!)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}
