import { describe, expect, it } from 'vitest';
import { sizeOf } from '../game/size';
import { selectionOf } from './PlayBoardKeys';

const press = (shape: string, side: number, cursor: number, key: string, ctrlKey = false) => {
  const event = { key, ctrlKey, metaKey: false, altKey: false, shiftKey: false } as KeyboardEvent;
  const action = selectionOf(event, { size: sizeOf({ shape, side }), selected: [cursor], cursor });
  return action && 'cells' in action ? action.cells : null;
};
const wide = (cursor: number, key: string, ctrl = false) => press('grid:2x4', 4, cursor, key, ctrl);
const beyond = (cursor: number, key: string) => press('4x4+variables:2', 4, cursor, key);

describe('keys', () => {
  it('lead over the edges of a board that is not square', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => wide(0, key))).toEqual([[3], [1], [4], [4]]);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => wide(7, key))).toEqual([[6], [4], [3], [3]]);
    expect(['Home', 'End', 'PageUp', 'PageDown'].map((key) => wide(1, key))).toEqual([[0], [3], [1], [5]]);
    expect(wide(0, 'End', true)).toEqual([7]);
    expect(wide(0, 'a', true)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('lead to the cells outside the grid and back', () => {
    expect([beyond(12, 'ArrowDown'), beyond(15, 'ArrowDown'), beyond(3, 'ArrowUp')]).toEqual([[16], [17], [17]]);
    expect([beyond(16, 'ArrowLeft'), beyond(17, 'ArrowRight'), beyond(16, 'ArrowUp'), beyond(17, 'ArrowDown')]).toEqual([[17], [16], [12], [1]]);
    expect([beyond(16, 'End'), beyond(5, 'PageDown')]).toEqual([[17], [17]]);
  });
});
