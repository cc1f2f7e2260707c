// Cells that see each other, by houses and by other rules; and the tints of regions.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, sizes } from './board.mjs';
import { assertAccessible, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const empty = '.'.repeat(80);
const jigsaw = 'jigsaw:AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII';
const visit = async (shape, options = {}) => {
  const page = await site.open({ address: `#/play?p=${empty}9&s=${shape}`, settings: {}, ...options });
  const board = boardOf(page);
  await board.cell(1, 1).waitFor();
  return board;
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
/** The cell in row 4, column 4: no house has it together with that in row 1, column 1. */
const far = '[data-cell="30"]';

for (const [name, rule] of [
  ['of a cage', 'cage(20:r1c1,r2c2,r3c3,r4c4)'],
  ['of a renban line', 'renban(r1c1,r2c2,r3c3,r4c4)'],
  ['that a rule keeps different', 'different(r1c1,r4c4)'],
]) {
  test(`cells ${name} are lit as peers, and lose a mark of the digit that is placed`, async () => {
    const board = await visit(`9x9+${rule}`);
    const { page } = board;
    await board.type(4, 4, 'Shift+Digit5', 'Shift+Digit6');
    await board.type(1, 1);
    await page.locator(`${far}.sees`).waitFor();
    await eventually(async () => assert.equal(await page.locator('[data-cell="31"].sees').count(), 0));
    await board.press('5');
    await board.is('row 4 column 4, empty, corner marks 6');
    await board.press('Control+z');
    await board.is('row 4 column 4, empty, corner marks 5 6');
    await leave(board);
  });
}

test('cells that may have the same digit are no peers: a sum alone forbids none', async () => {
  const board = await visit('9x9+sum(10:r1c1,r4c4)+different(r1c1,r5c5)');
  await board.type(1, 1);
  await board.page.locator('[data-cell="40"].sees').waitFor();
  await eventually(async () => assert.equal(await board.page.locator(`${far}.sees`).count(), 0));
  await leave(board);
});

test('regions of a jigsaw are tinted, unless the settings say otherwise; boxes are not', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const board = await visit(jigsaw, { ...sizes.phone, colorScheme });
    const { page } = board;
    await eventually(async () => assert.equal(await page.locator('.playboard .tint').count(), 81));
    await board.type(5, 5, '2');
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Tint the regions of jigsaws' }).uncheck();
    await eventually(async () => assert.equal(await page.locator('.playboard .tint').count(), 0));
    await leave(board);
  }
  const plain = await visit('9x9');
  await eventually(async () => assert.equal(await plain.page.locator('.playboard .tint').count(), 0));
  await leave(plain);
});
