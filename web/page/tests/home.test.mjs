// The first screen: a new puzzle, today's, the library; addresses, and what is kept of a game.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, chains, easy, sizes } from './board.mjs';
import { assertAccessible, assertFits, goTo, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const solution = '872531649956487231314692758765219384139748526428356917283974165547163892691825473';
const home = (options = {}) => site.open({ address: '', settings: {}, ...options });
const leave = async (page) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
const givensOf = (page) => page.locator('[role=gridcell]').evaluateAll((cells) => cells.filter((its) => / given /.test(its.ariaLabel)).length);

for (const [size, options] of Object.entries(sizes)) {
  test(`F1: a new puzzle of a level is one tap away, and another one after it (${size})`, async () => {
    const page = await home(options);
    await page.getByRole('heading', { name: 'New puzzle' }).waitFor();
    await assertFits(page);
    await assertAccessible(page);
    await page.getByRole('button', { name: 'very easy', exact: true }).click();
    await page.locator('.playboard .given').first().waitFor();
    await eventually(async () => assert.ok((await givensOf(page)) >= 36, 'a beginner’s puzzle has many givens'));
    await page.waitForURL(/#\/play\?p=/);
    // Its rows are full but for what is typed: nobody says anything of a solution before.
    await eventually(async () => assert.equal(await page.locator('.verdict').innerText(), ''));
    await leave(page);
  });
}

test('today’s puzzles are the same for everybody, and each of another level', async () => {
  const of = async (level) => {
    const page = await home();
    await page.locator('.todays').getByRole('button', { name: level, exact: true }).click();
    await page.locator('.playboard .given').first().waitFor();
    await boardOf(page).settled();
    const link = new URL(page.url()).hash;
    await leave(page);
    return link;
  };
  const [one, same, other] = [await of('easy'), await of('easy'), await of('moderate')];
  assert.equal(one, same);
  assert.notEqual(one, other);
});

test('what is pasted on the first screen is on the board, a whole address of SudokuWiki too', async () => {
  const page = await home();
  const board = boardOf(page);
  await page.getByRole('heading', { name: 'New puzzle' }).waitFor();
  await board.pasted(`https://www.sudokuwiki.org/sudoku.htm?bd=${easy}`, 'row 1 column 4, given 5');
  await leave(page);
});

test('a puzzle for a technique is made', async () => {
  const page = await home();
  await page.getByText('A puzzle for a technique').click();
  await page.getByRole('button', { name: 'naked pair', exact: true }).click();
  await page.locator('.playboard .given').first().waitFor();
  await leave(page);
});

test('B1: games stay, each with its progress; one is removed and brought back', async () => {
  const page = await home();
  const board = boardOf(page);
  for (const [line, first] of [[easy, 'row 1 column 4, given 5'], [chains, 'row 1 column 1, given 3']]) {
    await page.goto('about:blank');
    await page.goto(`${site.url}#/play?p=${line}`);
    await board.is(first);
    await board.type(1, 3, '2');
    await board.settled();
  }
  await goTo(page, 'Home');
  const cards = page.locator('.game-card');
  await eventually(async () => assert.equal(await cards.count(), 2));
  await page.getByRole('button', { name: /^Remove/ }).first().click();
  await eventually(async () => assert.equal(await cards.count(), 1));
  await page.getByRole('button', { name: 'Bring back' }).click();
  await eventually(async () => assert.equal(await cards.count(), 2));
  await assertAccessible(page);
  await cards.last().locator('.game').click();
  await board.is('row 1 column 4, given 5');
  await board.is('row 1 column 3, digit 2');
  await goTo(page, 'Home');
  await page.locator('.continue').click();
  await board.is('row 1 column 3, digit 2');
  await leave(page);
});

test('F11: each puzzle and part has an address, and Back leads to the one before', async () => {
  const page = await home();
  const board = boardOf(page);
  await goTo(page, 'Play');
  await board.pasted(easy, 'row 1 column 4, given 5');
  await board.settled();
  await board.pasted(chains, 'row 1 column 1, given 3');
  await board.settled();
  await goTo(page, 'Laboratory');
  assert.match(page.url(), /#\/lab(\?|$)/);
  await eventually(async () => assert.equal(await page.title(), 'Laboratory · dokushin'));
  await page.goBack();
  await board.is('row 1 column 1, given 3');
  await page.goBack();
  await board.is('row 1 column 4, given 5');
  await page.goForward();
  await board.is('row 1 column 1, given 3');
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { name: 'New puzzle' }).waitFor();
  await eventually(async () => assert.equal(await page.title(), 'dokushin'));
  await page.goto('about:blank');
  await page.goto(`${site.url}#/make`);
  await eventually(async () => assert.equal(await page.locator('nav [aria-current=page]').innerText(), 'Set'));
  await eventually(async () => assert.equal(await page.title(), 'Make · dokushin'));
  await leave(page);
});

test('Back to a game shows it as it stands, not as it stood', async () => {
  const page = await home();
  const board = boardOf(page);
  await goTo(page, 'Play');
  await board.pasted(easy, 'row 1 column 4, given 5');
  await board.type(1, 1, '8');
  await board.settled();
  await board.pasted(chains, 'row 1 column 1, given 3');
  await board.settled();
  await goTo(page, 'Home');
  await page.locator('.game-card .game').last().click();
  await board.is('row 1 column 1, digit 8');
  await board.type(1, 3, '2');
  await board.settled();
  await page.goBack();
  await page.goBack();
  await board.is('row 1 column 1, given 3');
  await page.goBack();
  await board.is('row 1 column 4, given 5');
  await eventually(async () => assert.equal(await board.name(1, 3), 'row 1 column 3, digit 2'));
  await leave(page);
});

test('F3: a solved puzzle has its moment, its time, and its place in the statistics', async () => {
  const page = await home(sizes.phone);
  const board = boardOf(page);
  await page.goto('about:blank');
  await page.goto(`${site.url}#/play?p=${easy}&d=${[...solution].map((digit, at) => (easy[at] !== '0' || at === 80 ? '.' : digit)).join('')}`);
  await board.cell(9, 9).waitFor();
  await board.cell(9, 9).click();
  const highlighted = page.locator('.playboard .sees, .playboard .same');
  await highlighted.first().waitFor();
  await page.waitForTimeout(1100); // so that some time is spent
  await eventually(async () => assert.match(await board.name(9, 9), /empty/));
  await board.press('3');
  const panel = page.getByRole('region', { name: /^Solved in \d+:\d\d$/ });
  await panel.getByText(/very easy|easy/).waitFor();
  assert.equal(await highlighted.count(), 0);
  await assertFits(page);
  await assertAccessible(page);
  await panel.getByRole('button', { name: 'All puzzles' }).click();
  await page.getByRole('heading', { name: 'Statistics' }).waitFor();
  const rows = page.locator('.statistics tbody tr');
  await rows.first().waitFor();
  await eventually(async () => assert.equal(await rows.count(), 1));
  await assertAccessible(page);
  await leave(page);
});

test('all games are saved as a file, and taken in by another browser', async () => {
  const page = await home();
  const board = boardOf(page);
  await goTo(page, 'Play');
  await board.pasted(easy, 'row 1 column 4, given 5');
  await board.type(1, 3, '2');
  await board.settled();
  await goTo(page, 'Home');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save all games as a file' }).click()]);
  const file = await download.path();
  const other = await home();
  const taken = async (path) => other.locator('.library-file input').setInputFiles(path);
  await taken({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await other.getByText('no library of games of this page').waitFor();
  await taken(file);
  await other.getByText('Games added: 1').waitFor();
  await other.locator('.continue').click();
  await boardOf(other).is('row 1 column 3, digit 2');
  await leave(other);
  await leave(page);
});
