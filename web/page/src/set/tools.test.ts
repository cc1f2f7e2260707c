import { describe, expect, it } from 'vitest';
import { emptyPosition } from '../game/position';
import { heatOf } from './heat';
import { fromBenchLink, noTexts, toBenchLink } from './link';
import { baseOf, switched } from './rules';
import { families, familyNames, lineThrough, rulesOf, toolOf } from './tools';
import { ruleWords } from '../words/rules';
import { setWords } from '../words/set';

const square = (side: number) => ({ rows: side, columns: side });

const rules = (key: string, cells: number[], clue = '', side = 9) => rulesOf(toolOf(key)!, cells, clue, square(side));

describe('tools', () => {
  it('state the engine’s rules of the cells as they were drawn', () => {
    expect(rules('cage', [0, 1, 10], '15')).toEqual(['cage 15 r1c1 r1c2 r2c2']);
    expect(rules('cage', [0, 1], '')).toEqual(['different r1c1 r1c2']);
    expect(rules('arrow', [9, 1, 2])).toEqual(['arrow r2c1 : r1c2 r1c3']);
    expect(rules('white-dot', [0, 1, 2])).toEqual(['white-dot r1c1 r1c2', 'white-dot r1c2 r1c3']);
    expect(rules('quadruple', [0, 1, 9, 10], '1, 9')).toEqual(['quadruple 1 9 r1c1 r1c2 r2c1 r2c2']);
    expect(rules('sum', [1, 4], '7', 4)).toEqual(['sum 7 r1c2 r2c1']);
    expect(rules('skyscraper', [4], '2', 4)).toEqual(['skyscraper 2 r2c1 r2c2 r2c3 r2c4']);
    expect(rules('skyscraper', [12, 8], '2', 4)).toEqual(['skyscraper 2 r4c1 r3c1 r2c1 r1c1']);
  });
  it('say what they lack', () => {
    expect(rules('thermometer', [0])).toBe('cells');
    expect(rules('rellik', [0, 1], ' ')).toBe('clue');
    expect(rules('skyscraper', [40], '3')).toBe('line');
    expect(rules('skyscraper', [0], '3')).toBe('line');
    expect(rules('sum', [0, 1], '3')).toBe('line');
  });
  it('have a name in each language', () => {
    for (const words of Object.values(setWords)) {
      for (const family of familyNames) for (const { key } of families[family]) expect(words.tools[key], key).toBeTruthy();
    }
  });
  it('and rules of the whole board are called as in a game, one name for each', () => {
    for (const words of Object.values(setWords)) for (const rule of switched) expect(words.tools[rule], rule).toBeTruthy();
    for (const language of ['ja', 'zh'] as const) {
      const { ruleNames } = ruleWords[language];
      for (const family of familyNames) for (const { key } of families[family]) expect(ruleNames[key], key).toBeTruthy();
      expect(new Set(Object.values(ruleNames)).size).toBe(Object.keys(ruleNames).length);
    }
    for (const { ruleNames } of Object.values(ruleWords)) expect(ruleNames['sum-line']).not.toBe(ruleNames['region-sum']);
    expect(ruleWords.en.ruleNames['region-sum']).toBe('region sum lines');
  });
  it('find the line that a stroke points along, from the edge on', () => {
    expect(lineThrough([5, 9], square(4))).toEqual([1, 5, 9, 13]);
    expect(lineThrough([15, 10], square(4))).toEqual([15, 10, 5, 0]);
    expect(lineThrough([7], square(4))).toEqual([7, 6, 5, 4]);
    expect(lineThrough([], square(4))).toBe(null);
  });
});

describe('the link of the bench', () => {
  it('keeps texts with signs of its own', () => {
    const position = { ...emptyPosition('4x4', 4) };
    const texts = { title: 'A & B = 100 %', author: '', rules: '1\n2#?', solved: 'Yes!' };
    const link = toBenchLink(position, texts);
    expect(fromBenchLink(link)).toEqual({ position, texts });
    expect(fromBenchLink(toBenchLink(position, noTexts))?.texts).toEqual(noTexts);
    expect(fromBenchLink('')).toBe(null);
  });
});

it('heat is strongest where one solution is left', () => {
  expect([0, 1, 2, 6, 99, 100].map(heatOf)).toEqual([0, 1, 2, 3, 3, 4]);
});
it('the base of a board is what stands before its rules', () => {
  expect(baseOf('9x9+windoku+cage(10:r1c1,r1c2)')).toBe('9x9');
  expect(baseOf('9x9+variables:5+arrow(v1:r1c1)')).toBe('9x9+variables:5');
});
