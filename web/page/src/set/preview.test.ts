import { expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { plainLine, previewOf } from './preview';
import { rulesOf, toolOf } from './tools';

const worker = async () => {
  const engine = await inNode();
  return {
    shape: async (name: string) => engine.shape(name),
    withRules: async (base: string, rules: string | readonly string[]) => engine.withRules(base, rules),
    figures: async (name: string) => engine.figures(name),
  };
};
const drawn = (key: string, cells: readonly number[], clue = '') => rulesOf(toolOf(key)!, cells, clue, { rows: 9, columns: 9 }) as readonly string[];

it('a stroke shows the figure of its rule alone, whatever the board has', async () => {
  const preview = await previewOf(await worker(), '9x9+cage(10:r5c5,r5c6)', ['cage 10 r5c5 r5c6'], drawn('thermometer', [0, 1, 2]));
  expect(preview).toHaveProperty('drawing');
  if (!('drawing' in preview)) return;
  const points = [...preview.drawing.below, ...preview.drawing.above].flatMap((figure) => figure.points);
  expect(points.length).toBeGreaterThan(2);
  expect(points.every(({ x, y }) => x <= 3 && y <= 1)).toBe(true);
});

it('nothing is drawn twice, and nothing of cells that state no rule', async () => {
  const its = await worker();
  expect(await previewOf(its, '9x9+thermometer(r1c1,r1c2)', ['thermometer r1c1 r1c2'], drawn('thermometer', [0, 1]))).toEqual({ none: 'there' });
  expect(await previewOf(its, '9x9', [], drawn('region-sum', [0, 1]))).toEqual({ none: 'nothing' });
});

it('what the engine refuses has its reason', async () => {
  const long = drawn('thermometer', [0, 1, 2, 3, 4, 5, 6, 7, 8, 17]);
  await expect(previewOf(await worker(), '9x9', [], long)).rejects.toThrow(/no more than digits/);
});

it('a plain line joins the cells where their order counts', () => {
  expect(plainLine(toolOf('arrow')!, [0, 1], { rows: 9, columns: 9 })).toEqual([0, 1]);
  expect(plainLine(toolOf('cage')!, [0, 1], { rows: 9, columns: 9 })).toEqual([]);
  expect(plainLine(toolOf('skyscraper')!, [4, 8], { rows: 4, columns: 4 })).toEqual([0, 4, 8, 12]);
});
