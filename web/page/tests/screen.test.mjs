// Play in one screen: what is in sight at each size, and what a player chooses.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, easy, outOfSight, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const first = 'row 1 column 4, given 5';
const visit = async (settings, options = {}, line = easy) => {
  const page = await site.open({ settings, address: `#/play?p=${line}`, ...options });
  const board = boardOf(page);
  await board.cell(1, 1).waitFor();
  return board;
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};

for (const [width, height] of [[390, 844], [320, 568], [844, 390], [768, 1024], [1280, 800], [1920, 1080]]) {
  test(`F5, F14: board, words and keys are in sight at ${width}×${height}, without scrolling`, async () => {
    // A verdict takes a line of its own.
    const board = await visit({ check: 'live' }, { viewport: { width, height }, hasTouch: width < 1000 });
    const { page } = board;
    await board.says('Exactly one solution');
    await assertFits(page);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight), false);
    for (const part of ['.playboard', '.tool-row', '.keys', '.title-row']) await eventually(async () => assert.equal(await outOfSight(page.locator(part)), 0, part));
    const [smallest, square] = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.keys button')].map((key) => key.getBoundingClientRect());
      const { width: across, height: down } = document.querySelector('.playboard').getBoundingClientRect();
      return [Math.min(...boxes.flatMap(({ width: w, height: h }) => [w, h])), Math.abs(across - down) < 1 ? across : 0];
    });
    assert.ok(smallest >= 44, `keys of ${smallest} px`);
    assert.ok(square >= Math.min(width, height) * 0.7, `a board of ${square} px`);
    await assertAccessible(page);
    // The pen has most keys.
    await board.button('Pen').click();
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight), false);
    assert.equal(await outOfSight(page.locator('.keys')), 0);
    await leave(board);
  });
}

for (const [side, size] of [[16, 'desk'], [25, 'phone']]) {
  test(`F14: a board of ${side}×${side} and its keys are in sight without scrolling (${size})`, async () => {
    const board = await visit({}, sizes[size], `${'1'.padEnd(side * side, '.')}&s=${side}x${side}`);
    const { page } = board;
    await assertFits(page);
    await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight), false));
    await eventually(async () => assert.equal(await outOfSight(page.locator('.keys')), 0));
    await leave(board);
  });
}

test('F2: mistakes are told as the player chooses, and on request', async () => {
  const board = await visit({});
  const { page, button } = board;
  await board.type(1, 1, '2'); // wrong, and it clashes with nothing
  await page.waitForTimeout(600);
  await eventually(async () => assert.equal(await page.locator('.verdict').innerText(), ''));
  await button('Check now').click();
  await board.says('A digit that you placed is wrong');
  await board.type(1, 1, '9'); // clashes within the row
  await page.locator('[data-cell="0"].conflicting').waitFor();
  await eventually(async () => assert.match(await board.name(1, 1), /conflicts with row 1 column 9/));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'When I ask' }).check();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.conflicting'));
  await page.reload();
  await board.cell(1, 1).waitFor();
  await page.waitForTimeout(600);
  await eventually(async () => assert.equal(await page.locator('.conflicting').count(), 0));
  await leave(board);
});

test('F7: marks go from the cells that see a digit when it is placed, with one undo', async () => {
  const board = await visit({});
  await board.type(1, 2, 'Shift+Digit8', 'Control+Digit7');
  await board.type(1, 3, 'Shift+Digit8');
  await board.type(1, 1, '8');
  await board.is('row 1 column 2, empty, centre marks 7');
  await board.is('row 1 column 3, empty');
  await board.press('Control+z');
  await board.is('row 1 column 2, empty, corner marks 8, centre marks 7');
  await leave(board);
  const other = await visit({ clearMarks: false });
  await other.type(1, 2, 'Shift+Digit8');
  await other.type(1, 1, '8');
  await other.is('row 1 column 2, empty, corner marks 8');
  await leave(other);
});

test('F8: hints go on from the player’s own marks, and say where these lack a digit', async () => {
  const board = await visit({});
  const { page, button } = board;
  await button('Fill in marks').click();
  await page.waitForFunction(() => !document.querySelector('[role=gridcell][aria-label$="empty"]'));
  await eventually(async () => assert.equal((await board.names()).filter((name) => /empty/.test(name) && !/centre marks/.test(name)).length, 0));
  await button('Hint').click();
  await button('Name the technique').waitFor();
  await button('Close').first().click();
  // r1c1 is 8.
  await board.type(1, 1, 'Control+Digit8');
  await button('Hint').click();
  await page.getByText('A cell’s marks leave out the digit that belongs there.').waitFor();
  await button('Show me').click();
  await eventually(async () => assert.deepEqual(await page.getByRole('gridcell', { selected: true }).evaluateAll((cells) => cells.map((its) => its.dataset.cell)), ['0']));
  await leave(board);
});

test('a digit is chosen first, and goes into each cell that is tapped', async () => {
  const board = await visit({ input: 'digit' }, sizes.phone);
  await board.button('8').click();
  await board.cell(1, 1).click();
  await board.is('row 1 column 1, digit 8');
  await board.button('Corner').click();
  await board.cell(5, 7).click();
  await board.is('row 5 column 7, empty, corner marks 8');
  await eventually(async () => assert.equal(await board.button('8').getAttribute('aria-pressed'), 'true'));
  await leave(board);
});

test('the clock stands still while it is paused, and the board can’t be seen', async () => {
  const board = await visit({});
  const { page, button } = board;
  const time = () => page.getByRole('timer').innerText();
  await page.waitForFunction(() => document.querySelector('[role=timer]').textContent !== '0:00');
  await button('Pause').click();
  await page.locator('.paused-cover').waitFor();
  const stood = await time();
  await board.press('5');
  await page.waitForTimeout(1500);
  await eventually(async () => assert.equal(await time(), stood));
  await assertAccessible(page);
  await page.locator('.paused-cover').click();
  await page.waitForFunction((before) => document.querySelector('[role=timer]').textContent !== before, stood);
  await page.reload();
  await board.is(first);
  assert.notEqual(await time(), '0:00');
  await leave(board);
});

test('keys tell how many of their digit are left', async () => {
  const board = await visit({});
  const left = (digit) => board.button(digit).getAttribute('data-left');
  const before = Number(await left('8'));
  await board.type(1, 1, '8');
  await board.is('row 1 column 1, digit 8');
  await eventually(async () => assert.equal(Number(await left('8')), before - 1));
  await leave(board);
});

test('light and dark are chosen, and kept', async () => {
  const board = await visit({ theme: 'dark' }, { colorScheme: 'light' });
  const ground = () => board.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await eventually(async () => assert.equal(await ground(), 'rgb(21, 23, 27)'));
  await board.page.getByRole('button', { name: 'Settings' }).click();
  await assertAccessible(board.page);
  await board.page.getByRole('radio', { name: 'Light' }).check();
  await eventually(async () => assert.equal(await ground(), 'rgb(250, 249, 246)'));
  await leave(board);
});

test('F12: H asks for a hint and its stages, arrows go through the path, Escape leaves it', async () => {
  const board = await visit({});
  const { page, button } = board;
  await board.cell(5, 5).click();
  for (const label of ['Name the technique', 'Explain it', 'Apply']) {
    await board.press('h');
    await button(label).waitFor();
  }
  await board.press('h');
  await page.getByText('Applied:').waitFor();
  await button('Explain the whole puzzle').click();
  await page.locator('.steps button').first().click();
  await page.getByRole('heading', { name: 'Step 1 of' }).waitFor();
  await board.press('ArrowDown', 'ArrowDown');
  await page.getByRole('heading', { name: 'Step 3 of' }).waitFor();
  await board.press('Escape');
  await page.getByRole('heading', { name: 'Step 3 of' }).waitFor({ state: 'detached' });
  await leave(board);
});

test('Ctrl+C copies the board as a line', async () => {
  const board = await visit({}, { permissions: ['clipboard-read', 'clipboard-write'] });
  await board.type(1, 1, '8');
  await board.press('Control+c');
  await eventually(async () => assert.equal(await board.page.evaluate(() => navigator.clipboard.readText()), `8${easy.slice(1).replaceAll('0', '.')}`));
  await leave(board);
});

test('the first digit in a blank cell is announced, too', async () => {
  const board = await visit({});
  await board.cell(1, 1).click();
  await board.press('ArrowRight', 'ArrowLeft', '8');
  await board.page.locator('p.unseen[aria-live]').getByText('row 1 column 1, digit 8').waitFor({ state: 'attached' });
  await leave(board);
});
