import { describe, expect, it } from 'vitest';
import { fromText, usual } from './settings';

describe('settings', () => {
  it('are as usual where nothing, or nothing of ours, was kept', () => {
    for (const text of [null, '', '[]', '{', 'null', '7', '{"check":"always","timer":"yes"}']) {
      expect(fromText(text)).toEqual(usual);
    }
  });
  it('keep what was chosen, and only that', () => {
    expect(fromText('{"check":"off","timer":false,"theme":"dark","own":1}')).toEqual({
      ...usual,
      check: 'off',
      timer: false,
      theme: 'dark',
    });
  });
});
