// Steps of boards with rules beyond houses in the browser: hints of a killer in each language, its path, what was missed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

/** A killer of the engine's without givens, whose cage of 6 in column 1 is the first to be told of. */
const cages = `14:r2c7,r3c7,r4c7 11:r4c8,r4c9,r5c9 24:r8c6,r8c7,r8c8,r9c7 26:r5c1,r5c2,r6c2,r7c2 6:r8c1,r9c1
  13:r8c4,r8c5,r9c3,r9c4 17:r2c5,r3c5,r3c6 17:r1c1,r1c2,r2c1 10:r1c5,r1c6,r2c6 21:r2c8,r2c9,r3c8,r3c9 10:r6c9,r7c9,r8c9
  8:r3c3,r4c3,r5c3 14:r1c7,r1c8,r1c9 26:r5c6,r6c4,r6c5,r6c6,r7c5 11:r9c8,r9c9 15:r9c5,r9c6 22:r5c7,r5c8,r6c8
  13:r2c2,r2c3,r3c2 17:r6c7,r7c6,r7c7,r7c8 7:r4c4,r5c4 16:r6c3,r7c3,r7c4 17:r3c1,r4c1,r4c2 11:r1c3,r1c4
  16:r8c2,r8c3,r9c2 15:r2c4,r3c4 17:r4c5,r4c6,r5c5 11:r6c1,r7c1`;
const killer = JSON.stringify({ puzzle: '.'.repeat(81), shape: ['9x9', ...cages.trim().split(/\s+/).map((cage) => `cage(${cage})`)].join('+') });
const indexOf = (row, column) => String(9 * (row - 1) + column - 1);

let site;
before(async () => (site = await start()));
after(() => site.close());

async function opened(options) {
  const page = await site.open({ ...sizes.desk, ...options });
  const board = boardOf(page);
  await page.locator('.playboard').waitFor();
  await board.paste(killer);
  await page.locator('.playboard .figures [stroke-dasharray]').first().waitFor();
  const lit = () => page.locator('.playboard .looked').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')));
  const litIs = (...cells) => eventually(async () => assert.deepEqual(await lit(), cells.map((cell) => indexOf(...cell))));
  const closed = async () => {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  };
  return { page, board, litIs, closed };
}

const languages = [
  ['en-GB', ['Hint', 'Name the technique', 'Explain it'], /^The cage of 6 at r8c1 and r9c1 can only be 1\+5 or 2\+4/, 'easy, 10 points'],
  ['ja-JP', ['ヒント', '手筋の名前を見る', '説明を見る'], /^r8c1、r9c1の合計6のケージに入るのは1\+5か2\+4だけ/, /10/],
  ['zh-CN', ['提示', '显示技巧名称', '显示讲解'], /^r8c1、r9c1 处和为 6 的笼只能是 1\+5 或 2\+4/, /10/],
];
for (const [locale, stages, sentence, level] of languages) {
  test(`a hint of a killer tells of a cage and lights its cells (${locale})`, async () => {
    const { page, board, litIs, closed } = await opened({ locale });
    const [ask, ...others] = stages;
    await board.button(ask).click();
    await litIs([8, 1], [9, 1]);
    await board.hint(...others);
    await page.locator('.hint-panel .sentence').getByText(sentence).waitFor();
    await page.locator('.hint-panel .rating').getByText(level).waitFor();
    await litIs([8, 1], [9, 1]);
    await eventually(async () => assert.ok((await page.locator('.playboard [data-cell="63"] .struck').count()) > 0));
    await assertFits(page);
    await assertAccessible(page);
    await closed();
  });
}

test('where the board shows candidates, a hint begins at these', async () => {
  const { page, board, closed } = await opened();
  await board.tool('Automatic candidates');
  await board.hint('Hint', 'Name the technique');
  const told = page.locator('.hint-panel').getByText(/^Technique: /);
  await told.waitFor();
  assert.doesNotMatch(await told.textContent(), /combinations/);
  await closed();
});

test('the path of a killer leads to its solution, with levels and its hardest step for ratings', async () => {
  const { page, board, closed } = await opened();
  await board.button('Explain the whole puzzle').click();
  const panel = page.locator('.path-panel');
  await panel.getByText(/^\d+ steps$/).waitFor();
  await eventually(async () => assert.match(await panel.locator('.ratings').innerText(), /^Hardest step\s+.+ \(\w+, \d+ points\)$/));
  const steps = panel.locator('.steps button');
  assert.match(await steps.first().innerText(), /cage combinations\s+easy/);
  const text = await panel.innerText();
  assert.doesNotMatch(text, /null|undefined|NaN|not solved/);
  await steps.filter({ hasText: 'innies' }).first().click();
  await panel.locator('.detail .sentence').getByText(/^The digits of .* add up to 45, and the cages inside to/).waitFor();
  await eventually(async () => assert.ok((await page.locator('.playboard .looked').count()) >= 9));
  await assertFits(page);
  await closed();
});

test('what was missed in a killer names techniques of cages, and counts marks that they exclude', async () => {
  const { page, board, closed } = await opened();
  await board.type(8, 1, 'Shift+Digit9', 'Shift+Digit4');
  await board.button('What have I missed?').click();
  await page.getByText('Open on your board').waitFor();
  const list = page.locator('.open-steps');
  await list.getByText(/^cage combinations/).waitFor();
  await list.getByText(/^innies: \d+$/).waitFor();
  // Bounds of a sum would tell of the same cages again.
  assert.equal(await list.getByText('bounds of a sum').count(), 0);
  await list.getByText('One mark has a digit that a house or another rule excludes already.').waitFor();
  await closed();
});

test('a technique of cages is learnt with a board that has one', async () => {
  const page = await site.open({ ...sizes.desk, address: '#/learn/outies' });
  await page.locator('.example .playboard .figures [stroke-dasharray]').first().waitFor();
  await page.locator('.example .sentence').getByText(/^The cages over/).waitFor();
  await page.locator('.technique').getByText('medium, 40 points', { exact: true }).waitFor();
  // The house, and what sticks out of it.
  await eventually(async () => assert.ok((await page.locator('.example .looked').count()) > 9));
  await assertFits(page);
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Find it yourself' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.locator('.explanation .sentence').getByText(/^The cages over/).waitFor();
  // Puzzles with cages are not made for it.
  assert.equal(await page.getByRole('button', { name: 'A new puzzle with this step' }).count(), 0);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
