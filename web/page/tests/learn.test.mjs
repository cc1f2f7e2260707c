// The part that teaches: the course, a page for each technique, exercises that are judged.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, learners, sizes } from './board.mjs';
import { assertAccessible, assertFits, goTo, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let its;
before(async () => (its = await start()));
after(() => its.close());

const open = (address, options = sizes.desk) => its.open({ ...options, address });
const cell = (page, row, column) => page.locator(`.learn [role=gridcell][aria-label^="row ${row} column ${column},"]`);

test('the course begins at its first lesson, goes on at the next one, and keeps what is done', async () => {
  const page = await open('#/learn');
  await page.getByRole('link', { name: 'Begin the course' }).click();
  await page.getByRole('heading', { name: 'Rules and houses' }).waitFor();
  await page.getByRole('link', { name: /^Next: / }).click();
  await page.getByRole('heading', { name: 'The last digit' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Rules and houses' }).waitFor();
  await goTo(page, 'Learn');
  await page.getByRole('link', { name: /^Go on: The last digit/ }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: /^Go on: The last digit/ }).waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

for (const size of Object.keys(sizes)) {
  test(`a technique's page shows a step before, with and after it (${size})`, async () => {
    const page = await open('#/learn/x-wing', sizes[size]);
    await page.getByRole('heading', { name: 'X-wing' }).waitFor();
    const struck = page.locator('.learn .playboard .candidate.struck');
    await struck.first().waitFor();
    const count = await struck.count();
    assert.ok(count > 0);
    await page.getByText(/^Sudoku Explainer 3\.2 · HoDoKu: hard/).waitFor();
    const names = () => page.locator('.learn [role=gridcell]').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')));
    await page.getByRole('radio', { name: 'Before' }).check();
    const before = await names();
    await eventually(async () => assert.equal(await struck.count(), 0));
    await page.getByRole('radio', { name: 'After' }).check();
    const after = await names();
    const candidates = (list) => list.map((name) => (/candidates ([\d ]+)/.exec(name)?.[1] ?? '').split(' ').filter(Boolean).length).reduce((a, b) => a + b);
    assert.equal(candidates(before) - candidates(after), count);
    await assertFits(page);
    await assertAccessible(page);
    await page.context().close();
  });
}

test('an exercise judges each answer, and explains the step when it is found', async () => {
  const page = await open('#/learn/hidden-single');
  await page.getByRole('button', { name: 'Find it yourself' }).click();
  await page.getByText(/^Find a hidden single/).waitFor();
  // A place is shown on request, then the whole step: what it says is the answer.
  await page.getByRole('button', { name: 'Where?' }).click();
  await page.getByText(/^Look at /).waitFor();
  await page.getByRole('button', { name: 'Show it' }).click();
  const sentence = await page.locator('.learn .sentence').innerText();
  const [, row, column, digit] = /r(\d)c(\d)\s=\s(\d)/.exec(sentence);
  await page.getByRole('button', { name: 'Example', exact: true }).click();
  await page.getByRole('button', { name: 'Find it yourself' }).click();
  await cell(page, row, column).click();
  const other = (await cell(page, row, column).getAttribute('aria-label')).match(/candidates ([\d ]+)/)[1].split(' ').find((one) => one !== digit);
  if (other) {
    await page.keyboard.press(other);
    await page.getByText(`r${row}c${column} = ${other} does not belong there.`).waitFor();
  }
  await page.keyboard.press(digit);
  await page.getByText('Right.').waitFor();
  await page.locator('.learn .sentence').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a puzzle is made to practise a technique, up to the step where it is needed', async () => {
  const page = await open('#/learn/naked-pair');
  await page.getByRole('button', { name: 'Find it yourself' }).click();
  const shown = () => page.locator('.learn .playboard').innerText();
  const before = await shown();
  await page.getByRole('button', { name: 'A new puzzle with this step' }).click();
  // That it is looked for can be over before anybody reads it.
  await eventually(async () => assert.notEqual(await shown(), before), 120_000);
  await page.getByText('Looking for a puzzle').waitFor({ state: 'detached', timeout: 120_000 });
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.locator('.learn .playboard .candidate.struck').first().waitFor();
  await eventually(async () => assert.match(await page.locator('.learn .sentence').innerText(), /hold only/));
  await page.context().close();
});

test('a step of a hint leads to its technique, and back to the game', async () => {
  const page = await its.open(sizes.desk);
  await page.locator('.playboard').first().waitFor();
  await boardOf(page).paste(learners);
  await page.locator('.play .given').first().waitFor();
  for (const name of ['Hint', 'Name the technique', 'Explain it']) await page.locator('.play').getByRole('button', { name, exact: true }).click();
  await page.locator('.hint-panel').getByRole('link', { name: /^Learn: / }).click();
  await page.locator('.learn article.technique h2').waitFor();
  await goTo(page, 'Play');
  await page.locator('.play .given').first().waitFor();
  assert.match(page.url(), /#\/play\?/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a technique is found by its name in any language; an unknown one is told', async () => {
  const page = await open('#/learn');
  await page.getByRole('searchbox').fill('井桁');
  await page.getByRole('link', { name: 'X-wing', exact: true }).first().waitFor();
  await eventually(async () => assert.equal(await page.locator('.all-techniques li').count() < 20, true));
  await page.goto(`${its.url}#/learn/no-such-thing`);
  await page.getByText('There is no such page.').waitFor();
  await page.context().close();
});

for (const [locale, title] of [['ja-JP', '学ぶ'], ['zh-CN', '学习']]) {
  test(`lessons and techniques are there in ${locale}`, async () => {
    const page = await its.open({ ...sizes.phone, address: '#/learn/x-wing', locale });
    await page.locator('.learn .playboard .candidate.struck').first().waitFor();
    await eventually(async () => assert.match(await page.title(), new RegExp(title)));
    await assertFits(page);
    await assertAccessible(page);
    await page.context().close();
  });
}
