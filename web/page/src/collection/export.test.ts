import { expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { foundIn } from '../opened/row';
import { csvHeader, csvLine, lineOf } from './export';

const easy = '...5316.99.648....3.4..2.58765.1.384139748..6..8....1..83...165.4716..92.9..2.4..';

it('a saved table and saved lines are read again as the same boards', async () => {
  const engine = await inNode();
  const ruled = JSON.stringify({ puzzle: '1...............', shape: engine.withRules('4x4', ['cage 3 r1c1 r1c2']) });
  const wide = JSON.stringify({ puzzle: '05......', shape: 'grid:2x4:0-5' });
  const { rows } = foundIn(engine.parseAll(`${easy} a comment, with a comma\n${'.'.repeat(80)}1\n${ruled}\n${wide}\n`));
  expect(rows.length).toBe(4);
  rows[0]!.rating = 1.5;
  const table = [csvHeader, ...rows.map((row, index) => csvLine(row, index, 'new'))].join('\n');
  const lines = rows.map(lineOf).join('\n');
  for (const text of [table, lines]) {
    const again = foundIn(engine.parseAll(text));
    expect(again.unreadable).toEqual([]);
    expect(again.rows.map(({ shape, givens }) => [shape, givens])).toEqual(rows.map(({ shape, givens }) => [shape, givens]));
  }
});

it('a table that is saved, read and saved again is the same one', async () => {
  const engine = await inNode();
  const saved = (text: string) => [csvHeader, ...foundIn(engine.parseAll(text)).rows.map((row, index) => csvLine(row, index, 'new'))].join('\n');
  const first = saved(`${easy} the first\n${easy}\n`);
  expect(first).toMatch(/,new,the first$/m);
  expect(saved(first).replace(/unknown|unique|,,/g, '')).toBe(first.replace(/unknown|unique|,,/g, ''));
});

it('a comment is no formula to a spreadsheet, and stays in its field', async () => {
  const row = foundIn((await inNode()).parseAll(`${easy}\n`)).rows[0]!;
  const line = (comment: string) => csvLine({ ...row, comment }, 0, 'new').split(',new,')[1];
  expect(line('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
  for (const first of ['=', '+', '-', '@']) expect(line(`${first}1`)).toBe(`'${first}1`);
  expect(line('a\rb\nc')).toBe('a b c');
});
