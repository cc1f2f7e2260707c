// About a puzzle of the shelf: where it comes from, a short text, what each search takes back and why, and moments to
// go to.
import type { Puzzle } from 'dokushin';
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import { tours, tourStops } from '../words/tours';
import { tutorialWords } from '../words/tutorials';
import { type Method, methods } from './methods';
import { type Example, exampleOf } from './shelf-puzzles';
import { countsOf } from './tutorial-counts';

export function TourPanel({ puzzle, goTo }: { puzzle: Puzzle | null; goTo: (moment: number) => void }) {
  const all = useWords(tours);
  const words = useWords(tutorialWords);
  const example = puzzle && exampleOf(puzzle);
  const tour = example && all[example.backtracks];
  if (!example || !tour) return null;
  return (
    <section class="tour" aria-labelledby="tour-title">
      <h3 id="tour-title">{words.title}</h3>
      <p class="tour-source">{words.source[example.backtracks]}</p>
      <p>{tour.text}</p>
      <div class="buttons">
        {tour.stops.map((name, i) => (
          <button key={name} onClick={() => goTo(tourStops[example.backtracks]![i]!)}>
            {name}
          </button>
        ))}
      </div>
      <Searches example={example} />
    </section>
  );
}

function Searches({ example }: { example: Example }) {
  const words = useWords(tutorialWords);
  const { lanes } = useWords(labWords);
  const language = useLanguage();
  const counts = countsOf[example.backtracks]!;
  const text = (number: number) => number.toLocaleString(language);
  const of = (method: Method) => text(method === 'backtrack' ? example.backtracks : counts[method]);
  return (
    <div class="tour-searches">
      <h4>{words.counts}</h4>
      <dl>
        {methods.map((method) => (
          <div key={method} data-method={method}>
            <dt>{lanes[method]}</dt>
            <dd>{of(method)}</dd>
          </div>
        ))}
      </dl>
      {counts.why && <p>{words.why[counts.why](of('mrv'), of('singles'))}</p>}
    </div>
  );
}
