import type { EngineWorker, Parsed } from 'dokushin';
import { describe, expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { aboutIn } from '../game/about';
import { fogIn } from '../game/fog';
import { type Position, emptyPosition } from '../game/position';
import { sizeOf } from '../game/size';
import { namedForms, otherForms, usualForms, write } from './formats';
import { leftOutOf, reachOf } from './left-out';
import { sites } from './sites';

const engine = async () => (await inNode()) as unknown as EngineWorker;
const about = { title: 'Ripples: "part 1"', author: '作者', rules: 'Normal rules apply.\n\ntitle: none\nSee above.', solved: 'Well\ndone' };
const fog = { lit: [0], lamps: [5], triggers: [{ cells: [0, 1], lights: [15] }], solution: [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1] };
const blank = emptyPosition('4x4', 4);
const titled: Position = { ...blank, entering: false, about, fog };

/** What is read beside the puzzle of a text. */
async function beside(text: string, { shape, side }: Position = blank) {
  const { comment } = (await engine().then((its) => its.parseAll(text)))[0] as Parsed;
  return { about: aboutIn(comment), fog: fogIn(comment, sizeOf({ shape, side })) };
}

describe('what a document says beside its puzzle', () => {
  it('is written for other sites, and read back the same', async () => {
    const its = await engine();
    for (const form of ['rules', 'f-puzzles', 'f-puzzles-link', 'sudokupad-link']) {
      expect(await beside(await write(its, titled, 'givens', form)), form).toEqual({ about, fog });
    }
    // SudokuPad's own documents list the cells that lamps light.
    const lamps = { ...fog, lamps: [], lit: [0, 1, 2, 4, 5, 6, 8, 9, 10] };
    for (const form of ['scl', 'scl-link']) expect(await beside(await write(its, titled, 'givens', form)), form).toEqual({ about, fog: lamps });
    // SudokuMaker's have no triggers.
    const plain: Position = { ...titled, fog: { ...fog, triggers: [] } };
    for (const form of ['sudokumaker', 'sudokumaker-link']) {
      expect(await beside(await write(its, plain, 'givens', form)), form).toEqual({ about, fog: { ...lamps, triggers: [] } });
      expect(leftOutOf(plain, 'givens', form), form).toEqual([]);
    }
    for (const form of ['json', 'sudokumaker', 'sudokumaker-link']) {
      expect((await beside(await write(its, titled, 'givens', form))).about, form).toEqual(about);
    }
    expect(await write(its, titled, 'givens', 'line')).toBe('.'.repeat(16));
  });
  it('goes along to the sites that open it', async () => {
    const its = await engine();
    for (const name of ['SudokuPad', 'f-puzzles', 'SudokuMaker']) {
      const address = await sites.find((site) => site.name === name)!.address(its, titled, 'givens');
      expect((await beside(address)).about, name).toEqual(about);
    }
  });
  it('has no fog in forms and on sites without it, and that is said', async () => {
    const its = await engine();
    // Not every form of a blank board is recognised.
    const given = { ...titled, cells: blank.cells.map((cell, index) => ({ ...cell, given: index % 5 ? 0 : fog.solution[index]! })) };
    for (const form of [...usualForms, ...namedForms, ...(await otherForms(its))]) {
      if (form === 'page') continue;
      const text = await write(its, given, 'givens', form).catch(() => null);
      if (text !== null) expect(leftOutOf(titled, 'givens', form), form).toEqual((await beside(text)).fog ? [] : ['fog']);
    }
    const reached = async (name: string) => reachOf(sites.find((site) => site.name === name)!, its, titled, 'givens');
    expect(await reached('SudokuPad')).toMatchObject({ fog: true });
    expect(await reached('SudokuMaker')).toMatchObject({ fog: false });
  });
  it('is fog alone, or texts alone', async () => {
    const its = await engine();
    expect(await beside(await write(its, { ...blank, fog }, 'givens', 'rules'))).toEqual({ about: undefined, fog });
    expect(await beside(await write(its, { ...blank, about }, 'givens', 'rules'))).toEqual({ about, fog: undefined });
    expect(await beside(await write(its, blank, 'givens', 'rules'))).toEqual({ about: undefined, fog: undefined });
  });
  it('has the solution on a board that is counted from 0, too', async () => {
    const wide = emptyPosition('grid:2x4:0-5', 6);
    const values = { ...fog, lamps: [], triggers: [], solution: [1, 2, 3, 4, 3, 4, 5, 6] };
    expect((await beside(await write(await engine(), { ...wide, fog: values }, 'givens', 'rules'), wide)).fog).toEqual(values);
  });
  it('goes along with a digit that the player found where fog hides a given', async () => {
    const cells = blank.cells.map((cell, index) => (index === 15 ? { ...cell, given: 1, digit: 2 } : index === 3 ? { ...cell, digit: 4 } : cell));
    const { givens, placed } = await engine().then(async (its) => its.parse(await write(its, { ...titled, cells }, 'digits', 'f-puzzles')));
    expect([givens[15], givens[3], placed?.[3]]).toEqual([1, 0, 4]);
  });
});
