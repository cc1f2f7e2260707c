// Games are never lost: not by another puzzle, a collection, the maker, a reload or another tab.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, goTo, start } from './browser.mjs';
import { boardOf, chains, easy, learners, several, sizes } from './board.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const visit = async (options) => {
  const board = boardOf(await site.open(options));
  await board.cell(1, 1).waitFor();
  return board;
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
const easyFirst = 'row 1 column 4, given 5';
const chainsFirst = 'row 1 column 1, given 3';

for (const [size, options] of Object.entries(sizes)) {
  test(`an afternoon loses nothing (${size})`, async () => {
    const board = await visit(options);
    const { page, name } = board;
    const pager = page.getByRole('navigation', { name: 'Puzzles of the file' });
    const nextOf = async (which, text) => {
      await pager.getByRole('button', { name: which }).click();
      await pager.getByText(text).waitFor();
    };
    // Three puzzles of a file, with work in each, paged to and fro.
    await board.pasted(`${easy}\n${learners}\n${several}`, easyFirst);
    await board.type(1, 1, '8');
    await nextOf('Next', '2 of 3');
    await board.is('row 1 column 1, empty');
    await board.type(1, 1, '6', 'ArrowDown', 'ArrowDown', 'Shift+Digit3', 'Control+Digit7');
    await nextOf('Next', '3 of 3');
    await board.is('row 1 column 1, given 4');
    await board.type(1, 2, '1');
    await nextOf('Previous', '2 of 3');
    await board.is('row 1 column 1, digit 6');
    await eventually(async () => assert.equal(await name(3, 1), 'row 3 column 1, empty, corner marks 3, centre marks 7'));
    await nextOf('Previous', '1 of 3');
    await board.is('row 1 column 1, digit 8');
    // An example, with hints.
    await board.example('Chains are needed', chainsFirst);
    await pager.waitFor({ state: 'detached' });
    await board.type(1, 3, 'Shift+Digit9', 'Control+Digit4');
    const hint = page.getByRole('region', { name: 'Hint' });
    await board.hint('Hint', 'Name the technique', 'Explain it', 'Apply');
    const applied = await hint.getByText('Applied:').innerText();
    await eventually(async () => assert.equal(await name(1, 3), 'row 1 column 3, empty, corner marks 9, centre marks 4'));
    // A puzzle that is made.
    await goTo(page, 'Make');
    await page.getByLabel('How many').fill('1');
    for (const [label, value] of [['Board', 'four'], ['Difficulty', 'any']]) {
      await page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
    }
    await page.locator('.make').getByRole('button', { name: 'Make', exact: true }).click();
    await page.getByText('All are made.').waitFor();
    await page.getByRole('button', { name: 'Play it: Puzzle 1' }).click();
    const free = page.getByRole('gridcell', { name: /, empty$/ }).first();
    await page.waitForFunction(() => document.querySelectorAll('[role=gridcell]').length === 16);
    await free.click();
    await board.press('Shift+Digit2');
    await page.getByRole('gridcell', { name: /corner marks 2$/ }).waitFor();
    const made = await board.names();
    await page.reload();
    await page.getByRole('gridcell', { name: /corner marks 2$/ }).waitFor();
    await eventually(async () => assert.deepEqual(await board.names(), made));
    // Back through all of them.
    await board.tool('Back to my last game');
    await board.is(chainsFirst);
    await eventually(async () => assert.equal(await name(1, 3), 'row 1 column 3, empty, corner marks 9, centre marks 4'));
    const [, row, column, digit] = /r(\d)c(\d) = (\d)/.exec(applied) ?? [];
    if (row) await eventually(async () => assert.equal(await name(row, column), `row ${row} column ${column}, digit ${digit}`));
    await board.tool('Back to my last game');
    await board.is('row 1 column 1, digit 8');
    await board.example('A learner’s puzzle: 220 backtracks', 'row 1 column 1, digit 6');
    await eventually(async () => assert.equal(await name(3, 1), 'row 3 column 1, empty, corner marks 3, centre marks 7'));
    await board.pasted(several, 'row 1 column 2, digit 1');
    await board.button('Undo').click();
    await board.is('row 1 column 2, empty');
    await board.button('Redo').click();
    // All five are in the list.
    await board.button('New puzzle…').click();
    const list = page.getByRole('list', { name: 'Games in progress' });
    await list.waitFor();
    await eventually(async () => assert.equal(await list.getByRole('listitem').count(), 5));
    await assertAccessible(page);
    await list.getByRole('button', { name: /1 of 37 cells filled/ }).click();
    await board.is('row 1 column 1, digit 8');
    await leave(board);
  });
}

test('a collection is there again with its puzzles', async () => {
  const board = await visit();
  const { page } = board;
  const pager = page.getByRole('navigation', { name: 'Puzzles of the file' });
  await board.pasted(`${easy}\n${chains}`, easyFirst);
  await pager.getByRole('button', { name: 'Next' }).click();
  await board.is(chainsFirst);
  await board.type(1, 3, '4');
  await board.pasted(several, 'row 1 column 1, given 4');
  await eventually(async () => assert.equal(await pager.count(), 0));
  await board.tool('Back to my last game');
  await board.is('row 1 column 3, digit 4');
  await pager.getByText('2 of 2').waitFor();
  // A link of another puzzle is none of the collection.
  await page.evaluate((line) => (location.hash = `#p=${line}`), learners);
  await board.is('row 1 column 2, given 1');
  await eventually(async () => assert.equal(await pager.count(), 0));
  await leave(board);
});

test('two tabs keep a game each, and share the same one', async () => {
  const first = await visit();
  const context = first.page.context();
  const tab = async (line, cellName) => {
    const page = await context.newPage();
    await page.goto(`${site.url}#p=${line}`);
    const board = boardOf(page);
    await board.is(cellName);
    return board;
  };
  await first.pasted(easy, easyFirst);
  const second = await tab(chains, chainsFirst);
  await second.type(1, 3, '4');
  await first.type(1, 1, '8');
  await Promise.all([first.settled(), second.settled()]);
  await second.page.close();
  const third = await tab(chains, chainsFirst);
  await eventually(async () => assert.equal(await third.name(1, 3), 'row 1 column 3, digit 4'));
  await third.pasted(easy, easyFirst);
  await third.is('row 1 column 1, digit 8');
  // The same puzzle in two tabs is one game.
  await third.type(1, 2, '2');
  await first.is('row 1 column 2, digit 2');
  await first.button('Undo').click();
  await third.is('row 1 column 2, empty');
  await leave(first);
});

test('what an older page kept is taken over', async () => {
  const board = await visit();
  const pack = (line, digit) => ({
    version: 1,
    positions: [
      { shape: '9x9', side: 9, entering: false, cells: [...line].map((its) => [Number(its) || 0, 0, 0, 0, 0, 0]) },
      { entering: false, delta: [[1, 0, digit, 0, 0, 0, 0]] },
    ],
    now: 1, saved: null, selected: [0], cursor: 0,
  });
  await board.page.goto('about:blank');
  const page = await board.page.context().newPage();
  await page.addInitScript((text) => {
    if (sessionStorage.length) return;
    localStorage.clear();
    localStorage.setItem('dokushin.play', text);
    sessionStorage.setItem('dokushin.play', text);
  }, JSON.stringify({ ...pack(easy, 2), left: { ...pack(learners.replace(/1/, '0'), 1), left: null } }));
  await page.goto(`${site.url}#/play`);
  const other = boardOf(page);
  await other.is('row 1 column 2, digit 2');
  await other.tool('Back to my last game');
  await other.is('row 1 column 2, digit 1');
  await other.button('Undo').click();
  await other.is('row 1 column 2, empty');
  await leave(board);
});

test('a store that is full or refused is told, and a game lives on in the tab', async () => {
  const board = await visit();
  const { page } = board;
  const told = page.getByText('This browser keeps nothing more');
  await eventually(async () => assert.equal(await told.count(), 0));
  await page.evaluate(() => {
    Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await board.pasted(easy, easyFirst);
  await board.type(1, 1, '8');
  await told.waitFor();
  await board.pasted(chains, chainsFirst);
  await board.tool('Back to my last game');
  await board.is('row 1 column 1, digit 8');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await eventually(async () => assert.equal(await told.count(), 0));
  await leave(board);
});

test('a game of the list is removed, and brought back', async () => {
  const board = await visit();
  await board.pasted(easy, easyFirst);
  await board.type(1, 1, '8');
  await board.pasted(chains, chainsFirst);
  await board.button('New puzzle…').click();
  const list = board.page.getByRole('list', { name: 'Games in progress' });
  await list.getByRole('button', { name: /^Remove: 9×9/ }).click();
  await eventually(async () => assert.equal(await list.count(), 0));
  await board.page.getByRole('button', { name: 'Bring back' }).click();
  await list.getByRole('button', { name: /cells filled/ }).click();
  await board.is('row 1 column 1, digit 8');
  await leave(board);
});

for (const [size, options] of Object.entries(sizes)) {
  test(`what is typed into “New puzzle” stays there until it is read (${size})`, async () => {
    const board = await visit(options);
    const { page } = board;
    const field = page.getByLabel('Paste or type a puzzle');
    await board.button('New puzzle…').click();
    await field.fill(`${easy}x`);
    await board.button('Read it').click();
    await page.locator('#start-fault').filter({ hasText: /./ }).waitFor();
    await page.keyboard.press('Escape');
    await board.button('New puzzle…').click();
    await eventually(async () => assert.equal(await field.inputValue(), `${easy}x`));
    await board.button('Close').click();
    await page.reload();
    await board.button('New puzzle…').click();
    await eventually(async () => assert.equal(await field.inputValue(), `${easy}x`));
    await field.fill(easy);
    await board.button('Read it').click();
    await board.is(easyFirst);
    await board.button('New puzzle…').click();
    await eventually(async () => assert.equal(await field.inputValue(), ''));
    // A jigsaw's map stands as it is: a row of letters a line.
    await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption('jigsaw');
    const map = page.getByLabel('Regions of the jigsaw, a letter a cell');
    const [lines, width] = await map.evaluate((its) => [its.value.split('\n').length, its.scrollWidth - its.clientWidth]);
    assert.deepEqual([lines, width], [9, 0]);
    assert.ok(await map.evaluate((its) => its.scrollHeight <= its.clientHeight + 1));
    await leave(board);
  });
}
