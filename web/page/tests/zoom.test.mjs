// Large boards: the whole board at a desk; on a phone, enlarged and moved.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, outOfSight, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

/** Touches the page; each place is a finger. */
async function touching(page) {
  const client = await page.context().newCDPSession(page);
  return (type, ...places) => client.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
}
const visit = async (side, options) => {
  const page = await site.open({ address: `#/play?p=${'1'.padEnd(side * side, '.')}&s=${side}x${side}`, settings: {}, ...options });
  const board = boardOf(page);
  await board.cell(1, 1).waitFor();
  return board;
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
const widthOf = async (board, row, column) => (await board.cell(row, column).boundingBox()).width;

test('F14: a board of 16×16 is seen whole at a desk, and its cells are not small', async () => {
  const board = await visit(16, sizes.desk);
  await eventually(async () => assert.equal(await outOfSight(board.page.locator('.playboard')), 0));
  await eventually(async () => assert.ok((await widthOf(board, 1, 1)) >= 40));
  await leave(board);
});

test('F14: buttons enlarge a board of 25×25 on a phone; the cell with the keyboard stays in sight', async () => {
  const board = await visit(25, sizes.phone);
  const { page } = board;
  const small = await widthOf(board, 1, 1);
  await board.cell(25, 25).tap();
  while (await board.button('Zoom in').isEnabled()) await board.button('Zoom in').click();
  await eventually(async () => assert.ok((await widthOf(board, 25, 25)) > 2.9 * small));
  const view = await page.locator('.zoom-view').boundingBox();
  const isSeen = async (row, column) => {
    const { x, y, width, height } = await board.cell(row, column).boundingBox();
    return x >= view.x - 1 && y >= view.y - 1 && x + width <= view.x + view.width + 1 && y + height <= view.y + view.height + 1;
  };
  await eventually(async () => assert.ok(await isSeen(25, 25)));
  await board.press('ArrowDown', 'ArrowRight'); // the edges join
  await eventually(async () => assert.ok(await isSeen(1, 1)));
  await board.cell(2, 2).tap();
  await board.press('7');
  await board.is('row 2 column 2, digit 7');
  await assertFits(page);
  await assertAccessible(page);
  await leave(board);
});

test('keys enlarge a large board and show all of it again', async () => {
  const board = await visit(16, sizes.phone);
  const small = await widthOf(board, 1, 1);
  await board.type(3, 3, '+', '+');
  await eventually(async () => assert.ok((await widthOf(board, 3, 3)) > 1.9 * small));
  await board.press('-');
  await board.press('Shift+Digit0');
  await eventually(async () => assert.equal(await widthOf(board, 3, 3), small));
  await leave(board);
});

test('two fingers enlarge a large board and move it, and select nothing on the way', async () => {
  const board = await visit(25, sizes.phone);
  const { page } = board;
  const small = await widthOf(board, 1, 1);
  const { x, y, width } = await page.locator('.zoom-view').boundingBox();
  const middle = [x + width / 2, y + width / 2];
  const touch = await touching(page);
  const fingers = (apart, down = 0) => [[middle[0] - apart, middle[1] + down], [middle[0] + apart, middle[1] + down]];
  const [first, second] = fingers(30);
  await touch('touchStart', first);
  await touch('touchStart', first, second);
  for (const apart of [40, 55, 75]) await touch('touchMove', ...fingers(apart));
  await page.waitForFunction((wanted) => document.querySelector('[data-cell="312"]').getBoundingClientRect().width > wanted, 2.2 * small);
  const before = await board.cell(13, 13).boundingBox();
  assert.ok(before.width > 2.2 * small && before.width < 2.8 * small, `${before.width} of ${small}`);
  await touch('touchMove', ...fingers(75, 40));
  // Browsers tell moves frame by frame.
  const y0 = before.y + 40;
  await page.waitForFunction((wanted) => Math.abs(document.querySelector('[data-cell="312"]').getBoundingClientRect().y - wanted) < 3, y0);
  const moved = await board.cell(13, 13).boundingBox();
  await touch('touchEnd');
  await eventually(async () => assert.equal(await page.locator('[role=gridcell][aria-selected=true]').count(), 1));
  // One finger selects as before.
  await page.touchscreen.tap(moved.x + moved.width / 2, moved.y + moved.height / 2);
  await page.locator('[data-cell="312"][aria-selected=true]').waitFor();
  await leave(board);
});

test('two fingers enter no digit and draw nothing; one does', async () => {
  const board = await visit(16, { ...sizes.phone, settings: { input: 'digit' } });
  const { page } = board;
  const touch = await touching(page);
  const { x, y, width } = await board.cell(8, 8).boundingBox();
  const [first, second] = [[x + width / 2, y + width / 2], [x + 2.5 * width, y + width / 2]];
  const pinch = async () => {
    await touch('touchStart', first);
    await touch('touchStart', first, second);
    await touch('touchMove', first, [second[0] + 4, second[1]]);
    await touch('touchEnd');
  };
  const strokes = page.locator('.pen-strokes > *');
  await board.button('7').click();
  await pinch();
  await board.is('row 8 column 8, empty');
  await page.touchscreen.tap(...first);
  await board.is('row 8 column 8, digit 7');
  await board.button('Pen').click();
  for (const tool of ['Lines along edges', 'Dots']) {
    await board.button(tool).click();
    const before = await strokes.count();
    await pinch();
    await eventually(async () => assert.equal(await strokes.count(), before));
    await page.touchscreen.tap(...first);
    await strokes.nth(before).waitFor({ state: 'attached' });
  }
  await leave(board);
});

test('while the board shows a solution it is enlarged as ever, and the time goes on', async () => {
  const board = await visit(16, { ...sizes.phone, settings: { check: 'live', timer: true } });
  const { page } = board;
  await board.says('Several solutions.');
  await board.button('More').click();
  await board.button('Solution 1').click();
  await page.locator('.looking-row').waitFor();
  const small = await widthOf(board, 8, 8);
  await board.button('Zoom in').click();
  await eventually(async () => assert.ok((await widthOf(board, 8, 8)) > 1.4 * small));
  await assertFits(page);
  await assertAccessible(page);
  const kept = () => page.evaluate(() => {
    dispatchEvent(new Event('pagehide')); // then the time is kept
    const [name] = Object.keys(localStorage).filter((key) => key.startsWith('dokushin.progress.'));
    return JSON.parse(localStorage[name] ?? '{}').spent ?? 0;
  });
  const before = await kept();
  while ((await kept()) <= before);
  await leave(board);
});
