// Compiled in the tests: the types say what the calls take and return.
import { connect, load, type Puzzle, type Step } from 'dokushin';

export async function use(text: string): Promise<[Puzzle, Step | null, number]> {
  const engine = await load();
  const shape: string = engine.withRules('9x9', engine.shape('9x9+windoku').rules);
  const puzzle: Puzzle = engine.parse(text, { shape, ignoreUnknown: true });
  const ignored: string[] = puzzle.ignored ?? [];
  const marks: number[][] = engine.trueCandidates(puzzle, { time: 1 }).candidates;
  const spare: string[] = engine.redundantRules(puzzle, { time: 1 }).rules;
  const killer: Puzzle | null = engine.generate({ ruleKinds: ['killer:20'], cageCells: [2, 3], ruleSymmetry: 'none', attempts: 1 }).puzzle;
  const rated: number = engine.rateMany([text], { time: 1 })[0]?.rating?.hardest.rating ?? 0;
  const worker = await connect();
  const form: string | null | undefined = (await worker.canonicalMany([text]))[0]?.form;
  const { solutions } = await worker.count(puzzle, { time: 1, signal: AbortSignal.timeout(1000) });
  worker.close();
  return [puzzle, engine.hint(puzzle, { language: 'ja' }).step, solutions + ignored.length + marks.length + spare.length + (killer?.givens.length ?? 0) + rated + (form?.length ?? 0)];
}
