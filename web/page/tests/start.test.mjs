// The dialog in which a puzzle is chosen: the games that it lists.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf } from './board.mjs';
import { start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

test('a game that is solved is listed as solved, apart from those that are not', async () => {
  const board = boardOf(await site.open());
  await board.cell(1, 1).waitFor();
  await board.pasted('.234341221434321', 'row 1 column 2, given 2');
  await board.type(1, 1, '1');
  await board.page.locator('.solved-panel').waitFor();
  await board.settled();
  await board.button('New puzzle…').click();
  const list = board.page.getByRole('dialog').getByRole('list', { name: 'Solved' });
  await list.getByRole('button', { name: /^4×4.*Solved/ }).waitFor();
  await eventually(async () => assert.equal(await board.page.getByText('1 of 1 cells filled').count(), 0));
  assert.deepEqual(board.page.errors, []);
  await board.page.context().close();
});
