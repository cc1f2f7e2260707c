// Rules that are drawn on the bench, with mouse, finger and keyboard; regions that are painted; print.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { benchOf, cages } from './bench.mjs';
import { sizes } from './board.mjs';
import { assertAccessible, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const empty = '#/set?p=................&s=4x4';
const visit = async (address = empty, options = {}) => {
  const page = await site.open({ address, ...options });
  await page.locator('.set .playboard').waitFor();
  return benchOf(page);
};
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
const place = (cell) => `r${Math.floor(cell / 4) + 1}c${(cell % 4) + 1}`;
const rules = cages.map(([cells, sum]) => `Cage ${sum} ${cells.map(place).join(' ')}`).sort();

test('a killer is drawn with the mouse until it has one solution', async () => {
  const bench = await visit();
  await bench.tool('Cage');
  for (const [index, [cells, sum]] of cages.entries()) {
    await bench.drag(...cells);
    await bench.press(...String(sum), 'Enter');
    await bench.hasRules(index + 1);
  }
  await eventually(async () => assert.deepEqual((await bench.rules()).sort(), rules));
  await bench.says('Exactly one solution.');
  await bench.set.getByText('Boards with rules beyond houses are not rated.').waitFor();
  await eventually(async () => assert.ok((await bench.set.locator('.playboard .figures path, .playboard .figures polygon').count()) > 0));
  await bench.button('Undo').click();
  await bench.hasRules(2);
  await bench.says(/Exactly \d+ solutions/);
  await bench.page.reload();
  await bench.hasRules(2);
  await bench.set.getByRole('button', { name: /^Remove: Cage 4/ }).click();
  await bench.hasRules(1);
  await leave(bench);
});

test('a killer is drawn with a finger, the clue by the keys below the board', async () => {
  const bench = await visit(empty, sizes.phone);
  await bench.tool('Cage');
  for (const [index, [cells, sum]] of cages.entries()) {
    await bench.stroke(...cells);
    await bench.set.locator('.set-keys').getByRole('button', { name: String(sum), exact: true }).click();
    await bench.button('Add').click();
    await bench.hasRules(index + 1);
  }
  await eventually(async () => assert.deepEqual((await bench.rules()).sort(), rules));
  await bench.says('Exactly one solution.');
  await assertAccessible(bench.page);
  await leave(bench);
});

test('a killer is drawn by keyboard alone', async () => {
  const bench = await visit();
  const { page } = bench;
  await page.keyboard.press('Tab');
  while ((await page.evaluate(() => document.activeElement.closest('label')?.textContent ?? '')).startsWith('Tool') === false) await page.keyboard.press('Tab');
  await page.keyboard.type('Cage');
  await page.keyboard.press('Escape'); // to the board
  await bench.press('Control+Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight', '6', 'Enter');
  await bench.hasRules(1);
  await bench.press('Control+Home', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Shift+ArrowDown', '4', 'Enter');
  await bench.hasRules(2);
  await bench.press('Control+Home', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown', '7', 'Enter');
  await bench.hasRules(3);
  await eventually(async () => assert.deepEqual((await bench.rules()).sort(), rules));
  await bench.says('Exactly one solution.');
  await leave(bench);
});

test('lines, dots and clues beside the board are drawn; what lacks something says so', async () => {
  const bench = await visit('#/set');
  await bench.tool('Thermometer');
  await bench.drag(0, 1, 2);
  await bench.hasRules(1);
  await bench.tool('White dot');
  await bench.drag(40, 41, 50);
  await bench.hasRules(3);
  await bench.tool('Skyscraper');
  await bench.at(40).click();
  await bench.press('3', 'Enter');
  await bench.set.getByText('Begin at the edge of the board').waitFor();
  await bench.at(27).click();
  await bench.press('Enter');
  await bench.hasRules(4);
  await bench.tool('Little killer');
  await bench.drag(1, 11, 21);
  await bench.press('4', '0', 'Enter');
  await bench.hasRules(5);
  const all = await bench.rules();
  assert.ok(all.includes('Thermometer r1c1 r1c2 r1c3'));
  assert.ok(all.some((rule) => rule.startsWith('Skyscraper 3 r4c1 r4c2')));
  assert.ok(all.some((rule) => /^Little killer 40 r1c2 r2c3 .* r8c9$/.test(rule)));
  await bench.tool('Any rule, in words');
  await bench.set.getByLabel('Rule', { exact: true }).fill('thermo r1c1 r1c2');
  await bench.button('Add').click();
  await bench.set.getByRole('alert').getByText(/This rule can’t be added: .*thermo/).waitFor();
  await bench.set.getByLabel('Rule', { exact: true }).fill('any-of ( cage 10 r9c1 r9c2 ) ( less r9c1 r9c2 )');
  await bench.button('Add').click();
  await bench.hasRules(6);
  await leave(bench);
});

test('rules of the whole board are switched on and off, and redundant ones are told', async () => {
  const bench = await visit('#/set?p=4.......1.4....2&s=4x4');
  await bench.says('Exactly one solution.');
  await bench.set.getByLabel('Anti-king').check();
  await bench.says('No solution.');
  await bench.set.getByLabel('Anti-king').uncheck();
  await bench.says('Exactly one solution.');
  await bench.tool('Thermometer');
  const solution = await bench.set.getByRole('gridcell').evaluateAll((cells) => cells.map((its) => Number(/(?:given|candidates) (\d)/.exec(its.getAttribute('aria-label'))[1])));
  const [from, to] = solution[0] < solution[1] ? [0, 1] : [1, 0];
  await bench.drag(from, to);
  await bench.hasRules(1);
  await bench.set.locator('.set-facts dd').getByText(/^Thermometer r1c/).waitFor();
  await bench.button('Take redundant givens and rules away').click();
  await bench.page.waitForFunction(() => document.querySelectorAll('.set-rules li').length === 0 || !location.hash.includes('4.......1.4....2'));
  await leave(bench);
});

for (const [way, options] of Object.entries(sizes)) {
  test(`regions are painted until each has its cells, and are the board’s then (${way})`, async () => {
    const bench = await visit(empty, options);
    await bench.tool('Paint regions');
    const stroke = way === 'phone' ? bench.stroke : bench.drag;
    await bench.set.getByRole('button', { name: 'Region 1', exact: true }).click();
    await stroke(2, 2);
    await bench.says('Region 1 has 5. Region 2 has 3.');
    await bench.set.getByRole('button', { name: 'Region 2', exact: true }).click();
    await stroke(5, 5);
    await bench.says('All regions have 4 cells.');
    await bench.page.waitForFunction(() => location.hash.includes('s=jigsaw:AAABBABBCCDDCCDD') || location.hash.includes('s=jigsaw:AAABABBBCCDDCCDD'));
    await eventually(async () => assert.equal(await bench.set.getByRole('combobox', { name: 'Board', exact: true }).locator(':checked').innerText(), 'Own regions'));
    await bench.button('Undo').click();
    await bench.says('Region 1 has 5. Region 2 has 3.');
    await bench.button('Undo').click();
    await bench.tool('Givens');
    await bench.page.waitForFunction(() => location.hash.endsWith('s=4x4&e=1'));
    await leave(bench);
  });
}

test('the puzzle is printed with its texts', async () => {
  const texts = Buffer.from(JSON.stringify(['For Sunday', 'Somebody', 'Normal rules apply.'])).toString('base64url');
  const bench = await visit(`#/set?p=4.......1.4....2&s=4x4&t=${texts}`);
  await bench.says('Exactly one solution.');
  const pdf = await bench.page.pdf({ format: 'A4' });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  assert.match(text, /For Sunday/);
  assert.match(text, /by Somebody/);
  assert.match(text, /Normal rules apply\./);
  assert.deepEqual(text.match(/\b[1-4]\b/g).sort(), ['1', '2', '4', '4']);
  assert.doesNotMatch(text, /Tool|Undo|solution/);
  await leave(bench);
});
