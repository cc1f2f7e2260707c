import type { EngineWorker } from 'dokushin';
import { describe, expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { type Position, blankCell, fromPuzzle, maskOf } from '../game/position';
import { basisOf, hasOwnBoard, hasSomeMarks, startOfPath } from './path-start';

const learners = '018000320250000046004652100006070200020040050003108700002539400490000083070000090';
const engine = async () => (await inNode()) as unknown as EngineWorker;
const { signal } = new AbortController();

const given = async (text: string) => fromPuzzle((await inNode()).parse(text));
function changed(position: Position, cell: number, its: Partial<Position['cells'][number]>): Position {
  return { ...position, cells: position.cells.map((one, index) => (index === cell ? { ...one, ...its } : one)) };
}

/** The candidates that the digits leave, as centre marks. */
async function marked(position: Position): Promise<Position> {
  const open = (await inNode()).candidates({ shape: position.shape, givens: position.cells.map(({ given }) => given) });
  return { ...position, cells: position.cells.map((cell, index) => (cell.given ? cell : { ...blankCell, centre: maskOf(open[index]!) })) };
}

describe('a path', () => {
  it('from the player’s board goes on from their digits, and one from the start does not', async () => {
    const its = changed(await given(learners), 0, { digit: 6 });
    expect(hasOwnBoard(its)).toBe(true);
    expect(basisOf(its)).toBe('digits');
    const worker = await engine();
    expect(await startOfPath(worker, its, 'start', signal)).not.toHaveProperty('placed');
    const puzzle = await startOfPath(worker, its, 'board', signal);
    expect(puzzle).toHaveProperty('placed.0', 6);
    const { steps, solved } = (await inNode()).explain(puzzle as never);
    expect(solved).toBe(true);
    expect(steps[0]!.before.digits[0]).toBe(6);
  });
  it('from the player’s board keeps to what they struck out, or to their own marks where all are noted', async () => {
    const its = await given(learners);
    expect(hasOwnBoard(its)).toBe(false);
    const struck = changed(its, 0, { struck: maskOf([9]) });
    expect(basisOf(struck)).toBe('struck');
    const all = await marked(its);
    const [first] = (await inNode()).candidates(learners);
    const fewer = changed(all, 0, { centre: maskOf(first!.filter((digit) => digit !== 9)) });
    expect(basisOf(fewer)).toBe('marks');
    expect([fewer, struck, changed(struck, 3, { corner: 1 })].map(hasSomeMarks)).toEqual([false, false, true]);
    for (const position of [struck, fewer]) {
      const puzzle = await startOfPath(await engine(), position, 'board', signal);
      expect(puzzle).toHaveProperty('candidates.0', first!.filter((digit) => digit !== 9));
    }
  });
  it('does not go on from a board that is wrong, full, or whose marks lack a digit, and says which', async () => {
    const worker = await engine();
    const its = await given(learners);
    const wrong = changed(its, 0, { digit: 7 });
    expect(await startOfPath(worker, wrong, 'board', signal)).toEqual({ state: 'nothing', why: 'wrong' });
    const lacking = changed(await marked(its), 0, { centre: maskOf([7, 9]) });
    expect(await startOfPath(worker, lacking, 'board', signal)).toEqual({ state: 'missed', cells: [0] });
    const [solution] = (await inNode()).check(learners).grids;
    const full = { ...its, cells: its.cells.map((cell, index) => (cell.given ? cell : { ...cell, digit: solution![index]! })) };
    expect(await startOfPath(worker, full, 'board', signal)).toEqual({ state: 'nothing', why: 'solved' });
    expect(await startOfPath(worker, changed(await given('4...............'), 1, { digit: 2 }), 'board', signal)).toBe('notUnique');
    // From the start there is a path all the same.
    expect(await startOfPath(worker, wrong, 'start', signal)).toHaveProperty('givens');
  });
});
