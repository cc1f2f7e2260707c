import type { EngineWorker } from 'dokushin';
import { describe, expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { fromLink, toLink } from '../game/link';
import { type Cell, type Position, blankCell, fromPuzzle, maskOf } from '../game/position';
import { addressOf } from '../route/route';
import { positionWith } from './content';
import { otherForms, usualForms, namedForms, write } from './formats';
import { hasDigitsAsGivens, leftOutOf, reachOf } from './left-out';
import { sites } from './sites';

/** With 1 in r1c5 no open cell has a single candidate. */
const chains = '38......7.....2.43.7.6....5..1.5..8....2.1....4..6.2..4....9.3.92.7.....8......52';
const engine = async () => (await inNode()) as unknown as EngineWorker;

/** A digit, three centre marks where five digits are open, corner marks and a colour. */
async function played(): Promise<Position> {
  const { cells, ...rest } = fromPuzzle((await inNode()).parse(chains));
  const own: Record<number, Partial<Cell>> = { 4: { digit: 1 }, 2: { centre: maskOf([2, 4, 5]) }, 3: { corner: maskOf([4, 9]), colours: 1 } };
  return { ...rest, cells: cells.map((cell, index) => ({ ...cell, ...own[index] })) };
}

describe('what is left out', () => {
  it('is said of each form: all but the page’s link lose corner marks and colours, and no form loses centre marks unsaid', async () => {
    const [its, position] = [await engine(), await played()];
    for (const form of [...usualForms, ...namedForms, ...(await otherForms(its))]) {
      if (form === 'page') continue;
      const text = await write(its, position, 'marks', form).catch(() => null);
      if (text === null) continue;
      expect(leftOutOf(position, 'marks', form), form).toEqual(['corner', 'colours']);
      const back = await its.parse(text);
      expect(back.candidates?.[2], form).toEqual([2, 4, 5]);
      // Corner marks are no list of a cell's candidates.
      expect(back.candidates![3], form).toEqual([4, 5, 9]);
    }
    expect(leftOutOf(position, 'marks', 'page')).toEqual([]);
    expect(fromLink(addressOf('play', toLink(position)))!.cells[3]).toEqual(position.cells[3]);
    expect(leftOutOf(positionWith(position, 'digits'), 'marks', 'json')).toEqual([]);
    expect(leftOutOf(position, 'digits', 'json')).toEqual([]);
  });
  it('is not only what is missing: a form that knows givens alone says that digits become givens', async () => {
    const [its, position] = [await engine(), await played()];
    for (const form of [...usualForms, ...namedForms, ...(await otherForms(its))]) {
      if (/^(page|pencilmarks|sukaku)$/.test(form)) continue;
      const { givens, placed } = await its.parse(await write(its, position, 'digits', form));
      expect(hasDigitsAsGivens(position, 'digits', form), form).toBe(givens[4] === 1 && !placed);
      expect(hasDigitsAsGivens(position, 'givens', form), form).toBe(false);
    }
  });
  it('is said of each site', async () => {
    const [its, position] = [await engine(), await played()];
    const reached = async (name: string, at = position) => reachOf(sites.find((site) => site.name === name)!, its, at, 'marks');
    expect(await reached('sudoku.coach')).toMatchObject({ digits: false, marks: false });
    expect(await reached('SudokuWiki')).toMatchObject({ digits: true, marks: false });
    expect(await reached('SudokuPad')).toMatchObject({ digits: true, marks: true });
    const plain = { ...position, cells: position.cells.map(({ given }) => ({ ...blankCell, given })) };
    expect(await reached('sudoku.coach', plain)).toMatchObject({ digits: true, marks: true });
  });
});
