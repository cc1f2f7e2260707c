import { expect, it } from 'vitest';
import type { Engine, Language } from 'dokushin';
import { inNode } from '../engine-for-tests';
import { tours, tourStops } from '../words/tours';
import { tutorialWords } from '../words/tutorials';
import { methods } from './methods';
import { shelf } from './shelf-puzzles';
import { countsOf } from './tutorial-counts';

const languages: Language[] = ['en', 'ja', 'zh'];
/** Its 138 million events are run by a browser's test. */
const long = 69175252;

const backtracks = (engine: Engine, puzzle: string, method: string) => engine.solve(puzzle, { method, solutions: 1 } as never).backtracks;

it('the counts beside the shelf’s puzzles are the engine’s, for each search', async () => {
  const engine = await inNode();
  for (const { puzzle, backtracks: theirs } of shelf) {
    for (const method of methods) {
      if (method === 'backtrack' && theirs === long) continue;
      const shown = method === 'backtrack' ? theirs : countsOf[theirs]![method];
      expect(backtracks(engine, puzzle, method), `${theirs}, ${method}`).toBe(shown);
    }
  }
});

it('the reason beside a count is true: no guess, fewer, or none for hidden singles alone', async () => {
  const engine = await inNode();
  const guesses = (puzzle: string, method: string) => engine.solve(puzzle, { method, solutions: 1 } as never).guesses;
  for (const { puzzle, backtracks: theirs } of shelf) {
    const { why, mrv, singles } = countsOf[theirs]!;
    if (theirs === 0) expect(why).toBeUndefined();
    if (why === 'single') expect(guesses(puzzle, 'mrv'), puzzle).toBe(0);
    if (why === 'fewer') expect(mrv > singles && singles > 0 && mrv < theirs).toBe(true);
    if (why === 'hidden') expect([guesses(puzzle, 'mrv') > 0, guesses(puzzle, 'singles'), guesses(puzzle, 'dlx')]).toEqual([true, 0, 0]);
  }
});

it('each puzzle of the shelf has its source, its text and its moments in each language', async () => {
  for (const { backtracks: its } of shelf) {
    for (const language of languages) {
      expect(tutorialWords[language].source[its], `${language} ${its}`).toMatch(/\S/);
      expect(tours[language][its]!.stops.length).toBe(tourStops[its]!.length);
    }
  }
});

it('the last moment of a tour is the solution', async () => {
  const engine = await inNode();
  for (const { puzzle, backtracks: its } of shelf) {
    if (its === long) continue;
    const search = engine.trace(puzzle);
    const { events, last } = search.advance(1e6);
    expect([events, last?.kind], puzzle).toEqual([tourStops[its]!.at(-1), 'solved']);
    search.close();
  }
});
