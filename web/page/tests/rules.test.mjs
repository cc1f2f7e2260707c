// Boards with rules beyond houses in the browser: their figures, their words, and what the page says of them.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { boardOf, sizes } from './board.mjs';
import { assertAccessible, assertFits, goTo, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

/** The only solution of this board is 1234 4321 3412 2143. */
const ruled = `# puzzle 4x4 1...............
anti-knight
cage 3 r1c1 r1c2
thermometer r4c1 r3c1 r3c2
skyscraper 2 r4c1 r4c2 r4c3 r4c4
`;
/** As setters send it. */
const fPuzzles = JSON.stringify({
  size: 4,
  grid: [[{ value: 1, given: true }, {}, {}, {}], ...Array.from({ length: 3 }, () => [{}, {}, {}, {}])],
  killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }],
  thermometer: [{ lines: [['R4C1', 'R3C1', 'R3C2']] }],
});

let site;
let page;
let board;
before(async () => (site = await start()));
after(() => site.close());
const open = async (options) => {
  page = await site.open(options);
  board = boardOf(page);
  await board.cell(1, 1).waitFor();
  await board.pasted(ruled, 'row 1 column 1, given 1');
};
beforeEach(() => open(sizes.desk));
afterEach(async () => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

const count = (selector) => page.locator(selector).count();
const figuresAreThere = async () => {
  await page.locator('.playboard .under .figures circle').waitFor(); // the thermometer's bulb
  await eventually(async () => assert.equal(await count('.playboard .under .figures polyline'), 1));
  await eventually(async () => assert.ok((await count('.playboard .over .figures [stroke-dasharray]')) > 0)); // the cage
};

test('rules are drawn on the board, and said below it', async () => {
  await figuresAreThere();
  await eventually(async () => assert.deepEqual((await page.locator('.playboard .figures text').allTextContents()).sort(), ['3', 'S2'])); // the cage's total, and the clue beside row 4
  const words = await page.locator('.rules').textContent();
  for (const rule of ['cage', 'thermometer', 'skyscraper', 'anti-knight']) assert.match(words, new RegExp(rule));
  await eventually(async () => assert.equal(await page.locator('.title-row .shape').textContent(), '4×4'));
  await board.says('Exactly one solution.');
});

test('a clue beside the board is within the page, on a desk and on a phone', async () => {
  await assertFits(page);
  await assertAccessible(page);
  await page.context().close();
  await open(sizes.phone);
  await figuresAreThere();
  await assertFits(page);
  const boxOf = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
  const clue = await boxOf(page.locator('.playboard .figures text', { hasText: 'S2' }));
  const [grid, whole] = await Promise.all([boxOf(page.getByRole('grid')), boxOf(page.locator('.play'))]);
  assert.ok(whole.left <= clue.left && clue.right <= grid.left, 'beside the board, within the page');
});

test('what breaks a rule is said, with the rule', async () => {
  await board.type(1, 2, '3');
  await page.locator('.flaws').getByText('A rule of this board is broken: cage(3:r1c1,r1c2).').waitFor();
});

test('hints light what they name; the path tells of rules, to the end and without a rating', async () => {
  await board.button('Hint').click();
  await page.locator('.hint-panel p').first().waitFor();
  await eventually(async () => assert.ok((await count('.playboard .looked')) > 0));
  await board.button('Explain the whole puzzle').click();
  await page.locator('.path-panel').getByText('hidden single in a cage').first().waitFor();
  await page.locator('.path-panel').getByText('14 steps').waitFor();
  assert.equal(await page.locator('.path-panel').getByText('cells outside the grid').count(), 0);
});

test('a link brings the rules along', async () => {
  await board.settled();
  await page.reload();
  await board.is('row 1 column 1, given 1');
  await figuresAreThere();
});

test('a document of f-puzzles brings its rules', async () => {
  await board.pasted('.'.repeat(16), 'row 1 column 1, empty');
  await eventually(async () => assert.equal(await count('.rules'), 0));
  await board.pasted(fPuzzles, 'row 1 column 1, given 1');
  await figuresAreThere();
});

for (const [name, figure] of [['Killer', '.over [stroke-dasharray]'], ['Thermometers and arrows', '.under circle']]) {
  test(`an example with rules and without givens: ${name}`, async () => {
    await board.example(name, 'row 9 column 9, empty');
    await page.locator(`.playboard ${figure}`).first().waitFor();
    await board.says('Exactly one solution.');
  });
}

test('the laboratory draws them, too', async () => {
  await goTo(page, 'Laboratory');
  await page.getByRole('button', { name: 'The puzzle you are playing', exact: true }).click();
  await page.locator('.watch .figures circle').first().waitFor();
  await eventually(async () => assert.match(await page.locator('.watch .board-rules').textContent(), /cage/));
});
