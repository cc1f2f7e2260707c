// What the bench shows while something is drawn, and what stays in sight on a phone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { benchOf } from './bench.mjs';
import { outOfSight, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const visit = async (options = {}, address = '#/set') => {
  const page = await site.open({ address, ...options });
  await page.locator('.set .playboard').waitFor();
  return benchOf(page);
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
const middle = async (bench, cell) => {
  const { x, y, width, height } = await bench.at(cell).boundingBox();
  return [x + width / 2, y + height / 2];
};

test('a line is shown while the mouse draws it, with what is missing, and is a rule at its end', async () => {
  const bench = await visit();
  const { page, set } = bench;
  await bench.tool('Thermometer');
  await page.mouse.move(...(await middle(bench, 0)));
  await page.mouse.down();
  await set.getByText('It needs at least 2 cells; so far it has 1.').waitFor();
  await page.mouse.move(...(await middle(bench, 1)), { steps: 4 });
  await set.locator('.set-preview .figures').waitFor();
  assert.equal(await set.locator('.playboard .figures').count(), 0);
  assert.deepEqual(await bench.rules(), []);
  await page.mouse.up();
  await bench.hasRules(1);
  await set.locator('.set-preview').waitFor({ state: 'detached' });
  await leave(bench);
});

test('a line that the engine refuses has its reason before it is finished', async () => {
  const bench = await visit({ viewport: sizes.phone.viewport });
  const { page, set } = bench;
  await bench.tool('Thermometer');
  await page.mouse.move(...(await middle(bench, 0)));
  await page.mouse.down();
  for (const cell of [1, 2, 3, 4, 5, 6, 7, 8, 17]) await page.mouse.move(...(await middle(bench, cell)), { steps: 2 });
  await set.getByText(/^Not possible so: cells from the bulb on, .*no more than digits/).waitFor();
  await set.locator('.set-preview .wrong .plain').first().waitFor();
  await assertFits(page);
  await leave(bench);
});

test('a line is shown while the keyboard draws it', async () => {
  const bench = await visit();
  await bench.tool('Arrow');
  await bench.at(40).click();
  await bench.press('Shift+ArrowRight', 'Shift+ArrowRight');
  await bench.set.locator('.set-preview .figures').waitFor();
  await bench.press('Enter');
  await bench.hasRules(1);
  await bench.set.locator('.set-preview').waitFor({ state: 'detached' });
  await leave(bench);
});

test('on a phone the keys of each tool are in sight, and the rest of a long help is a press away', async () => {
  const bench = await visit(sizes.phone);
  for (const tool of ['Givens', 'Cage', 'Skyscraper', 'Quadruple', 'Paint regions']) {
    await bench.tool(tool);
    assert.equal(await outOfSight(bench.set.getByRole('group', { name: 'Keys' })), 0, tool);
  }
  await bench.page.setViewportSize({ width: 320, height: 844 }); // too narrow for its help in any font
  await bench.tool('Skyscraper');
  await bench.button('More').click();
  await bench.button('Less').click();
  await leave(bench);
});

test('regions of a large board have a label and a colour each, and are chosen on a phone', async () => {
  const bench = await visit(sizes.phone);
  await bench.board('30×30');
  await bench.tool('Paint regions');
  await bench.says('All regions have 30 cells.');
  const keys = bench.set.getByRole('group', { name: 'Keys' }).getByRole('button');
  assert.equal(await keys.count(), 30);
  assert.equal(new Set(await keys.evaluateAll((all) => all.map((its) => getComputedStyle(its).backgroundImage))).size, 30);
  assert.ok(Math.min(...(await keys.evaluateAll((all) => all.map((its) => Math.min(its.clientWidth, its.clientHeight)))) ) >= 40);
  await bench.button('Region U').click();
  await bench.stroke(0, 0);
  await bench.says('Region 1 has 29. Region U has 31.');
  await bench.is(0, 'region U');
  await assertFits(bench.page);
  await assertAccessible(bench.page);
  await leave(bench);
});

test('a puzzle is shared from the bench, and from the list of made ones', async () => {
  const bench = await visit({}, '#/set?p=4.......1.4....2&s=4x4');
  const { page } = bench;
  await bench.says('Exactly one solution.');
  await bench.button('Share…').click();
  await page.getByRole('dialog', { name: 'Share' }).getByRole('link', { name: /SudokuPad/ }).waitFor();
  await page.keyboard.press('Escape');
  await bench.button('Make more on this board').click();
  await page.getByLabel('How many').fill('1');
  await page.locator('.make').getByRole('button', { name: 'Make', exact: true }).click();
  await page.locator('.card').getByRole('button', { name: /^Share…: / }).click();
  await page.getByRole('dialog', { name: 'Share' }).getByRole('link', { name: /SudokuPad/ }).waitFor();
  await assertAccessible(page);
  await leave(bench);
});
