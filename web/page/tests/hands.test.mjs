// Whole evenings with one kind of input alone: by keys, and by a finger.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { load } from '../../package/dokushin.js';
import { sizes } from './board.mjs';
import { start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let its;
let engine;
before(async () => ([its, engine] = await Promise.all([start(), load()])));
after(() => its.close());

/** The solution of the puzzle that is played, as a list of digits; blanks are those of its givens. */
async function solved(page) {
  await page.waitForFunction(() => /^#\/play\?p=[\d.]{81}/.test(location.hash));
  const givens = /p=([\d.]{81})/.exec(page.url())[1];
  const { solution } = engine.solve(givens);
  return { givens, solution };
}
const leave = async (page) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};

/** Goes on with Tab until an element has the keyboard that fits. */
async function tabTo(page, selector, most = 120) {
  for (let presses = 0; presses < most; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} is not reached with ${most} tabs`);
}

test('by keys alone: a new game is begun, hinted at, marked and solved', async () => {
  const page = await its.open({ ...sizes.desk, address: '#/', settings: {} });
  await page.locator('.level').first().waitFor();
  await tabTo(page, '.level');
  await page.keyboard.press('Enter');
  const { givens, solution } = await solved(page);
  await page.locator('.play .given').first().waitFor();
  for (let stage = 0; stage < 3; stage++) {
    await page.keyboard.press('h');
    await page.locator('.hint-panel [aria-busy=false] p').nth(stage).waitFor();
  }
  // From the last cell on the keyboard goes round to the first one.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+Digit1');
  const marks = givens[0] === '.' ? 1 : 0;
  await eventually(async () => assert.equal(await page.locator('.play .corners').count(), marks));
  for (let cell = 0; cell < 81; cell++) {
    if (givens[cell] === '.') await page.keyboard.press(String(solution[cell]));
    await page.keyboard.press('ArrowRight');
    if (cell % 9 === 8) await page.keyboard.press('ArrowDown');
  }
  await page.getByRole('region', { name: /^Solved in / }).waitFor();
  await leave(page);
});

test('by keys alone: a technique is practised', async () => {
  const page = await its.open({ ...sizes.desk, address: '#/learn/x-wing' });
  await page.locator('.learn .playboard').waitFor();
  await tabTo(page, '.learn button.primary');
  await page.keyboard.press('Enter');
  await page.getByText(/^Find a X-wing|^Find an? X-wing/).waitFor();
  await tabTo(page, '.learn .exercise .buttons button + button');
  await page.keyboard.press('Enter');
  await page.locator('.learn .explanation .sentence').waitFor();
  // The keyboard goes on at the explanation, and from there to another one.
  await tabTo(page, '.learn .buttons button.primary', 20);
  await page.keyboard.press('Enter');
  await page.getByText(/X-wing: choose a cell/).waitFor();
  await leave(page);
});

test('by keys alone: the laboratory goes to a moment', async () => {
  const page = await its.open({ ...sizes.desk, address: '#/lab' });
  await page.locator('.timeline[data-reach=end]').waitFor();
  await tabTo(page, '.timeline input');
  await page.keyboard.press('End');
  await page.waitForFunction(() => /&at=\d+/.test(location.hash));
  await page.keyboard.press('Home');
  await page.waitForFunction(() => !/&at=/.test(location.hash));
  await leave(page);
});

/** Taps the middle of what is in sight. */
async function tap(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test('by a finger alone: a new game is begun, hinted at, marked and solved', async () => {
  const page = await its.open({ ...sizes.phone, address: '#/', settings: {} });
  await tap(page, page.locator('.level').first());
  const { givens, solution } = await solved(page);
  await page.locator('.play .given').first().waitFor();
  const play = page.locator('.play');
  await tap(page, play.getByRole('button', { name: 'Hint', exact: true }).first());
  await page.locator('.hint-panel [aria-busy=false] p').first().waitFor();
  await tap(page, page.locator('.close-drawer'));
  const key = (digit) => play.locator('.keys button').nth(digit - 1);
  const cell = (at) => play.locator(`[data-cell="${at}"]`);
  const blank = givens.indexOf('.');
  await tap(page, play.getByRole('button', { name: 'Corner', exact: true }));
  await tap(page, cell(blank));
  await tap(page, key(1));
  await eventually(async () => assert.equal(await play.locator('.corners').count(), 1));
  await tap(page, play.getByRole('button', { name: 'Digit', exact: true }));
  for (let at = 0; at < 81; at++) {
    if (givens[at] !== '.') continue;
    await tap(page, cell(at));
    await tap(page, key(solution[at]));
  }
  await page.getByRole('region', { name: /^Solved in / }).waitFor();
  await leave(page);
});

test('by a finger alone: a technique is practised, and the laboratory goes to a moment', async () => {
  const page = await its.open({ ...sizes.phone, address: '#/learn/naked-pair' });
  await page.locator('.learn .playboard').waitFor();
  await tap(page, page.getByRole('button', { name: 'Find it yourself' }));
  await page.getByText(/^Find a naked pair/).waitFor();
  await tap(page, page.getByRole('button', { name: 'Show it' }));
  await page.locator('.learn .explanation .sentence').waitFor();
  await tap(page, page.getByRole('navigation').getByRole('link', { name: 'Laboratory' }));
  await page.locator('.timeline[data-reach=end]').waitFor();
  await page.locator('.timeline').scrollIntoViewIfNeeded();
  const { x, y, width, height } = await page.locator('.timeline input').boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForFunction(() => /&at=\d+/.test(location.hash));
  await leave(page);
});
