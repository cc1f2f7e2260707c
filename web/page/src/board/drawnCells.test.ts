import { expect, test } from 'vitest';
import { blankCell } from '../game/position';
import { DrawnCells } from './drawnCells';

const side = 9;
/** The same one each time, as a board's facts are. */
const size = { rows: side, columns: side, side, lowest: 1, variables: 0 };
const drawing = () => {
  const drawn = new DrawnCells();
  let named = 0;
  const draw = (changed: Record<number, object> = {}, words: unknown = 'words') =>
    Array.from({ length: side }, (_, row) => {
      const cells = Array.from({ length: side }, (_, column) => {
        const index = row * side + column;
        const flags = { readOnly: false, focusable: false, selected: false, sees: false, same: false, conflicting: false, looked: false, differs: false, fogged: false };
        const its = { index, size, cell: blankCell, candidates: -1, heat: undefined, roles: undefined, ...flags, ...changed[index] };
        return drawn.cell(its, [words], () => `cell ${(named++, index)}`);
      });
      return drawn.row(row, 'row', cells);
    });
  return { draw, named: () => named };
};

test('of a board that is drawn again unchanged every row is the same node, and no name is made', () => {
  const { draw, named } = drawing();
  const first = draw();
  expect(named()).toBe(81);
  const again = draw();
  expect(again.every((row, at) => row === first[at])).toBe(true);
  expect(named()).toBe(81);
});

test('a cell that changed is drawn anew with its row alone', () => {
  const { draw, named } = drawing();
  const first = draw();
  const next = draw({ 40: { cell: { ...blankCell, digit: 5 } } });
  expect(next.flatMap((row, at) => (row === first[at] ? [] : [at]))).toEqual([4]);
  expect(named()).toBe(82);
});

test('what only the name says draws a cell anew, too', () => {
  const { draw, named } = drawing();
  draw();
  draw({}, 'other words');
  expect(named()).toBe(162);
});
