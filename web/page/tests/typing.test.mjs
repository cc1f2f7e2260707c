// What is typed and marked: with keys and drags, undone and redone, kept by a reload and a savepoint.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { easy, several } from './board.mjs';
import { eventually } from './eventually.mjs';
import { button, cell, linked, names, page, pasted, press, says, visitEach } from './visit.mjs';

visitEach();

test('a puzzle is typed, and checked at every key', async () => {
  await button('New puzzle…').click();
  await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption('4x4');
  await button('Start with an empty board').click();
  await says('Several solutions.');
  await cell(1, 1).click();
  await press('4');
  await cell(3, 1).click();
  await press('1', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await says('Several solutions.');
  await press('2', 'ArrowUp', 'ArrowLeft', '4');
  await says('Exactly one solution.');
  await cell(4, 4).waitFor();
  await eventually(async () => assert.equal(await cell(4, 4).getAttribute('aria-label'), 'row 4 column 4, given 2'));
  await button('Start solving').click();
  await cell(1, 1).click();
  await press('3');
  await eventually(async () => assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, given 4'));
});

test('undo goes back to the start, redo to the end', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await linked(easy.replaceAll('0', '.'));
  const begin = await names();
  await cell(1, 1).click();
  for (const digit of '827') await press(digit, 'ArrowRight');
  await press('ArrowDown', 'Shift+Digit3', 'v', '4', 'z');
  const checked = () => page.getByRole('gridcell', { name: 'row 1 column 3, digit 7, conflicts with row 8 column 3' }).waitFor();
  await checked();
  const end = await names();
  assert.notDeepEqual(end, begin);
  await button('Undo').focus();
  for (let moves = 0; moves < 20 && (await button('Undo').isEnabled()); moves++) await button('Undo').click();
  await eventually(async () => assert.deepEqual(await names(), begin));
  await cell(1, 1).click();
  for (let index = 0; index < 9; index++) await press('Control+y');
  await checked();
  await eventually(async () => assert.deepEqual(await names(), end));
  await pasted(several, 'row 1 column 1, given 4');
  await eventually(async () => assert.ok(await button('Undo').isDisabled()));
  await button('Back to my last game').click();
  await checked();
  await eventually(async () => assert.deepEqual(await names(), end));
});

test('a reload loses neither digits nor marks nor history', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await linked(easy.replaceAll('0', '.'));
  await cell(1, 1).click();
  await press('8');
  await cell(1, 3).click();
  await press('Control+Digit2');
  const before = await names();
  await page.reload();
  await cell(1, 1).waitFor();
  await eventually(async () => assert.deepEqual(await names(), before));
  await button('Undo').click();
  await button('Undo').click();
  await eventually(async () => assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, empty'));
});

test('the savepoint is returned to', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await cell(1, 1).click();
  await press('8');
  await button('Set savepoint').click();
  await cell(1, 2).click();
  await press('2');
  await button('Back to savepoint').click();
  await eventually(async () => assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, digit 8'));
  await eventually(async () => assert.equal(await cell(1, 2).getAttribute('aria-label'), 'row 1 column 2, empty'));
});

test('the grid has one tab stop, and keys and drags select', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await eventually(async () => assert.equal(await page.locator('[role=gridcell][tabindex="0"]').count(), 1));
  await cell(1, 1).click();
  await press('ArrowDown', 'Shift+ArrowRight', 'Control+ArrowDown', 'Control+ArrowDown', 'Control+Space');
  const selected = () => page.getByRole('gridcell', { selected: true }).evaluateAll((cells) => cells.map((its) => Number(its.dataset.cell)));
  await eventually(async () => assert.deepEqual(await selected(), [9, 10, 28]));
  const [from, to] = [await cell(1, 1).boundingBox(), await cell(1, 3).boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 });
  await page.mouse.up();
  await eventually(async () => assert.deepEqual(await selected(), [0, 1, 2]));
  await press('Shift+Digit2');
  await eventually(async () => assert.deepEqual((await names()).slice(0, 3), [1, 2, 3].map((column) => `row 1 column ${column}, empty, corner marks 2`)));
});

test('sixteen digits are typed as letters', async () => {
  await page.locator('.play').getByRole('button', { name: '16×16', exact: true }).click();
  await cell(16, 16).waitFor();
  await says('Exactly one solution.');
  await cell(1, 1).click();
  await press('b');
  await eventually(async () => assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, digit B'));
});
