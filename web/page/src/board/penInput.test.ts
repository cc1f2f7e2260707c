import { describe, expect, it } from 'vitest';
import { drawnByKey, isOfPen } from './penInput';

const grid = { columns: 4, rows: 4 };
const key = (name: string, { shift = true, repeat = false } = {}) => ({
  key: name, shiftKey: shift, repeat, ctrlKey: false, metaKey: false, altKey: false,
});
const line = { tool: 'line', colour: 1 } as const;
const dot = { tool: 'dot', colour: 1 } as const;

describe('a key of the pen', () => {
  it('that is held draws a line up to the edge of the board; there it is still the pen’s, and draws nothing', () => {
    expect(drawnByKey(key('ArrowRight', { repeat: true }), 2, line, grid)?.cursor).toBe(3);
    expect(drawnByKey(key('ArrowRight', { repeat: true }), 3, line, grid)).toBeNull();
    expect(isOfPen(key('ArrowRight'), line)).toBe(true);
  });
  it('that is held sets a dot once, and does not take it away again', () => {
    expect(drawnByKey(key('Enter', { shift: false }), 2, dot, grid)).not.toBeNull();
    for (const held of ['Enter', 'ArrowUp']) expect(drawnByKey(key(held, { repeat: true }), 2, dot, grid)).toBeNull();
  });
  it('is none without Shift, and none that types', () => {
    for (const pen of [line, dot]) for (const name of ['ArrowRight', '3']) expect(isOfPen(key(name, { shift: name === '3' }), pen)).toBe(false);
    expect(isOfPen(key('Enter'), line)).toBe(false);
  });
});
