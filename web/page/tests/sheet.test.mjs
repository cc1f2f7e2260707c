// The sheet of a phone, and what says that the board shows something else than the player's game.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, easy, outOfSight, several, sizes } from './board.mjs';
import { assertAccessible, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const visit = async (options, line = easy) => {
  const page = await site.open({ address: `#/play?p=${line.replaceAll('0', '.')}${line === several ? '&s=4x4' : ''}`, ...options });
  const board = boardOf(page);
  await board.cell(1, 1).waitFor();
  return board;
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
/** The focus may come a moment after what it is put on. */
const focused = (locator) => locator.and(locator.page().locator(':focus')).waitFor();
const sheet = (board, name) => board.page.getByRole('dialog', { name });

test('a phone’s sheet is a dialog: it has the focus, Escape closes it, and the focus goes back', async () => {
  const board = await visit(sizes.phone);
  const { page, button } = board;
  for (const [opener, name] of [['More', 'Check, tools and solution path'], ['Hint', 'Hint']]) {
    await page.locator('.tool-row').getByRole('button', { name: opener }).focus();
    await page.keyboard.press('Enter');
    await sheet(board, name).waitFor();
    await focused(page.locator('.close-drawer'));
    await assertAccessible(page);
    await page.keyboard.press('Escape');
    await sheet(board, name).waitFor({ state: 'detached' });
    await focused(page.locator('.tool-row').getByRole('button', { name: opener }));
  }
  await leave(board);
});

test('beside the board there is no dialog: hints, tools and path are part of the page', async () => {
  const board = await visit(sizes.desk);
  await board.button('Hint').click();
  await board.page.locator('.sentence, .hint-panel p').first().waitFor();
  await eventually(async () => assert.equal(await board.page.getByRole('dialog').count(), 0));
  await leave(board);
});

for (const [size, options] of Object.entries(sizes)) {
  test(`a step of the path says that the board is not the player’s, and leads back to it (${size})`, async () => {
    const board = await visit(options);
    const { page, button } = board;
    await board.type(1, 1, '8');
    if (await button('More').isVisible()) await button('More').click();
    await button('Explain the whole puzzle').click();
    const first = page.locator('.steps button').first();
    await first.click();
    // Wherever the list stands now, keys go on in it.
    await eventually(async () => assert.equal(await first.evaluate((its) => its === document.activeElement), true));
    if (size === 'phone') await page.getByRole('dialog', { name: 'Step of the solution path' }).waitFor();
    const row = page.locator('.looking-row');
    await row.getByText(/^You see step 1 of \d+, not your game\.$/).waitFor();
    await eventually(async () => assert.equal(await outOfSight(row), 0));
    await eventually(async () => assert.match(await board.name(1, 1), /^row 1 column 1, empty, candidates/));
    await assertAccessible(page);
    await row.getByRole('button', { name: 'Back to my board' }).click();
    await board.is('row 1 column 1, digit 8');
    await eventually(async () => assert.equal(await row.count(), 0));
    await leave(board);
  });
}

test('one of several solutions says that it is not the player’s game', async () => {
  const board = await visit({ ...sizes.desk, settings: { check: 'live' } }, several);
  await board.button('Solution 1').click();
  const row = board.page.locator('.looking-row');
  await row.getByText('You see a solution, not your game.').waitFor();
  await row.getByRole('button', { name: 'Back to my board' }).click();
  await board.is('row 1 column 2, empty');
  await leave(board);
});
