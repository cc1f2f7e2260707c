import { describe, expect, it, test } from 'vitest';
import { inNode } from '../engine-for-tests';
import { kindName } from '../words/laid';
import { layoutOf, usualLaid, withAmount, withKind } from './laid';
import { countOf, isSwapped, laysRules, keptOrder, optionsOf, secondsOf, usualOrder, withBand, withBoard, withLaid } from './order';

test('asks the engine for what the form says', () => {
  expect(optionsOf(usualOrder)).toEqual({ shape: '9x9', symmetry: '180', minimal: true, scale: 'se', rating: [1, 1.5] });
  const wanted = { ...withBand(usualOrder, 'any'), technique: 'x-wing', fewest: '24', seed: ' 18446744073709551615 ' };
  expect(optionsOf(wanted)).toEqual({
    shape: '9x9', symmetry: '180', minimal: true, givens: [24, 81], needs: ['x-wing'], seed: '18446744073709551615',
  });
});

test('an end that is left open is the end of the scale', () => {
  expect(optionsOf({ ...usualOrder, easiest: '7', hardest: '' }).rating).toEqual([7, 20]);
  expect(optionsOf({ ...usualOrder, easiest: '', hardest: '2' }).rating).toEqual([1, 2]);
});

test('a big board starts with more givens, a small one without a number', () => {
  const big = withBoard({ ...usualOrder, technique: 'x-wing' }, 'sixteen');
  expect(optionsOf(big)).toEqual({ shape: '16x16', symmetry: '180', minimal: false, givens: [120, 140] });
  expect(optionsOf(withBoard(big, 'four'))).toEqual({ shape: '4x4', symmetry: '180', minimal: true });
});

test('a range that ends before it begins is seen', () => {
  expect(isSwapped(usualOrder)).toBe(false);
  expect(isSwapped({ ...usualOrder, fewest: '60', most: '20' })).toBe(true);
  expect(isSwapped({ ...usualOrder, easiest: '2.5', hardest: '10' })).toBe(false);
  expect(isSwapped({ ...usualOrder, fewest: '60', most: '' })).toBe(false);
});

test('counts and times are kept within their limits', () => {
  expect(['', '0', '3', '99'].map((count) => countOf({ ...usualOrder, count }))).toEqual([1, 1, 3, 24]);
  expect(['', '-5', '90'].map((seconds) => secondsOf({ ...usualOrder, seconds }))).toEqual([60, 1, 90]);
});

test('takes of an order that was kept only what fits', () => {
  expect(keptOrder({ ...usualOrder, count: '7', board: 'six' })).toEqual({ ...usualOrder, count: '7', board: 'six' });
  expect(keptOrder({ board: 'seven', count: '7' })).toBeUndefined();
  expect(keptOrder(null)).toBeUndefined();
});

describe('rules that are laid', () => {
  const killer = withKind(usualLaid, 'killer', true);
  it('take the place of a rating, and are asked for as they were typed', () => {
    const laid = withAmount(withKind({ ...killer, cageTo: '4', level: 'medium', minimal: true }, 'arrow', true), 'arrow', ' ４〜６ ');
    expect(optionsOf({ ...withLaid(usualOrder, laid), most: '0' })).toEqual({
      shape: '9x9', symmetry: '180', minimal: false, givens: [0, 0], scale: 'hodoku', level: 'medium',
      ruleKinds: ['killer', 'arrow:4..6'], ruleSymmetry: '180', cageCells: [2, 4], minimalRules: true,
    });
    expect(layoutOf(withAmount(killer, 'killer', '20%')).ruleKinds).toEqual(['killer:20%']);
    expect(layoutOf({ ...killer, cageFrom: '7' }).cageCells).toEqual([7, 7]);
    expect(layoutOf({ ...killer, cageTo: '1' }).cageCells).toEqual([1, 1]);
    expect(layoutOf(withAmount(killer, 'killer', '4−6')).ruleKinds).toEqual(['killer:4..6']);
  });
  it('begin an order anew with the first and without the last', () => {
    const technique = { ...usualOrder, technique: 'x-wing', fewest: '24' };
    expect(withLaid(technique, killer)).toMatchObject({ band: 'any', technique: '', fewest: '', minimal: false });
    const more = { ...withLaid(technique, killer), technique: 'naked-pair' };
    expect(withLaid(more, withKind(killer, 'arrow', true)).technique).toBe('naked-pair');
    expect(withLaid(more, withKind(killer, 'killer', false))).toMatchObject({ technique: '', minimal: true, laid: usualLaid });
  });
  it('are kept, and an order of an older version has none', () => {
    expect(keptOrder({ ...usualOrder, laid: killer })!.laid).toEqual(killer);
    const { laid: _, ...older } = usualOrder;
    expect(keptOrder(older)).toEqual(usualOrder);
    for (const bad of [{ kinds: null }, { kinds: [null] }, { kinds: [{ kind: 'killer' }] }, { level: 'harder' }, { symmetry: 'round' }]) {
      expect(keptOrder({ ...usualOrder, laid: { ...usualLaid, ...bad } })).toBeUndefined();
    }
  });
  it('have cages whose range is the right way round', () => {
    expect(isSwapped({ ...usualOrder, laid: { ...killer, cageFrom: '5', cageTo: '3' } })).toBe(true);
  });
  it('have no cages without killers', () => {
    const arrows = { ...withKind(withKind(killer, 'killer', false), 'arrow', true), cageFrom: '5', cageTo: '3', inBoxes: true };
    expect(isSwapped({ ...usualOrder, laid: arrows })).toBe(false);
    expect(Object.keys(layoutOf(arrows))).not.toContain('cageCells');
    expect(Object.keys(layoutOf(arrows))).not.toContain('cagesInBoxes');
  });
  it('are not laid where the cells of the givens are drawn', () => {
    const drawn = { ...withLaid(usualOrder, killer), board: 'own' as const, pattern: `1${'0'.repeat(80)}` };
    expect(laysRules(drawn)).toBe(false);
    expect(optionsOf(drawn)).toMatchObject({ pattern: drawn.pattern });
    expect(Object.keys(optionsOf(drawn))).not.toContain('ruleKinds');
  });
  it('have a name in each language, a different one for each kind', async () => {
    const kinds = (await inNode()).ruleKinds();
    for (const language of ['en', 'ja', 'zh'] as const) {
      const names = kinds.map((kind) => kindName(kind, language));
      expect(new Set(names).size).toBe(kinds.length);
      expect(names.filter((name) => kinds.includes(name))).toEqual([]);
    }
  });
});
