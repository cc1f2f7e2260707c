// Boards that are not square, with values from 0, or with cells outside the grid: played, kept, shared and searched.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, sizes } from './board.mjs';
import { assertAccessible, assertFits, goTo, start } from './browser.mjs';

let all;
before(async () => {
  all = await start();
});
after(() => all.close());
const leave = async (...pages) => {
  for (const page of pages) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
};

const shape = 'grid:4x6:0-5:2x3';
const puzzle = JSON.stringify({ puzzle: '.3.14.2.4..312.0...5.3..', shape });
const solution = ['035142', '214503', '123054', '450321'];
const first = 'row 1 column 1, empty';

/** Fills the blanks; one whose digit is on a key of its own is pressed there. */
async function solve(board, enter) {
  for (const [row, digits] of solution.entries()) {
    for (const [column, digit] of [...digits].entries()) {
      const name = await board.name(row + 1, column + 1);
      if (name.includes('given') || name.endsWith(`, digit ${digit}`)) continue;
      await board.cell(row + 1, column + 1).click();
      await enter(digit);
    }
  }
}

for (const [size, options] of Object.entries(sizes)) {
  test(`a board of 4 rows and 6 columns with the digits 0 to 5 is played to its end on a ${size}`, async () => {
    const page = await all.open(options);
    const board = boardOf(page);
    await board.is(first);
    await board.pasted(puzzle, 'row 1 column 2, given 3');
    assert.equal(await page.getByRole('gridcell').count(), 24);
    await board.says('Exactly one solution.');
    assert.equal(await page.locator('.keys [data-left]').evaluateAll((keys) => keys.map((its) => `${its.textContent} ${its.dataset.left}`).join(', ')), '0 3, 1 2, 2 2, 3 1, 4 2, 5 3');
    // A column has four cells, and yet each digit once.
    await board.type(4, 3, '4');
    await page.locator('[role=gridcell][aria-label*="conflicts"]').first().waitFor();
    assert.match(await board.name(4, 3), /conflicts with row 2 column 3/);
    await board.press('Backspace', 'Shift+0', 'Shift+5');
    await board.is('row 4 column 3, empty, corner marks 0 5');
    await board.press('ArrowDown');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), '2');
    await assertFits(page);
    await assertAccessible(page);

    await solve(board, (digit) => (size === 'desk' ? board.press(digit) : page.locator('.keys').getByRole('button', { name: digit, exact: true }).click()));
    await page.locator('.solved-panel').waitFor();
    await board.settled();
    await page.reload();
    await board.is('row 4 column 6, digit 1');
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
    const shown = page.locator('.home .thumbnail').first();
    await shown.waitFor();
    assert.equal(await shown.getAttribute('viewBox'), '-.4 -.4 6.8 4.8');
    await page.getByText('4×6 (0–5)').first().waitFor();
    await leave(page);
  });
}

test('an empty board of 4 rows and 6 columns is chosen in the dialog for a new puzzle', async () => {
  const page = await all.open();
  const board = boardOf(page);
  await board.is(first);
  await board.button('New puzzle…').click();
  await page.locator('dialog.start').getByRole('combobox', { name: 'Board', exact: true }).selectOption({ label: '4×6' });
  await page.locator('dialog.start').getByRole('button', { name: 'Start with an empty board', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('[role=gridcell]').length === 24);
  // Its givens are typed first.
  await board.type(4, 6, '6');
  await board.is('row 4 column 6, given 6');
  await leave(page);
});

test('a link with a board that is not square brings its marks, lines and shape along', async () => {
  const page = await all.open();
  const board = boardOf(page);
  await board.is(first);
  await board.pasted(puzzle, 'row 1 column 2, given 3');
  await board.type(1, 1, 'Control+5');
  await board.is('row 1 column 1, empty, centre marks 5');
  await board.settled();
  const other = await all.open({ address: new URL(page.url()).hash });
  await boardOf(other).is('row 1 column 1, empty, centre marks 5');
  await boardOf(other).button('Hint').click();
  await other.getByText('Hints and paths exist for square boards only').waitFor();
  await leave(page, other);
});

test('a string of another site with a board that is not square is played, with its clues beside it', async () => {
  const page = await all.open(sizes.phone);
  const board = boardOf(page);
  await board.is(first);
  await board.pasted('.Shape~6x4.~R1C1_3~R6C4_2.Skyscraper~C1~2~', 'row 6 column 4, given 2');
  assert.equal(await page.getByRole('row').count(), 6);
  const { width, height } = await page.locator('.playboard').boundingBox();
  assert.ok(height > width, `${width} × ${height}`);
  await board.type(6, 1, '5');
  await board.is('row 6 column 1, digit 5');
  await assertFits(page);
  await leave(page);
});

test('cells outside the grid are played below it', async () => {
  const page = await all.open();
  const board = boardOf(page);
  await board.is(first);
  await board.paste(JSON.stringify({ puzzle: '..................', shape: '4x4+variables:2+arrow(v1:r1c1,r1c2)' }));
  await page.locator('[role=gridcell][aria-label^="cell v2 outside the grid"]').click();
  await board.press('3', 'ArrowLeft', '4');
  await board.is('cell v2 outside the grid, digit 3');
  await board.is('cell v1 outside the grid, digit 4');
  await assertAccessible(page);
  await board.settled();
  await page.reload();
  await board.is('cell v1 outside the grid, digit 4');
  await leave(page);
});

test('the laboratory, the bench and the share sheet have boards that are not square', async () => {
  const page = await all.open({ address: `#/lab?p=.4.25.3.5..423.1...6.4..&s=${shape}&m=backtrack` });
  await page.getByText('for digit in 0…5:').waitFor();
  await page.locator('.watched').click({ position: { x: 20, y: 20 } });
  await page.locator('.watched[data-chosen=r1c1]').waitFor();
  await goTo(page, 'Set');
  await page.evaluate((its) => (location.hash = its), `#/set?p=.4.25.3.5..423.1...6.4..&s=${shape}`);
  await page.getByText('Exactly one solution.').waitFor();
  await page.getByText('Only square boards are rated').waitFor();
  assert.equal(await page.locator('.set [role=gridcell]').count(), 24);
  await page.locator('.set').getByRole('button', { name: 'Play it', exact: true }).click();
  const board = boardOf(page);
  await board.is('row 1 column 2, given 3');
  await board.tool('Share…');
  const sheet = page.locator('.share-sheet');
  await sheet.getByRole('button', { name: 'JSON', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('.share-sheet textarea')?.value.includes('"shape"'));
  assert.deepEqual(JSON.parse(await sheet.locator('textarea').inputValue()), JSON.parse(puzzle));
  const [, , width, height] = (await sheet.locator('svg.picture-file').getAttribute('viewBox')).split(' ').map(Number);
  assert.ok(width > height, `${width} × ${height}`);
  await leave(page);
});
