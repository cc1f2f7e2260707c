// What is painted and drawn on the board: colours, and the pen's lines, dots and crosses.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, learners, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const visit = async (options = {}) => {
  const page = await site.open({ address: `#/play?p=${learners.replaceAll('0', '.')}`, ...options });
  const board = boardOf(page);
  await board.cell(1, 1).waitFor();
  return board;
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
const painted = ({ page }, cell) => page.locator(`[data-painted="${cell}"]`).count();
/** Where a place, in cells from the board's corner, is on the screen. */
const place = async ({ page }, x, y) => {
  const box = await page.locator('.playboard .cells').boundingBox();
  return [box.x + (x * box.width) / 9, box.y + (y * box.height) / 9];
};
const drag = async (board, ...places) => {
  const { mouse } = board.page;
  await mouse.move(...(await place(board, ...places[0])));
  await mouse.down();
  for (const to of places.slice(1)) await mouse.move(...(await place(board, ...to)), { steps: 8 });
  await mouse.up();
};
const strokes = ({ page }) => page.locator('.pen-strokes > *');

test('a cell takes several colours; each is taken away by itself, and a link has them all', async () => {
  const board = await visit();
  await board.type(1, 1, 'v', '2', '7', '4');
  await board.is('row 1 column 1, empty, coloured red, yellow, blue');
  await eventually(async () => assert.equal(await painted(board, 0), 3));
  await board.press('4');
  await board.is('row 1 column 1, empty, coloured red, blue');
  await board.settled();
  const other = boardOf(await site.open({ address: new URL(board.page.url()).hash }));
  await other.is('row 1 column 1, empty, coloured red, blue');
  await leave(other);
  await board.press('Control+z');
  await board.is('row 1 column 1, empty, coloured red, yellow, blue');
  await board.page.reload();
  await board.is('row 1 column 1, empty, coloured red, yellow, blue');
  await leave(board);
});

test('a link of before, with one colour a cell, still opens', async () => {
  const page = await site.open({ address: `#/play?p=${learners.replaceAll('0', '.')}&h=3` });
  await boardOf(page).is('row 1 column 1, empty, coloured orange');
  await page.context().close();
});

test('a drag of the pen draws a line from cell to cell; drawing it again erases it, and each is one move', async () => {
  const board = await visit();
  await board.button('Pen').click();
  await board.button('blue').click();
  await drag(board, [0.5, 0.5], [1.5, 0.5], [2.5, 1.5]);
  await eventually(async () => assert.equal(await strokes(board).count(), 2));
  await board.is('row 1 column 1, empty, line to row 1 column 2');
  await board.settled();
  await board.page.reload();
  await board.is('row 1 column 1, empty, line to row 1 column 2');
  await board.button('Pen').click();
  await board.button('blue').click();
  await drag(board, [2.5, 1.5], [1.5, 0.5], [0.5, 0.5]);
  await eventually(async () => assert.equal(await strokes(board).count(), 0));
  await board.button('Undo').click();
  await eventually(async () => assert.equal(await strokes(board).count(), 2));
  await board.button('Undo').click();
  await eventually(async () => assert.equal(await strokes(board).count(), 0));
  await board.button('Redo').click();
  await eventually(async () => assert.equal(await strokes(board).count(), 2));
  await leave(board);
});

test('the pen draws edges, dots and crosses where they are tapped', async () => {
  const board = await visit(sizes.phone);
  await board.button('Pen').click();
  const { touchscreen } = board.page;
  await board.button('Lines along edges').click();
  await touchscreen.tap(...(await place(board, 0.95, 0.5)));
  await board.is('row 1 column 1, empty, line along its right edge');
  await board.button('Crosses').click();
  await touchscreen.tap(...(await place(board, 0.5, 1.05)));
  await board.is('row 1 column 1, empty, line along its right edge, cross on its bottom edge');
  await board.button('Dots').click();
  await touchscreen.tap(...(await place(board, 0.5, 1.05)));
  await touchscreen.tap(...(await place(board, 4.5, 4.5)));
  await board.is('row 1 column 1, empty, line along its right edge, dot on its bottom edge');
  await touchscreen.tap(...(await place(board, 4.5, 4.5)));
  await eventually(async () => assert.equal(await strokes(board).count(), 2));
  await assertFits(board.page);
  await assertAccessible(board.page);
  await leave(board);
});

test('the pen draws by keys alone', async () => {
  const board = await visit();
  await board.type(1, 1, 'b', '3', 'Shift+ArrowRight', 'Shift+PageDown');
  await board.is('row 1 column 2, given 1, line to row 1 column 1, line to row 2 column 3');
  await eventually(async () => assert.equal(await board.page.locator('.stroke.pen3').count(), 2));
  await board.press('7', 'Shift+ArrowUp', '8', 'Enter');
  await board.is('row 2 column 3, empty, line to row 1 column 2, line along its top edge, dot');
  await board.press('Enter');
  await board.is('row 2 column 3, empty, line to row 1 column 2, line along its top edge');
  await board.press('Delete');
  await eventually(async () => assert.equal(await strokes(board).count(), 1));
  await board.press('z', '9');
  await board.is('row 2 column 3, digit 9');
  await leave(board);
});

test('a puzzle that is started over has no lines of the pen', async () => {
  const board = await visit();
  await board.type(1, 1, 'b', 'Shift+ArrowRight');
  await eventually(async () => assert.equal(await strokes(board).count(), 1));
  await board.button('Start over').click();
  await eventually(async () => assert.equal(await strokes(board).count(), 0));
  await leave(board);
});
