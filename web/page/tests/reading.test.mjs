// What is pasted, dropped, opened or chosen is read as the puzzles that it is, and what can't be read is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chains, easy, several } from './board.mjs';
import { goTo } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { button, cell, linked, page, paste, pasted, press, says, visitEach } from './visit.mjs';

visitEach();

test('a line, a nested list, a grid and pencilmarks are pasted anywhere', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await says('Exactly one solution.');
  const rows = (text, size) => text.match(new RegExp(`.{${size}}`, 'g'));
  await pasted(JSON.stringify(rows(chains.replaceAll('.', '0'), 9).map((row) => [...row].map(Number))), 'row 1 column 1, given 3');
  await pasted(rows('.....3.....14..3', 4).join('\n'), 'row 4 column 1, given 4');
  await paste('what is this?');
  await page.locator('.notice.bad').waitFor();
  // 4×4, with the candidates of a player: 2 is struck out of the first cell.
  await pasted('14 124 1234 24\n12 3 124 24\n23 2 24 1\n4 12 2 3'.replace(/^14/, '1'), 'row 2 column 2, given 3');
  await button('Automatic candidates').click();
  await eventually(async () => assert.equal(await cell(1, 2).getAttribute('aria-label'), 'row 1 column 2, empty, candidates 1 2 4, centre marks 1 2 4'));
});

test('what people have is pasted: tables with blanks, marks of other scripts, links', async () => {
  const lines = chains.match(/.{9}/g);
  const cells = lines.map((line) => [...line].map((mark) => (mark === '.' ? '' : mark)));
  const wide = (text) => [...text].map((mark) => (mark === '.' ? '・' : String.fromCharCode(0xff10 + Number(mark))));
  const forms = [
    cells.map((row) => row.join('\t')).join('\n'),
    cells.map((row) => row.join(';')).join('\r\n'),
    cells.map((row) => `| ${row.join(' | ')} |`).join('\n'),
    `<table>${cells.map((row) => `<tr>${row.map((mark) => `<td>${mark}</td>`).join('')}</tr>`).join('\n')}</table>`,
    lines.map((line) => line.replaceAll('.', ' ')).join('\n'),
    wide(chains).join(''),
    `https://www.sudokuwiki.org/sudoku.htm?bd=${chains.replaceAll('.', '0')}`,
    JSON.stringify([{ id: 1, puzzle: chains }]),
    `puzzle;solution\n${chains};`,
  ];
  for (const form of forms) {
    await pasted(easy, 'row 1 column 4, given 5');
    await pasted(form, 'row 1 column 1, given 3');
    await eventually(async () => assert.equal(await cell(9, 9).getAttribute('aria-label'), 'row 9 column 9, given 2', form));
  }
  await paste('https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOA');
  await page.locator('.notice.bad').getByText('f-puzzles').waitFor();
});

test('many puzzles are paged through, and what cannot be read is told', async () => {
  await button('New puzzle…').click();
  await page.getByLabel('Paste or type a puzzle').fill(`${easy}\nabc\n${several}\n${chains}`);
  await button('Read it').click();
  const pager = page.getByRole('navigation', { name: 'Puzzles of the file' });
  await pager.getByText('1 of 3').waitFor();
  await pager.getByText('1 text can’t be read').click();
  await pager.getByText(/^Line 2:/).waitFor();
  await pager.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('gridcell', { name: 'row 1 column 1, given 4' }).waitFor();
  await pager.getByText('2 of 3').waitFor();
  await pager.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('gridcell', { name: 'row 1 column 1, given 3' }).waitFor();
  await linked(chains);
  await page.reload();
  await pager.getByText('3 of 3').waitFor();
  await eventually(async () => assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, given 3'));
});

test('a file is opened', async () => {
  await button('New puzzle…').click();
  await page.getByLabel('Open a file of puzzles').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(chains) });
  await page.getByRole('gridcell', { name: 'row 1 column 1, given 3' }).waitFor();
});

/** As if a file were dropped there; whether the page took it, so that the browser does not. */
const dropOn = (selector, text) =>
  page.evaluate(
    ([on, its]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([its], 'puzzles.txt', { type: 'text/plain' }));
      return ['dragover', 'drop'].every(
        (type) => !document.querySelector(on).dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
      );
    },
    [selector, text],
  );

test('a file is dropped on the page, and on the dialog', async () => {
  assert.ok(await dropOn('.playboard', chains));
  await page.getByRole('gridcell', { name: 'row 1 column 1, given 3' }).waitFor();
  await button('New puzzle…').click();
  await page.locator('#start-text').waitFor();
  assert.ok(await dropOn('#start-text', 'what is this?'));
  await page.locator('#start-fault').filter({ hasText: /./ }).waitFor();
  assert.ok(await dropOn('dialog[open]', easy));
  await page.getByRole('gridcell', { name: 'row 1 column 4, given 5' }).waitFor();
  await eventually(async () => assert.equal(await page.locator('dialog[open]').count(), 0));
});

test('a file that is dropped on another part of the page is not read, and the page stays', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await goTo(page, 'Laboratory');
  assert.ok(await dropOn('main', chains));
  assert.ok(await dropOn('header', chains));
  await goTo(page, 'Play');
  await eventually(async () => assert.equal(await cell(1, 4).getAttribute('aria-label'), 'row 1 column 4, given 5'));
});

test('a single puzzle puts the collection away', async () => {
  await pasted(`${easy}\n${chains}`, 'row 1 column 4, given 5');
  const pager = page.getByRole('navigation', { name: 'Puzzles of the file' });
  await pager.getByText('1 of 2').waitFor();
  await pasted(several, 'row 1 column 1, given 4');
  await pager.waitFor({ state: 'detached' });
  await page.reload();
  await cell(1, 1).waitFor();
  await eventually(async () => assert.equal(await pager.count(), 0));
});

test('of a collection, a board that is too large is told with what cannot be read', async () => {
  const large = '.'.repeat(36 * 36);
  await pasted(`${several}\n${large}\n${several.replace('4', '3')}`, 'row 1 column 1, given 4');
  const pager = page.getByRole('navigation', { name: 'Puzzles of the file' });
  await pager.getByText('1 of 2').waitFor();
  await pager.getByText('1 text can’t be read').click();
  await pager.getByText('Line 2: the board is too large for this page').waitFor();
});

test('a puzzle from the shelf can be typed into at once', async () => {
  await button('Easy: singles are enough').click();
  await page.getByRole('gridcell', { name: 'row 1 column 4, given 5' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'gridcell');
  await press('8');
  await eventually(async () => assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, digit 8'));
});
