// The setter's bench: givens by keyboard, what the engine tells of them, history and links.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { benchOf } from './bench.mjs';
import { easy, sizes } from './board.mjs';
import { assertAccessible, assertFits, goTo, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const visit = async (address = '#/set', options = {}) => {
  const page = await site.open({ address, ...options });
  await page.locator('.set .playboard').waitFor();
  return benchOf(page);
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
/** A 4×4 that needs one given more, and that one. */
const open = '#/set?p=4.......1......2&s=4x4';

test('a puzzle is set by keyboard until it has one solution, and is rated', async () => {
  const bench = await visit();
  await bench.board('4×4');
  await bench.says(/More than|Exactly 288/);
  await bench.at(0).click();
  await bench.press('4', 'ArrowDown', 'ArrowDown', '1', 'Control+Home', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', '4', 'Control+End', '2');
  await bench.says('Exactly one solution.');
  await bench.set.getByText(/^1\.\d, /).waitFor();
  await bench.set.getByText(/^easy, \d+ points$/).waitFor();
  // Singles alone solve it.
  const universal = bench.set.locator('dt', { hasText: 'Longest whip (W)' });
  assert.equal(await universal.locator('xpath=following-sibling::dd[1]').textContent(), '0');
  await bench.press('Backspace');
  await bench.says(/^Exactly \d+ solutions\.$/);
  await leave(bench);
});

test('a given is entered with its images reserved, and erased with them', async () => {
  const bench = await visit();
  await bench.set.getByRole('combobox', { name: 'Symmetry' }).selectOption('180');
  await bench.at(1).click();
  await bench.press('7');
  await bench.is(79, 'reserved');
  await bench.at(79).click();
  await bench.press('3');
  await eventually(async () => assert.match(await bench.name(1), /given 7/));
  await eventually(async () => assert.match(await bench.name(79), /given 3/));
  await bench.press('Backspace');
  await eventually(async () => assert.doesNotMatch(await bench.name(1), /given|reserved/));
  await eventually(async () => assert.doesNotMatch(await bench.name(79), /given|reserved/));
  await bench.press('Control+z');
  await bench.is(1, 'given 7');
  await bench.is(79, 'given 3');
  await leave(bench);
});

test('cells show the true candidates with their numbers of solutions, and which given decides', async () => {
  const bench = await visit(open);
  await bench.says(/^Exactly \d+ solutions\.$/);
  await bench.set.locator('.candidate.heat1').first().waitFor();
  await eventually(async () => assert.match(await bench.name(1), /candidates .*solutions by digit: \d: \d+/));
  await bench.set.locator('.set-deciding button').first().click();
  await bench.says('Exactly one solution.');
  await bench.press('Control+z');
  await bench.says(/^Exactly \d+ solutions\.$/);
  await bench.set.getByLabel(/Show true candidates/).uncheck();
  await eventually(async () => assert.equal(await bench.set.locator('.candidate').count(), 0));
  await leave(bench);
});

test('contradictions are told, and typing goes on meanwhile', async () => {
  const bench = await visit();
  await bench.at(0).click();
  await bench.press('1', 'ArrowRight', '1', 'ArrowRight', '2');
  await bench.says('Digits or rules contradict each other.');
  await bench.is(0, 'conflicts with row 1 column 2');
  await eventually(async () => assert.equal((await bench.givens()).slice(0, 3), '112'));
  await leave(bench);
});

test('redundant givens are counted and selected, and taken away', async () => {
  const bench = await visit(`#/set?p=${easy}`);
  await bench.says('Exactly one solution.');
  await bench.button('Select them').click();
  await eventually(async () => assert.equal(await bench.set.locator('[aria-selected=true]').count(), 41));
  await bench.button('Take redundant givens away').click();
  await bench.set.locator('.set-facts dd').getByText('none').waitFor();
  await eventually(async () => assert.ok((await bench.givens()).replaceAll('.', '').length < 41));
  await bench.press('Control+z');
  await bench.is(3, 'given 5');
  await leave(bench);
});

test('a random solution fills the board, and a pattern of cells gets digits', async () => {
  const bench = await visit('#/set?p=................&s=4x4');
  await bench.button('Fill in a random solution').click();
  await bench.says('Exactly one solution.');
  await eventually(async () => assert.match(await bench.givens(), /^[1-4]{16}$/));
  await bench.button('Remove all givens').click();
  await bench.tool('Reserve cells');
  await bench.drag(0, 1, 2, 3);
  await bench.is(2, 'reserved');
  await bench.drag(4, 5, 6, 7);
  await bench.is(7, 'reserved');
  await bench.drag(8, 9);
  await bench.is(9, 'reserved');
  await bench.button('New digits for all given and reserved cells').click();
  await bench.says('Exactly one solution.');
  await eventually(async () => assert.match(await bench.givens(), /^[1-4]{10}\.{6}$/));
  await leave(bench);
});

test('a reload and a link keep puzzle, history and texts', async () => {
  const bench = await visit();
  const { page, set } = bench;
  await bench.at(0).click();
  await bench.press('5', 'ArrowRight', '3');
  await set.getByLabel('Title').fill('A & B = 100 %');
  await set.getByLabel('Author').fill('Somebody');
  const texts = Buffer.from(JSON.stringify(['A & B = 100 %', 'Somebody', ''])).toString('base64url');
  await page.waitForFunction((its) => location.hash.includes(`t=${its}`), texts);
  const address = page.url();
  await page.reload();
  await bench.is(1, 'given 3');
  await eventually(async () => assert.equal(await set.getByLabel('Title').inputValue(), 'A & B = 100 %'));
  await bench.button('Undo').click();
  await bench.is(0, 'given 5');
  await eventually(async () => assert.doesNotMatch(await bench.name(1), /given/));
  const other = await site.open({ address: address.slice(address.indexOf('#')) });
  const theirs = benchOf(other);
  await theirs.is(1, 'given 3');
  await eventually(async () => assert.equal(await theirs.set.getByLabel('Title').inputValue(), 'A & B = 100 %'));
  await leave(theirs);
  // Another link is a move: undo leads back.
  await page.evaluate((hash) => (location.hash = hash), open);
  await bench.is(0, 'given 4');
  await bench.button('Undo').click();
  await bench.is(0, 'given 5');
  // A part of the page that is left is found again.
  await goTo(page, 'Home');
  await goTo(page, 'Set');
  await bench.is(0, 'given 5');
  await leave(bench);
});

test('a damaged link is told, and what was there stays', async () => {
  const bench = await visit('#/set?p=12345');
  await bench.set.getByRole('alert').getByText('This link is damaged').waitFor();
  await bench.page.goto(`${site.url}#/set?p=1...............&s=nonsense`);
  await bench.set.getByText('This link names a board that does not exist.').waitFor();
  await eventually(async () => assert.equal(await bench.set.getByRole('gridcell').count(), 81));
  await leave(bench);
});

test('the puzzle is played, and the board is made on by machine', async () => {
  const bench = await visit('#/set?p=4.......1.4....2&s=4x4');
  const { page } = bench;
  await bench.says('Exactly one solution.');
  await bench.button('Make more on this board').click();
  await page.getByLabel('How many').fill('1');
  await page.locator('.make').getByRole('button', { name: 'Make', exact: true }).click();
  await page.getByText('All are made.').waitFor();
  await eventually(async () => assert.equal(await page.locator('.card svg text').count(), 4));
  await page.locator('.ways').getByRole('link', { name: 'By hand' }).click();
  await bench.button('Play it').click();
  await page.locator('.play [role=gridcell][aria-label^="row 1 column 1, given 4"]').waitFor();
  assert.match(page.url(), /#\/play/);
  await leave(bench);
});

for (const [name, options] of [...Object.entries(sizes), ['narrow', { viewport: { width: 320, height: 568 }, hasTouch: true }], ['dark', { colorScheme: 'dark' }], ['ja', { locale: 'ja-JP' }]]) {
  test(`the bench is accessible and fits (${name})`, async () => {
    const bench = await visit(open, options);
    await bench.set.locator('.candidate.heat1').first().waitFor();
    await assertFits(bench.page);
    await assertAccessible(bench.page);
    await bench.set.locator('.set-tools select').first().selectOption('regions');
    await assertFits(bench.page);
    await assertAccessible(bench.page);
    await bench.set.locator('.set-tools select').first().selectOption('cage');
    await assertFits(bench.page);
    await assertAccessible(bench.page);
    await leave(bench);
  });
}
