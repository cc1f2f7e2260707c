// Letters that the pen writes in cells.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, learners, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const visit = async (options) => {
  const board = boardOf(await site.open({ address: `#/play?p=${learners.replaceAll('0', '.')}`, ...options }));
  await board.cell(1, 1).waitFor();
  return board;
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};

test('the pen writes letters and digits by keys in the selected cells; a reload and a link have them', async () => {
  const board = await visit(sizes.desk);
  await board.type(1, 1, 'b', '3', 'l', 'Shift+ArrowDown', 'Shift+ArrowDown', 'A', '7');
  await board.is('row 1 column 1, empty, letters A7');
  await board.is('row 3 column 1, empty, letters A7');
  await board.press('Backspace');
  await board.is('row 3 column 1, empty, letters A');
  await board.press('Control+z');
  await board.is('row 3 column 1, empty, letters A7');
  // Another selection begins a text anew.
  await board.type(1, 1, 'h');
  await board.is('row 1 column 1, empty, letters h');
  await board.settled();
  const other = boardOf(await site.open({ address: new URL(board.page.url()).hash }));
  await other.is('row 1 column 1, empty, letters h');
  await leave(other);
  await board.page.reload();
  await board.is('row 3 column 1, empty, letters A7');
  await eventually(async () => assert.deepEqual(await board.page.locator('.pen-letters .pen3').allTextContents(), ['A7', 'A7', 'h']));
  // With another tool, keys have their usual meaning.
  await board.type(1, 1, 'b', 'l', 'Escape', 'Delete', 'z', '9');
  await board.is('row 1 column 1, digit 9');
  await leave(board);
});

test('a finger writes letters by a field with a button, in any script', async () => {
  const board = await visit(sizes.phone);
  await board.button('Pen').click();
  await board.button('Letters').click();
  await board.cell(1, 1).tap();
  const field = board.page.getByRole('textbox', { name: 'Letters for the selected cells' });
  await field.tap();
  await board.page.keyboard.insertText('数独パズル');
  assert.equal(await field.inputValue(), '数独パ');
  await board.button('OK').tap();
  await board.is('row 1 column 1, empty, letters 数独パ');
  assert.equal(await field.inputValue(), '');
  await assertFits(board.page);
  await assertAccessible(board.page);
  await board.button('Erase').tap();
  await board.is('row 1 column 1, empty');
  await leave(board);
});
