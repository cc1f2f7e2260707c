// What is printed and how. The sheet stands below as a preview, so that the browser's own print
// command prints it as well.
import { useEffect, useState } from 'preact/hooks';
import type { Puzzle } from 'dokushin';
import { factsOf } from '../../board/facts';
import { engine } from '../../engine/engine';
import { filled, useKeptState } from '../../useKeptState';
import { makeWords } from '../../words/make';
import { useWords } from '../../words/language';
import { PrintSheet } from './PrintSheet';
import { pageCount, perPages, type PerPage, type Printable, type SheetOptions } from './sheet';

const sources = ['made', 'played'] as const;
type Source = (typeof sources)[number];
const usualOptions: SheetOptions = { perPage: 4, heading: '', solutions: true, captions: true };

function keptOptions(kept: unknown): SheetOptions | undefined {
  const options = filled(usualOptions, kept);
  return kept && perPages.includes(options.perPage) ? options : undefined;
}

export function PrintPanel({ made, played, active }: { made: readonly Printable[]; played: Puzzle | null; active: boolean }) {
  const words = useWords(makeWords).print;
  const [source, setSource] = useKeptState<Source>('print.source', 'made', (kept) => sources.find((name) => name === kept));
  const [options, setOptions] = useKeptState('print.options', usualOptions, keptOptions);
  const playedOne = usePlayed(source === 'played' && active ? played : null);
  const puzzles = source === 'made' ? made : playedOne;
  const full = { ...options, heading: options.heading || words.usualHeading };
  return (
    <section class="print-panel">
      <h3>{words.title}</h3>
      <div class="order">
        <div class="field">
          <label>
          <span>{words.what}</span>
          <select value={source} onChange={(event) => setSource(event.currentTarget.value as Source)}>
            <option value="made">{words.made}</option>
            <option value="played" disabled={!played}>
              {words.played}
            </option>
          </select>
        </label>
        </div>
        <SheetForm options={options} change={setOptions} />
      </div>
      <p class="print-do">
        <button class="primary" disabled={!puzzles.length} onClick={() => window.print()}>
          {words.print}
        </button>{' '}
        <span>{puzzles.length ? words.pages(pageCount(puzzles, full)) : words.nothing}</span>
      </p>
      {active && puzzles.length > 0 && (
        <div class="print-preview" tabIndex={0} role="group" aria-label={words.preview}>
          <PrintSheet puzzles={puzzles} options={full} />
        </div>
      )}
    </section>
  );
}

function SheetForm({ options, change }: { options: SheetOptions; change: (options: SheetOptions) => void }) {
  const words = useWords(makeWords).print;
  return (
    <>
      <div class="field">
          <label>
        <span>{words.perPage}</span>
        <select value={options.perPage} onChange={(event) => change({ ...options, perPage: Number(event.currentTarget.value) as PerPage })}>
          {perPages.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
        </div>
      <div class="field">
          <label>
        <span>{words.heading}</span>
        <input
          value={options.heading}
          placeholder={words.usualHeading}
          onInput={(event) => change({ ...options, heading: event.currentTarget.value })}
        />
      </label>
        </div>
      <div class="checks">
        {(['solutions', 'captions'] as const).map((name) => (
          <label key={name}>
            <input type="checkbox" checked={options[name]} onChange={(event) => change({ ...options, [name]: event.currentTarget.checked })} />{' '}
            {words[name]}
          </label>
        ))}
      </div>
    </>
  );
}

/** The puzzle that is being played, with its solution if it has just one. */
function usePlayed(played: Puzzle | null): Printable[] {
  const [found, setFound] = useState<Printable[]>([]);
  useEffect(() => {
    setFound([]);
    if (!played) return;
    let wanted = true;
    void prepare(played).then((one) => wanted && setFound([one])).catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [played]);
  return found;
}

/** So long its solution is looked for, in seconds. */
const solvingTime = 5;

async function prepare({ shape, givens }: Puzzle): Promise<Printable> {
  const worker = await engine('print');
  const puzzle = { shape, givens };
  const [facts, answer] = await Promise.all([factsOf(worker, shape), worker.solve(puzzle, { time: solvingTime })]);
  return { facts, givens, solution: answer.status === 'unique' ? answer.solution : null, rating: null };
}
