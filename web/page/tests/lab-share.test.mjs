// The laboratory as it is shown and handed on: links to a moment, the frame for other pages, the program's
// text, and what is in sight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learners, sizes } from './board.mjs';
import { assertAccessible, assertFits, goTo } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { page, site, visitEach } from './visit.mjs';

visitEach(() => goTo(page, 'Laboratory'));

const small = '4.......1.4....2';
const button = (name) => page.locator('.lab').getByRole('button', { name, exact: true });
const counts = (name, number) =>
  page.waitForFunction(([its, wanted]) => document.querySelector(`[data-counter=${its}] dd`)?.textContent === wanted, [name, number]);
const known = (visitor = page) => visitor.locator('.timeline[data-reach=end]').waitFor();

test('a link opens a puzzle, a method and a moment; the address follows, and Back leads to the part before', async () => {
  const link = `#/lab?p=${small}&s=4x4&m=mrv&at=5`;
  await page.evaluate((its) => (location.hash = its), link);
  await counts('events', '5');
  await eventually(async () => assert.equal(await page.getByLabel('Method').inputValue(), 'mrv'));
  await button('One step').click();
  await page.waitForFunction(() => location.hash.endsWith('&at=6'));
  await page.reload();
  await counts('events', '6');
  await eventually(async () => assert.equal(await page.getByRole('button', { name: '4×4: 30 backtracks' }).getAttribute('aria-pressed'), 'true'));
  await goTo(page, 'Learn');
  await page.goBack();
  await counts('events', '6');
  await eventually(async () => assert.match(await page.evaluate(() => location.hash), /^#\/lab\?p=4.*&at=6$/));
  await page.evaluate(() => (location.hash = '#/lab?p=123&m=mrv'));
  await page.locator('.lab-error').getByText('This link is damaged').waitFor();
});

test('the link and the frame are copied', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await known();
  await button('One step').click();
  await counts('events', '1');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await button('Copy link').click();
  await page.locator('.share').getByRole('button', { name: 'Copied' }).waitFor();
  assert.match(await copied(), new RegExp(`#/lab\\?p=${learners.replaceAll('0', '\\.')}&m=backtrack&at=1$`));
  await button('Embed…').click();
  await button('Copy the frame').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copied' }).waitFor();
  assert.match(await copied(), /^<iframe src="[^"]*#\/lab\?p=[^"]*&amp;m=backtrack&amp;at=1&amp;embed"/);
});

test('the puzzle that is searched can be shared as in play: as text, as a picture, and on other sites', async () => {
  await known();
  await button('Share…').click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  const line = learners.replaceAll('0', '.');
  await page.waitForFunction((its) => document.querySelector('dialog.share-sheet textarea')?.value === its, line);
  await sheet.getByRole('link', { name: 'SudokuPad', exact: true }).waitFor();
  await sheet.locator('.picture-file').waitFor();
  // Nobody plays it: there is nothing but givens to be chosen.
  assert.equal(await sheet.getByRole('radio').count(), 0);
  await assertFits(page);
  await assertAccessible(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
});

test('in a frame of another page there are the board, counts and controls alone', async () => {
  const visitor = await site.open({ viewport: { width: 700, height: 700 }, address: '' });
  const address = `${site.url}#/lab?p=${small}&s=4x4&m=backtrack&at=58&embed`;
  await visitor.setContent(`<html lang="en"><title>a tutorial</title><main><h1>T</h1><iframe title="it" src="${address}" width="420" height="640"></iframe></main></html>`);
  const frame = visitor.frameLocator('iframe');
  await frame.locator('[data-counter=events]').getByText('58').waitFor();
  await frame.locator('[data-counter=backtracks]').getByText('29').waitFor();
  await frame.getByRole('button', { name: 'One step' }).click();
  await frame.locator('[data-counter=events]').getByText('59').waitFor();
  await eventually(async () => assert.equal(await frame.locator('header.top').count(), 0));
  await eventually(async () => assert.equal(await frame.locator('.race, .listing:visible, .shelf').count(), 0));
  await eventually(async () => assert.match(await frame.getByRole('link', { name: 'Open in the laboratory' }).getAttribute('href'), /#\/lab\?p=4.*&at=59$/));
  const scrolls = await frame.locator('html').evaluate((html) => html.scrollHeight > html.clientHeight || html.scrollWidth > html.clientWidth);
  assert.equal(scrolls, false);
  assert.deepEqual(visitor.errors, []);
  await visitor.context().close();
});

test('the running line is lit in each language, and the program is copied', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await known();
  await button('One step').click();
  for (const [name, line] of [['Python', 'grid[cell] = digit'], ['C++', 'grid[cell] = digit;'], ['JavaScript', 'grid[cell] = digit;'], ['Java', 'grid[cell] = digit;']]) {
    await button(name).click();
    const lit = page.locator('.listing [aria-current=step]');
    await lit.getByText(line, { exact: true }).waitFor();
    const inSight = await lit.evaluate((its) => {
      const [one, all] = [its.getBoundingClientRect(), its.parentElement.getBoundingClientRect()];
      return one.top >= all.top - 1 && one.bottom <= all.bottom + 1;
    });
    assert.ok(inSight, `${name}: the line is in sight`);
    await page.locator('.listing .copy').click();
    await page.locator('.listing').getByRole('button', { name: 'Copied' }).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(text.includes(learners.replaceAll('0', '.')) && !text.includes('@place'), text);
  }
});

for (const [name, options] of Object.entries({ ...sizes, 'phone on its side': { viewport: { width: 844, height: 390 }, hasTouch: true } })) {
  test(`F5, B29: board, counts, controls and the running line are in sight without scrolling (${name})`, async () => {
    const visitor = await site.open({ ...options, address: '#/lab' });
    await known(visitor);
    const lab = visitor.locator('.lab');
    await lab.getByRole('button', { name: 'Next backtrack' }).click();
    await visitor.locator('.lab-status', { hasText: 'taken back' }).waitFor();
    const hidden = await visitor.evaluate(() =>
      ['.watched', '.counters', '.control-bar', '.timeline', '.lab-status', '.listing [aria-current=step]'].filter((its) => {
        const { top, bottom, left, right } = document.querySelector(its).getBoundingClientRect();
        return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth || bottom - top < 10;
      }),
    );
    assert.deepEqual(hidden, []);
    // No name of a count is broken into two lines.
    const lines = await visitor.locator('.counters dt:visible').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))));
    assert.deepEqual(new Set(lines), new Set([1]));
    await assertFits(visitor);
    await assertAccessible(visitor);
    assert.deepEqual(visitor.errors, []);
    await visitor.context().close();
  });
}
