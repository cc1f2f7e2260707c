import { describe, expect, it } from 'vitest';
import type { ParseOptions } from 'dokushin';
import { inNode } from '../engine-for-tests';
import type { Found } from './row';
import { mostRows, slicesOf } from './slices';

const easy = '...5316.99.648....3.4..2.58765.1.384139748..6..8....1..83...165.4716..92.9..2.4..';
const chains = '38......7.....2.43.7.6....5..1.5..8....2.1....4..6.2..4....9.3.92.7.....8......52';

/** All that is found, in how many slices, and how many characters the engine was asked about. */
async function readAll(text: string, options: ParseOptions = {}) {
  const engine = await inNode();
  const all: Found & { slices: number; asked: number; cut: boolean } = { rows: [], unreadable: [], slices: 0, asked: 0, cut: false };
  const parseAll = async (its: string, how?: ParseOptions) => {
    all.asked += its.length;
    return engine.parseAll(its, how);
  };
  for await (const { rows, unreadable, cut } of slicesOf(text, { parseAll }, options)) {
    all.rows.push(...rows);
    all.unreadable.push(...unreadable);
    all.cut ||= cut === true;
    all.slices++;
  }
  return all;
}

/** What the engine reads when it is given the whole text. */
async function whole(text: string) {
  const records = (await inNode()).parseAll(text);
  return records.map((its) => ('puzzle' in its ? [its.line, its.puzzle.givens.map((digit) => digit || '.').join(''), its.comment] : [its.line, its.error.code]));
}
const told = ({ rows, unreadable }: Found) =>
  [...rows.map(({ line, givens, comment }) => [line, givens, comment]), ...unreadable.map(({ line, error }) => [line, error.code])].sort(([a], [b]) => Number(a) - Number(b));

describe('a text of many puzzles', () => {
  it('is read as the engine reads the whole of it, whatever stands between its lines', async () => {
    const lines = Array.from({ length: 1500 }, (_, at) => (at % 2 ? easy : chains.replaceAll('.', '0')));
    lines[700] = 'abc';
    lines[900] = `${easy} a comment`;
    lines[1200] = '# a line for people';
    lines[1400] = '';
    const text = lines.join('\r\n');
    const read = await readAll(text);
    expect(told(read)).toEqual(await whole(text));
    expect(read.unreadable.map(({ line }) => line)).toEqual([701]);
    expect(read.slices).toBeGreaterThan(1);
    expect(read.asked, 'most lines are no question').toBeLessThan(text.length / 3);
  });
  it('with a comment on each line keeps the comments', async () => {
    const text = Array.from({ length: 1000 }, (_, at) => `${easy} ${at} ED=7.2`).join('\n');
    const read = await readAll(text);
    expect(told(read)).toEqual(await whole(text));
    expect(read.rows[999]!.comment).toBe('999 ED=7.2');
  });
  it('of a table with a header is read with its header', async () => {
    const text = `puzzle,level\n${Array.from({ length: 1200 }, () => `${easy},hard`).join('\n')}`;
    const read = await readAll(text);
    expect(told(read)).toEqual(await whole(text));
    expect(read.rows.length).toBe(1200);
  });
  it('with grids of several lines is read in one go', async () => {
    const grid = easy.match(/.{9}/g)!.join('\n');
    const text = Array.from({ length: 900 }, () => grid).join('\n\n');
    const read = await readAll(text);
    expect(read.slices).toBe(1);
    expect(read.rows.length).toBe(900);
  });
  it('that is short is the engine’s alone, in the shape that was asked for', async () => {
    const read = await readAll(`${easy}\n${chains}`, { shape: '9x9+diagonals' });
    expect(read.rows.map(({ shape }) => shape)).toEqual(['9x9+diagonals', '9x9+diagonals']);
    const long = await readAll(Array.from({ length: 1000 }, () => easy).join('\n'), { shape: '9x9+diagonals' });
    expect(new Set(long.rows.map(({ shape }) => shape))).toEqual(new Set(['9x9+diagonals']));
  });
  it('of more puzzles than a browser lays out is cut at that number', async () => {
    const read = await readAll(`${easy}\n`.repeat(mostRows + 1_000));
    expect(read.rows.length).toBe(mostRows);
    expect(read.cut).toBe(true);
    expect(mostRows * 60).toBeLessThan(17_895_700);
  });
});
