// A link holds the puzzle and the progress, opens in play, and costs nobody the game before it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, chains, easy } from './board.mjs';
import { goTo } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { board, button, cell, linked, names, opened, page, pasted, press, site, visitEach } from './visit.mjs';

visitEach();

const link = () => page.evaluate(() => location.hash);
/** The link is written a moment after the last key: until then it may hold a part of what was done. */
const linkedToTheLast = () =>
  page.waitForFunction(() => {
    const link = location.hash;
    return new Promise((done) => setTimeout(() => done(link === location.hash), 500));
  });

test('the link holds the puzzle and the progress', async () => {
  const map = 'AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII';
  for (const address of [`#p=${easy}`, `#p=.3.2.8...4.......8....6.1..1.8.........4.1...7........9.....5..61.73..9........3.&s=jigsaw:${map}`]) {
    await page.goto(`${site.url}${address}`);
    await page.reload();
    await cell(1, 1).click();
    await press('2', 'ArrowRight', 'ArrowRight', 'Shift+Digit1', 'Shift+Digit7', 'Control+Digit4', 'v', '3', 'z');
    await linked('&h=');
    await linkedToTheLast();
    const before = await names();
    assert.ok(before.includes('row 1 column 3, empty, corner marks 1 7, centre marks 4, coloured orange'));
    const other = await opened();
    await other.goto(site.url + (await link()));
    await other.reload();
    await other.getByRole('gridcell', { name: 'row 1 column 3, empty, corner marks 1 7' }).waitFor();
    await eventually(async () => assert.deepEqual(await boardOf(other).names(), before));
    await eventually(async () => assert.equal(await other.evaluate(() => location.hash), await link()));
    await other.context().close();
  }
});

test('a page that is left while it takes up a link leaves the link as it is', async () => {
  const left = await page.evaluate((address) => {
    location.hash = address;
    dispatchEvent(new HashChangeEvent('hashchange'));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return location.hash;
  }, `#p=${easy}`);
  assert.equal(left, `#p=${easy}`);
});

test('a link that is opened and at once loaded anew is not lost, though the page it was opened in kept nothing when it was left', async () => {
  await cell(1, 1).click();
  await press('5');
  await linkedToTheLast();
  // Browsers may end a page only after the next one has begun. Which address they load anew is theirs to say.
  await page.evaluate((address) => {
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
    location.hash = address;
    const timer = setInterval(() => {
      if (location.hash === address) return;
      clearInterval(timer);
      history.replaceState(null, '', address);
      location.reload();
    }, 5);
  }, `#p=${easy}`);
  await board.is('row 1 column 4, given 5');
  await linked('p=...5316');
  assert.equal(await board.name(1, 4), 'row 1 column 4, given 5');
});

test('a damaged link is told, and breaks nothing', async () => {
  for (const [address, told] of [
    ['#p=123', 'its number of cells is that of no board'],
    [`#p=${'x'.repeat(81)}`, 'stands for no digit'],
    [`#p=${easy}&c=%%%`, 'damaged'],
    [`#p=${easy}&s=nowhere`, 'a board that does not exist'],
    [`#p=${easy}&s=4x4`, 'its number of cells'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${site.url}${address}`);
    await page.locator('.notice').getByText(told).waitFor();
    await cell(1, 1).waitFor();
  }
});

test('a link leaves the puzzle before it within reach, and a damaged one leaves it on the board', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await cell(1, 1).click();
  await press('8');
  await linked('&d=');
  const before = await names();
  for (const damaged of [`#p=${easy}&s=nowhere`, `#p=${easy}&s=4x4`, '#p=123']) {
    await page.goto('about:blank');
    await page.goto(`${site.url}${damaged}`);
    await page.locator('.notice.bad').waitFor();
    await cell(1, 1).waitFor();
    await eventually(async () => assert.deepEqual(await names(), before));
  }
  await page.goto('about:blank');
  await page.goto(`${site.url}#p=${chains}`);
  await page.getByRole('gridcell', { name: 'row 1 column 1, given 3' }).waitFor();
  await button('Back to my last game').click();
  await page.getByRole('gridcell', { name: 'row 1 column 4, given 5' }).waitFor();
  await eventually(async () => assert.deepEqual(await names(), before));
  await button('Undo').click();
  await eventually(async () => assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, empty'));
});

test('a link with other progress is a move: undo leads back to one’s own', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await board.type(1, 1, '8');
  await board.settled();
  await page.goto('about:blank');
  await page.goto(`${site.url}#p=${easy}&d=.2`);
  await board.is('row 1 column 2, digit 2');
  await eventually(async () => assert.equal(await board.name(1, 1), 'row 1 column 1, empty'));
  await board.button('Undo').click();
  await board.is('row 1 column 1, digit 8');
});

test('a browser that keeps nothing has the page all the same', async () => {
  const context = await page.context().browser().newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, { get: () => { throw new DOMException('refused', 'SecurityError'); } });
    }
  });
  const visitor = await context.newPage();
  const errors = [];
  visitor.on('pageerror', (error) => errors.push(error.message));
  await visitor.goto(`${site.url}#p=${easy}`);
  await visitor.getByRole('gridcell', { name: 'row 1 column 1, empty' }).click();
  await visitor.keyboard.press('8');
  await visitor.getByRole('gridcell', { name: 'row 1 column 1, digit 8' }).waitFor();
  await visitor.waitForFunction(() => location.hash.includes('&d='));
  await visitor.locator('.play').getByRole('button', { name: 'Automatic candidates' }).click();
  await visitor.getByRole('button', { name: 'Settings' }).click();
  await visitor.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  await visitor.reload();
  await visitor.getByRole('gridcell', { name: 'row 1 column 1, digit 8' }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a reload stays in its part of the page, and a link opens in play', async () => {
  const current = () => page.locator('nav [aria-current=page]').innerText();
  await pasted(easy, 'row 1 column 4, given 5');
  await linked('p=');
  await goTo(page, 'Make');
  await page.reload();
  await eventually(async () => assert.equal(await current(), 'Set'));
  await page.getByRole('heading', { name: 'Make puzzles' }).waitFor();
  await page.goto('about:blank');
  await page.goto(`${site.url}#p=${chains}`);
  await eventually(async () => assert.equal(await current(), 'Play'));
});
