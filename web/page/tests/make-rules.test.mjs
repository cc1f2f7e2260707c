// Puzzles that are made with rules of their own: ordered, shown, played, printed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const visit = async (options = {}) => {
  const page = await site.open({ address: '#/make', ...options });
  await page.locator('.laid-field').waitFor();
  return { page, field: page.locator('.laid-field'), button: (name) => page.locator('.make').getByRole('button', { name, exact: true }) };
};
const leave = async (page) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
const lines = async (page, name) => page.locator(`.card:nth-child(${name}) .board-rules`).innerText();

for (const [name, options] of Object.entries(sizes)) {
  test(`kinds of rules are chosen, with how many, and puzzles of a level are made of them (${name})`, async () => {
    const { page, field, button } = await visit(options);
    await field.locator('summary').click();
    await field.getByLabel('Killer cage', { exact: true }).check();
    await field.getByLabel('Thermometer', { exact: true }).check();
    await field.getByLabel('How many: Thermometer').fill('2');
    await field.getByLabel('Cage cells from').fill('2');
    await field.getByLabel('No cage crosses from one box to another').check();
    await assertFits(page);
    await assertAccessible(page);
    await field.locator('summary').click();
    await eventually(async () => assert.equal(await field.locator('strong').innerText(), 'Killer cage, Thermometer'));
    assert.equal(await page.getByRole('combobox', { name: 'Difficulty', exact: true }).count(), 0);
    await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('medium');
    await page.getByLabel('How many (1–24)').fill('2');
    await button('Make').click();
    await page.getByText('All are made.').waitFor({ timeout: 60_000 });
    for (const text of await page.locator('.card figcaption').allTextContents()) assert.match(text, /^Level: medium · \d+ givens$/);
    assert.match(await lines(page, 1), /^killer cages, thermometers$/);
    await assertAccessible(page);
    const texts = execFileSync('pdftotext', ['-layout', '-', '-'], { input: await page.pdf({ format: 'A4' }), encoding: 'utf8' });
    assert.match(texts, /1 · 9×9 · Level: medium/);
    await page.getByRole('button', { name: 'Play it: Puzzle 2' }).click();
    await page.getByText('Rules: killer cages, thermometers').waitFor();
    await page.getByText('Exactly one solution').waitFor();
    await leave(page);
  });
}

test('rules alone, without a given; a reload keeps the order and the puzzle', async () => {
  const { page, field, button } = await visit();
  await field.locator('summary').click();
  await field.getByLabel('Killer cage', { exact: true }).check();
  await page.locator('.pair', { hasText: 'Givens from' }).locator('input[type=number]').last().fill('0');
  await page.getByLabel('How many (1–24)').fill('1');
  await button('Make').click();
  await page.getByText('Not rated · 0 givens').waitFor({ timeout: 60_000 });
  await page.reload();
  await page.getByText('Not rated · 0 givens').waitFor();
  await eventually(async () => assert.equal(await field.locator('strong').innerText(), 'Killer cage'));
  await leave(page);
});

test('what the engine can’t read is told, in Japanese, too', async () => {
  const { page, field, button } = await visit({ locale: 'ja-JP' });
  await field.locator('summary').click();
  await field.getByLabel('矢印', { exact: true }).check();
  await field.getByLabel('個数：矢印').fill('many');
  await button('作る').click();
  await page.getByText(/この条件では作れません：.*arrow:many/).waitFor();
  await field.getByLabel('個数：矢印').fill('6〜4');
  await eventually(async () => assert.equal(await page.locator('.make-status').innerText(), ''));
  await leave(page);
});
