import { describe, expect, it } from 'vitest';
import { csvHeader, csvLine } from './export';
import { visibleGivens } from './visible';
import { inNode } from '../engine-for-tests';
import { remarkOf } from '../opened/remark';
import { foundIn } from '../opened/row';

const foggy = JSON.stringify({
  size: 4,
  grid: [1, 2, 0, 0].map((value) => [0, 1, 2, 3].map((at) => (value && !at ? { value, given: true } : {}))),
  title: 'Harbour',
  ruleset: 'Normal rules.\nAnd fog.',
  successMessage: 'Land ahoy!',
  foglight: ['R1C1'],
  solution: [1, 3, 2, 4, 2, 4, 1, 3, 3, 1, 4, 2, 4, 2, 3, 1],
});
const rows = async (text: string) => foundIn((await inNode()).parseAll(text)).rows;

describe('a puzzle in a list', () => {
  it('has its title, and neither its message nor its solution', async () => {
    const [row] = await rows(foggy);
    expect(row!.comment).toContain('solved: Land ahoy!');
    expect(row!.comment).toContain('solution 1324');
    expect(remarkOf(row!)).toBe('Harbour');
  });
  it('has a comment as it is, on one line, and what stands before its document’s texts', () => {
    expect(remarkOf({ comment: '999 ED=7.2' })).toBe('999 ED=7.2');
    expect(remarkOf({ comment: 'easy\n  source: the web' })).toBe('easy source: the web');
    expect(remarkOf({ comment: 'easy\nrules: a\nsource: b\ntitle: T\nsolved: Bravo' })).toBe('T · easy');
    expect(remarkOf({ comment: 'solution: 1234' })).toBe('');
    expect(remarkOf({ comment: 'number: 3\nclues: 17\nstatus: unique\ngame: new\ncomment: easy' })).toBe('easy');
  });
  it('has no given that its fog hides', async () => {
    const [row] = await rows(foggy);
    expect(row!.givens).toBe('1...2...........');
    expect(visibleGivens(row!)).toBe('1...............');
    expect(visibleGivens({ ...row!, comment: '' })).toBe(row!.givens);
  });
  it('has its title in a table, which is read again, and no message', async () => {
    const [row] = await rows(foggy);
    const line = csvLine(row!, 0, 'new');
    expect(line).toMatch(/,new,Harbour$/);
    const [again] = await rows(`${csvHeader}\n${line}`);
    expect([again!.givens, remarkOf(again!)]).toEqual([row!.givens, 'Harbour']);
  });
});
