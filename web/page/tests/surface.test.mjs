// What the player's board shows and where: marks that stay, verdicts with a cause, keys that work
// from anywhere, and words in sight.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertFits, goTo, start } from './browser.mjs';
import { boardOf, chains, easy, outOfSight, sizes } from './board.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const easyFirst = 'row 1 column 4, given 5';
const chainsFirst = 'row 1 column 1, given 3';

/** A test in both sizes, each with a visitor of its own. */
const inBoth = (name, act) => {
  for (const [size, options] of Object.entries(sizes)) {
    test(`${name} (${size})`, async () => {
      const board = boardOf(await site.open(options));
      await board.cell(1, 1).waitFor();
      await act(board, size);
      assert.deepEqual(board.page.errors, []);
      await board.page.context().close();
    });
  }
};

inBoth('own marks are seen among automatic candidates, and a hint switches nothing on', async (board) => {
  const { page } = board;
  await board.pasted(chains, chainsFirst);
  await board.type(1, 3, 'Shift+Digit9', 'Control+Digit4', 'Shift+Digit3');
  await eventually(async () => assert.equal(await board.name(1, 3), 'row 1 column 3, empty, corner marks 3 9, centre marks 4'));
  await board.tool('Automatic candidates');
  await board.is('row 1 column 3, empty, candidates 2 4 5 6 9, corner marks 3 9, centre marks 4');
  const drawn = (digit) => board.cell(1, 3).locator(`[data-digit="${digit}"]`).getAttribute('class');
  await eventually(async () => assert.match(await drawn(9), /own-corner/));
  await eventually(async () => assert.match(await drawn(4), /own-centre/));
  await eventually(async () => assert.match(await drawn(3), /own-corner gone/));
  const plain = () => board.cell(1, 3).locator('.candidates.plain').getAttribute('data-digit');
  await eventually(async () => assert.equal((await plain()).replace(/\s/g, ''), '256'));
  await board.type(1, 3, 'Shift+Digit5');
  await board.is('row 1 column 3, empty, candidates 2 4 5 6 9, corner marks 3 5 9, centre marks 4');
  await assertAccessible(page);
  await board.tool('Automatic candidates');
  // From here the next step only strikes something out.
  const digits = '......6.....87.1..1.....8..2....73........5...............2.7.8......4....7..69';
  await page.evaluate((link) => (location.hash = link), `#p=${chains}&d=${digits}`);
  await board.is('row 1 column 7, digit 6');
  const hint = page.getByRole('region', { name: 'Hint' });
  await board.hint('Hint', 'Name the technique', 'Explain it', 'Apply');
  await hint.getByText('Applied: r5c8 ≠ 9').waitFor();
  await eventually(async () => assert.equal(await page.locator('.tools [aria-pressed=true]').count(), 0));
  await board.is('row 5 column 8, empty, struck out 9');
});

inBoth('pasted pencilmarks are seen', async (board) => {
  await board.pasted('1 124 1234 24\n12 3 124 24\n23 2 24 1\n4 12 2 3', 'row 2 column 2, given 3');
  await eventually(async () => assert.equal(await board.name(1, 2), 'row 1 column 2, empty, centre marks 1 2 4'));
});

inBoth('a verdict has a cause that can be seen, and a way out', async (board) => {
  const { button, page } = board;
  await board.pasted(easy, easyFirst);
  await board.says('Exactly one solution.');
  await board.tool('Automatic candidates');
  await button('Strike').click();
  await board.type(1, 1, '8');
  await board.tool('Automatic candidates');
  await board.says('A candidate that is struck out is wrong');
  await eventually(async () => assert.equal(await board.name(1, 1), 'row 1 column 1, empty, struck out 8'));
  await board.cell(5, 5).click();
  await board.tool('Select what is wrong');
  assert.deepEqual(
    await page.getByRole('gridcell', { selected: true }).evaluateAll((cells) => cells.map((its) => Number(its.dataset.cell))),
    [0],
  );
  await assertAccessible(page);
  await board.tool('Bring back what was struck out wrongly');
  await board.says('Exactly one solution.');
  await eventually(async () => assert.equal(await board.name(1, 1), 'row 1 column 1, empty'));
  await board.type(1, 1, 'z', '2');
  await board.says('A digit that you placed is wrong');
});

inBoth('keys work wherever the focus is', async (board) => {
  const { page, button } = board;
  await board.pasted(easy, easyFirst);
  await board.cell(1, 1).click();
  const focusOn = (selector) => page.locator(selector).first().focus();
  await focusOn('.keys button');
  await board.press('8');
  await board.is('row 1 column 1, digit 8');
  await page.evaluate(() => document.activeElement.blur());
  await board.press('ArrowRight', '2');
  await board.is('row 1 column 2, digit 2');
  await focusOn('nav a');
  await board.press('Control+z');
  await board.is('row 1 column 2, empty');
  await focusOn('.title-row button');
  await board.press('Shift+Digit7');
  await board.is('row 1 column 2, empty, corner marks 7');
  // Fields and dialogs have their own keys.
  await button('New puzzle…').click();
  await page.getByLabel('Paste or type a puzzle').fill('');
  await page.getByLabel('Paste or type a puzzle').press('5');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).focus();
  await board.press('5', 'Escape');
  await goTo(page, 'Make');
  await board.press('5');
  await goTo(page, 'Play');
  await eventually(async () => assert.equal(await board.name(1, 2), 'row 1 column 2, empty, corner marks 7'));
});

inBoth('tools, verdict and a hint’s words are in sight', async (board, size) => {
  const { page, button } = board;
  await board.pasted(easy, easyFirst);
  await board.says('Exactly one solution.');
  const seen = (locator) => eventually(async () => assert.equal(await outOfSight(locator), 0));
  await seen(page.locator('.verdict'));
  await seen(button('Hint'));
  await seen(page.locator('.keypad .keys'));
  for (const name of size === 'desk' ? ['Undo', 'Automatic candidates', 'Copy link'] : ['Undo', 'Redo', 'More']) await seen(button(name));
  const words = page.locator('.hint-panel [aria-live]');
  for (const label of ['Hint', 'Name the technique', 'Explain it']) {
    await button(label).click();
    await words.locator('p').first().waitFor();
    await seen(words.locator('p').last());
  }
  await assertFits(page);
  await assertAccessible(page);
  await button('Apply').click();
  await seen(words);
  if (size === 'phone') await button('Close').click();
  // Words of one puzzle are gone with it, and so is what was told since.
  await board.tool('Copy link');
  await page.getByText(/link .*holds/i).waitFor();
  await seen(page.locator('.notice'));
  await board.pasted(chains, chainsFirst);
  await eventually(async () => assert.equal(await page.getByText('Applied:').count(), 0));
  await eventually(async () => assert.equal(await page.locator('.notice').innerText(), ''));
  await board.tool('Solve');
  await board.says('Solved!');
  await page.evaluate(() => scrollTo(0, 0));
  await seen(page.locator('.verdict'));
});

test('a hint’s words are in sight on a low screen, too, and the board with them', async () => {
  const board = boardOf(await site.open({ viewport: { width: 390, height: 620 }, hasTouch: true }));
  const { page, button } = board;
  await board.cell(1, 1).waitFor();
  await board.pasted(chains, chainsFirst);
  await board.says('Exactly one solution.');
  for (const label of ['Hint', 'Name the technique', 'Explain it']) {
    await button(label).click();
    await page.locator('.hint-panel [aria-busy=false] p').first().waitFor();
    await page.waitForFunction(() => {
      const { top, bottom } = [...document.querySelectorAll('.hint-panel [aria-live] p')].at(-1).getBoundingClientRect();
      const board = document.querySelector('.playboard').getBoundingClientRect();
      return top >= board.bottom - 1 && bottom <= innerHeight + 1 && board.top >= 0;
    });
  }
  await page.context().close();
});

inBoth('one button alone is called “Play”', async (board) => {
  const { page } = board;
  await page.getByText('Press “Start solving” when the puzzle stands.').waitFor();
  await eventually(async () => assert.equal(await page.getByText('Play', { exact: true }).count(), 1));
  await assertAccessible(page);
  await board.type(1, 1, '5');
  await board.button('Start solving').click();
  await board.press('4');
  await eventually(async () => assert.equal(await board.name(1, 1), 'row 1 column 1, given 5'));
});

inBoth('what is told goes when somebody goes on', async (board) => {
  const { page } = board;
  await board.paste('what is this?');
  await page.locator('.notice.bad').waitFor();
  await board.type(2, 2, '5');
  await page.locator('.notice.bad').waitFor({ state: 'detached' });
  await page.evaluate(() => (location.hash = '#p=123'));
  await page.locator('.notice.bad').waitFor();
  await page.evaluate(() => (location.hash = '#hello'));
  await page.locator('.notice.bad').waitFor({ state: 'detached' });
});

inBoth('what can’t be read is told in one line, without a number where there is one line', async (board) => {
  const { page } = board;
  const told = async (text) => {
    await board.button('New puzzle…').click();
    await page.getByLabel('Paste or type a puzzle').fill(text);
    await board.button('Read it').click();
    const fault = await page.locator('#start-fault').filter({ hasText: /./ }).innerText();
    await board.button('Close').click();
    return fault;
  };
  assert.equal(await told(''), 'There is no puzzle in this text.');
  assert.doesNotMatch(await told('hello world'), /^Line/);
  assert.doesNotMatch(await told('.'.repeat(49)), /^Line/);
});

test('in forced colours pressed buttons and all selected cells are told apart', async () => {
  const board = boardOf(await site.open({ forcedColors: 'active' }));
  await board.cell(1, 1).click();
  await board.press('Shift+ArrowRight');
  const style = (locator, name) => locator.evaluate((element, its) => getComputedStyle(element)[its], name);
  for (const column of [1, 2]) await eventually(async () => assert.equal(await style(board.cell(1, column), 'outlineWidth'), column === 2 ? '4px' : '3px'));
  await eventually(async () => assert.equal(await style(board.cell(1, 3), 'outlineStyle'), 'none'));
  const [pressed, other] = [board.button('Digit'), board.button('Colour')];
  assert.notEqual(await style(pressed, 'backgroundColor'), await style(other, 'backgroundColor'));
  await board.page.context().close();
});

test('both diagonals are lines over all shades, and a large board has no HoDoKu score', async () => {
  const board = boardOf(await site.open());
  await board.button('Sudoku-X').click();
  await board.page.locator('.under line').nth(1).waitFor();
  const order = await board.page.locator('.under :is(rect, line)').evaluateAll((all) => all.map(({ tagName }) => tagName));
  assert.deepEqual(order, [...Array(17).fill('rect'), 'line', 'line']);
  await board.page.goto('about:blank');
  // All but the last row of a 16×16 grid.
  const rows = Array.from({ length: 16 }, (_, row) => Array.from({ length: 16 }, (_, at) => '123456789ABCDEFG'[(at + (row % 4) * 4 + (row >> 2)) % 16]).join(''));
  await board.page.goto(`${site.url}#p=${rows.slice(0, 15).join('')}${'.'.repeat(16)}&s=16x16`);
  await board.button('Explain the whole puzzle').click();
  await board.page.locator('.ratings').waitFor();
  await eventually(async () => assert.equal(await board.page.getByText('HoDoKu').count(), 0));
  await board.page.context().close();
});
