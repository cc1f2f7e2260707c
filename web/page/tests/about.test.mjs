// What is told of a puzzle beside its board: title, author, rules in words; and its name.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const rows = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, column) => (row || column ? {} : { value: 5, given: true })));
const written = JSON.stringify({
  size: 9,
  title: 'Ripples & more',
  author: 'Ann',
  ruleset: 'Normal sudoku rules apply.\n\nDigits in a cage sum to its total.',
  grid: rows,
  killercage: [{ cells: ['R1C2', 'R1C3'], value: '10' }],
});
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};

for (const [size, options] of Object.entries(sizes)) {
  test(`a document's title, author and rules are shown, and are in the link (${size})`, async () => {
    const board = boardOf(await site.open(options));
    const { page } = board;
    await board.cell(1, 1).waitFor();
    await board.pasted(written, 'row 1 column 1, given 5');
    await page.getByRole('heading', { name: 'Ripples & more' }).first().waitFor();
    await board.settled();
    const other = boardOf(await site.open({ ...options, address: new URL(page.url()).hash }));
    await other.is('row 1 column 1, given 5');
    for (const its of [board, other]) {
      if (await its.button('More').isVisible()) await its.button('More').click();
      const panel = its.page.getByRole('region', { name: 'Ripples & more' });
      await panel.getByText('By Ann').waitFor();
      await panel.getByText('Digits in a cage sum to its total.').waitFor();
    }
    await assertFits(page);
    await assertAccessible(page);
    await leave(other);
    await leave(board);
  });
}

test('a killer is called one, and names of rules are in the reader’s language', async () => {
  const address = `#/play?p=${'.'.repeat(81)}&s=9x9+cage(10:r1c1,r1c2)`;
  const english = boardOf(await site.open({ address }));
  await english.page.getByRole('heading', { name: 'Killer 9×9' }).waitFor();
  await english.page.getByText('Rules: killer cages').waitFor();
  await leave(english);
  for (const [locale, title, rules] of [['ja-JP', 'キラー数独 9×9', 'キラー'], ['zh-CN', '杀手数独 9×9', '杀手笼']]) {
    const board = boardOf(await site.open({ address, locale }));
    await board.page.getByRole('heading', { name: title }).waitFor();
    await board.page.locator('.rules').getByText(rules).waitFor();
    await leave(board);
  }
});
