// Making and printing in the browser.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { assertAccessible, assertFits, goTo, start } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { clickUntil } from './moment.mjs';

let site;
let page;
before(async () => (site = await start()));
after(() => site.close());
beforeEach(async () => {
  page = await site.open();
  await goTo(page, 'Make');
});
afterEach(async () => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

const button = (name) => page.locator('.make').getByRole('button', { name, exact: true });
const cards = () => page.locator('.card').count();
const done = () => page.getByText('All are made.').waitFor({ timeout: 60_000 });

async function make(count, fields = {}) {
  await page.getByLabel('How many').fill(String(count));
  for (const [label, value] of Object.entries(fields)) await page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
  await button('Make').click();
}

test('generate, cancel, generate', async () => {
  await make(2);
  await done();
  await eventually(async () => assert.equal(await cards(), 2));
  for (const text of await page.locator('.card figcaption').allTextContents()) {
    const rating = Number(/Rating (\d+\.\d)/.exec(text)[1]);
    assert.ok(rating >= 1 && rating <= 1.5, text);
  }
  await page.getByLabel('Rating from').fill('11.5');
  await page.locator('.pair', { hasText: 'Rating from' }).locator('input').last().fill('11.9');
  await make(24);
  await page.getByText(/0 of 24 made/).waitFor();
  const took = await clickUntil(button('Cancel'), '.make-status', 'Cancelled.');
  assert.ok(took < 5000, `${took} ms`);
  await make(1, { Difficulty: 'moderate' });
  await done();
  await eventually(async () => assert.equal(await cards(), 3));
});

test('a made puzzle is played', async () => {
  await make(1, { Board: 'four', Difficulty: 'any' });
  await done();
  const givens = await page.locator('.card svg text').allTextContents();
  await page.getByRole('button', { name: 'Play it: Puzzle 1' }).click();
  await page.waitForFunction(() => document.querySelector('nav [aria-current=page]').textContent === 'Play');
  await page.waitForFunction(() => document.querySelectorAll('[role=grid] [role=gridcell]').length === 16);
  const cells = await page.locator('[role=grid] [role=gridcell]').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? cell.textContent));
  const digits = cells.flatMap((text) => /given (\d)/.exec(text)?.[1] ?? []);
  assert.deepEqual(digits, givens, cells.join('; '));
});

test('its link holds the puzzle', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await make(1, { Board: 'diagonals', Difficulty: 'any' });
  await done();
  await page.getByRole('button', { name: 'Copy link: Puzzle 1' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  assert.match(link.hash, /^#p=[1-9.]{81}&s=9x9\+diagonals$/);
});

test('without a clipboard the link is shown', async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.reload();
  await goTo(page, 'Make');
  await make(1, { Board: 'four', Difficulty: 'any' });
  await done();
  await page.getByRole('button', { name: 'Copy link: Puzzle 1' }).click();
  await eventually(async () => assert.match(await page.getByLabel(/Copy the link by hand/).inputValue(), /#p=[1-4.]{16}&s=4x4$/));
});

test('a reload keeps what was made, the order, and how it is printed', async () => {
  await page.getByLabel('Seed').fill('20');
  await make(2, { Board: 'six', Difficulty: 'any' });
  await done();
  await page.getByLabel('Puzzles a page').selectOption('2');
  await page.getByLabel('Title').fill('For Sunday');
  const boards = await page.locator('.card').allTextContents();
  await page.reload();
  await goTo(page, 'Make');
  await eventually(async () => assert.deepEqual(await page.locator('.card').allTextContents(), boards));
  await eventually(async () => assert.equal(await page.getByRole('combobox', { name: 'Board', exact: true }).inputValue(), 'six'));
  await eventually(async () => assert.equal(await page.getByLabel('Seed').inputValue(), '20'));
  await eventually(async () => assert.equal(await page.getByLabel('Title').inputValue(), 'For Sunday'));
  await eventually(async () => assert.equal(await page.getByLabel('Puzzles a page').inputValue(), '2'));
  await button('Remove all').click();
  await page.reload();
  await eventually(async () => assert.equal(await cards(), 0));
});

test('what is removed can be brought back, one or all', async () => {
  await make(2, { Board: 'four', Difficulty: 'any' });
  await done();
  const all = await page.locator('.card figcaption').allTextContents();
  const boards = await page.locator('.card svg').allTextContents();
  await page.getByRole('button', { name: 'Remove: Puzzle 1' }).click();
  await eventually(async () => assert.deepEqual(await page.locator('.card svg').allTextContents(), boards.slice(1)));
  await page.getByText('1 puzzle was removed.').waitFor();
  await button('Bring back').click();
  await eventually(async () => assert.deepEqual(await page.locator('.card svg').allTextContents(), boards));
  await button('Remove all').click();
  await page.getByText('2 puzzles were removed.').waitFor();
  await eventually(async () => assert.equal(await cards(), 0));
  await assertAccessible(page);
  await button('Bring back').click();
  await eventually(async () => assert.deepEqual(await page.locator('.card figcaption').allTextContents(), all));
  await eventually(async () => assert.equal(await button('Bring back').count(), 0));
});

test('what two tabs make stands in both, and is kept', async () => {
  const other = await page.context().newPage();
  await other.goto(`${site.url}#/make`);
  const added = (count) => other.waitForFunction((its) => document.querySelectorAll('.card').length === its, count);
  await other.locator('.make').waitFor();
  await make(1, { Board: 'four', Difficulty: 'any' });
  await added(1);
  await other.getByLabel('How many').fill('1');
  for (const [name, value] of [['Board', 'six'], ['Difficulty', 'any']]) await other.getByRole('combobox', { name, exact: true }).selectOption(value);
  await other.locator('.make').getByRole('button', { name: 'Make', exact: true }).click();
  await added(2);
  await eventually(async () => assert.equal(await cards(), 2));
  await page.getByRole('button', { name: 'Remove: Puzzle 1' }).click();
  await added(1);
  await page.reload();
  await eventually(async () => assert.equal(await cards(), 1));
});

test('a range that is the wrong way round is told, until the form is changed', async () => {
  await page.getByLabel('Givens from').fill('60');
  await page.locator('.pair', { hasText: 'Givens from' }).locator('input[type=number]').last().fill('20');
  await make(1);
  await page.getByText('These can’t be made: the lower number comes first').waitFor();
  await page.getByLabel('Givens from').fill('20');
  await eventually(async () => assert.equal(await page.locator('.make-status').innerText(), ''));
});

test('what can’t be made is said', async () => {
  await page.getByLabel('Givens from').fill('5');
  await page.locator('.pair', { hasText: 'Givens from' }).locator('input[type=number]').last().fill('6');
  await page.getByLabel('Time limit, seconds').fill('1');
  await make(1);
  await page.getByText(/The time is over|can’t be made/).waitFor();
});

/** The words of each page. */
function pagesOf(pdf) {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}

for (const [perPage, pages, format] of [[1, 3 + 1, 'A4'], [2, 2 + 1, 'Letter'], [4, 1 + 1, 'A4'], [6, 1 + 1, 'Letter']]) {
  test(`three puzzles, ${perPage} a page, are ${pages} pages of ${format}`, async () => {
    await make(3);
    await done();
    await page.getByLabel('Puzzles a page').selectOption(String(perPage));
    await page.getByLabel('Title').fill('For Saturday');
    await page.getByText(`${pages} pages`).waitFor();
    const texts = pagesOf(await page.pdf({ format }));
    assert.equal(texts.length, pages);
    assert.match(texts[0], /For Saturday/);
    assert.match(texts[0], /1 · 9×9 · Rating \d/);
    assert.match(texts.at(-1), /Solutions/);
    assert.equal(texts.at(-1).match(/[1-9]/g).length, 3 * 81 + 3);
    for (const text of texts) assert.doesNotMatch(text, /Make puzzles|Seed|Play/);
  });
}

test('without solutions and captions', async () => {
  await make(1, { Board: 'six', Difficulty: 'any' });
  await done();
  await page.getByLabel('Solutions at the end').uncheck();
  await page.getByLabel('Ratings below the puzzles').uncheck();
  const texts = pagesOf(await page.pdf({ format: 'A4' }));
  assert.equal(texts.length, 1);
  assert.doesNotMatch(texts[0], /Rating/);
});

test('the puzzle that is being played is printed, too', async () => {
  await page.evaluate(() => (location.hash = '#p=4.......1.4....2&s=4x4'));
  await page.reload();
  await goTo(page, 'Make');
  await page.getByRole('combobox', { name: 'What', exact: true }).selectOption('played');
  await page.getByText('2 pages').waitFor();
  const texts = pagesOf(await page.pdf({ format: 'A4' }));
  assert.deepEqual(texts.map((text) => text.match(/[1-4]/g).length), [4 + 1, 16 + 1]);
});

test('no violations of accessibility, light and dark, and room on a phone', async () => {
  await make(1);
  await done();
  await assertAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await assertAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await assertFits(page);
});
