// A puzzle leaves the page: as a text in any form, as a picture, as a link to another site; and each form is read again.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { chains, easy, sizes } from './board.mjs';
import { assertAccessible, assertFits } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { button, cell, opened, page, paste, pasted, press, visitEach } from './visit.mjs';

const firstOfEasy = 'row 1 column 4, given 5';
visitEach(async () => {
  await cell(1, 1).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pasted(easy, firstOfEasy);
  await cell(1, 1).click();
  await press('8', 'ArrowRight', 'Control+Digit2', 'Control+Digit7');
});

const sheet = () => page.getByRole('dialog', { name: 'Share' });
const text = () => sheet().getByLabel('The text');
const open = async () => {
  await button('Share…').click();
  await sheet().waitFor();
};
const written = (part) => page.waitForFunction((its) => document.querySelector('dialog.share-sheet textarea')?.value.includes(its), part);
const close = async () => {
  await press('Escape');
  await sheet().waitFor({ state: 'hidden' });
};
const dots = easy.replaceAll('0', '.');

/** What a press has the browser save. */
async function saved(name) {
  const [download] = await Promise.all([page.waitForEvent('download'), sheet().getByRole('button', { name, exact: true }).click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('a puzzle is copied as a line, with the player’s digits or without', async () => {
  await open();
  await written(dots);
  await sheet().getByRole('button', { name: 'Copy', exact: true }).click();
  await sheet().getByText('Copied.').waitFor();
  await eventually(async () => assert.equal(await page.evaluate(() => navigator.clipboard.readText()), dots));
  await sheet().getByRole('radio', { name: 'With my digits' }).check();
  await written(`8${dots.slice(1)}`);
  assert.deepEqual(await saved('Save as a file'), { name: 'sudoku.txt', content: Buffer.from(`8${dots.slice(1)}`) });
});

test('Ctrl+C on the board copies what stands on it', async () => {
  await cell(5, 5).click();
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
  assert.equal(copied, `8${dots.slice(1)}`);
});

test('a form that can’t express what is shared says so in a line, and nothing is copied', async () => {
  await open();
  await sheet().getByRole('radio', { name: 'With my marks' }).check();
  await sheet().getByRole('alert').getByText(/pencilmarks/).waitFor();
  await eventually(async () => assert.ok(await sheet().getByRole('button', { name: 'Copy', exact: true }).isDisabled()));
  await sheet().getByRole('button', { name: 'Candidates' }).click();
  await written('27');
});

test('what a form or a site leaves out of the marks is said; the page’s own link has all', async () => {
  await cell(1, 3).click();
  await press('Shift+Digit2');
  await open();
  await sheet().getByRole('radio', { name: 'With my marks' }).check();
  await sheet().getByText('Left out on all of these sites: corner marks.').waitFor();
  await sheet().getByText(/^Opened without your marks: .*SudokuWiki/).waitFor();
  await sheet().getByRole('button', { name: 'Candidates' }).click();
  const leaves = sheet().getByText('This form leaves out: corner marks.');
  await leaves.waitFor();
  await assertAccessible(page);
  await sheet().getByRole('button', { name: 'Link of this page' }).click();
  await written('#/play?p=');
  await leaves.waitFor({ state: 'detached' });
});

test('each form that is written is read again by paste, here and on the first screen', async () => {
  await open();
  const forms = [];
  // The text of the form before stands there for a moment, and then none: both are to be waited out, in one look.
  const keep = async (name, part) => {
    const shown = await page.waitForFunction(([its, before]) => {
      const { value } = document.querySelector('dialog.share-sheet textarea') ?? {};
      return value?.includes(its) && value !== before && value;
    }, [part, forms.at(-1)?.[1]]);
    forms.push([name, await shown.jsonValue()]);
  };
  for (const [name, part] of [['Link of this page', '#/play?p='], ['Grid', '┏'], ['Python list', '[['], ['JSON', '{'], ['CSV', 'puzzle'], ['Spreadsheet', '\t']]) {
    await sheet().getByRole('button', { name, exact: true }).click();
    await keep(name, part);
  }
  const others = sheet().getByLabel('Other formats');
  const links = [['SudokuPad link', 'sudokupad.app/'], ['f-puzzles link', 'f-puzzles.com/?load='], ['SudokuMaker link', 'sudokumaker.app/?puzzle='], ['ISS link', 'Interactive-Sudoku-Solver/?q='], ['Rules in words', '# puzzle'], ['hodoku', ':0000:'], ['scl', '"cellSize"']];
  for (const [name, part] of links) {
    await others.selectOption({ label: name });
    await keep(name, part);
  }
  forms.push(['SudokuWiki', `https://www.sudokuwiki.org/sudoku.htm?bd=${easy}`], ['sudoku.coach', `https://sudoku.coach/en/play/${easy}`]);
  await close();
  const givens = (its) => its.getByRole('gridcell').evaluateAll((cells) => cells.map((one) => /given (\d)/.exec(one.getAttribute('aria-label'))?.[1] ?? '.').join(''));
  for (const [name, form] of forms) {
    await pasted(chains, 'row 1 column 1, given 3');
    await pasted(form, firstOfEasy);
    await eventually(async () => assert.equal(await givens(page), dots, name));
  }
  for (const name of ['SudokuMaker link', 'ISS link', 'Grid']) {
    await pasted(chains, 'row 1 column 1, given 3');
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await page.getByText('Your own puzzle').waitFor();
    await paste(forms.find(([its]) => its === name)[1]);
    await page.locator(`[role=gridcell][aria-label="${firstOfEasy}"]`).waitFor();
  }
});

test('other sites are links to be followed, and nothing is asked of them before', async () => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await open();
  const link = (name) => sheet().getByRole('link', { name, exact: true });
  await eventually(async () => assert.equal(await link('SudokuWiki').getAttribute('href'), `https://www.sudokuwiki.org/sudoku.htm?bd=${easy}`));
  await eventually(async () => assert.equal(await link('sudoku.coach').getAttribute('href'), `https://sudoku.coach/en/play/${easy}`));
  await eventually(async () => assert.match(await link('SudokuPad').getAttribute('href'), /^https:\/\/sudokupad\.app\//));
  await eventually(async () => assert.match(await link('SudokuPad').getAttribute('rel'), /noopener/));
  await sheet().getByRole('radio', { name: 'With my digits' }).check();
  await page.waitForFunction((its) => [...document.querySelectorAll('dialog.share-sheet a')].some(({ href }) => href.endsWith(its)), `8${easy.slice(1)}`);
  await close();
  await pasted(`# puzzle 4x4 1...............\ncage 3 r1c1 r1c2\n`, 'row 1 column 1, given 1');
  await open();
  await sheet().getByText('Not able to show this board: SudokuWiki, sudoku.coach.').waitFor();
  await eventually(async () => assert.equal(await link('SudokuWiki').count(), 0));
  assert.deepEqual(asked.filter((address) => !/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(address)), []);
});

test('the picture is saved as SVG and PNG with the digits’ own face, and is copied', async () => {
  await open();
  await sheet().getByRole('radio', { name: 'With my digits' }).check();
  await page.waitForFunction(() => document.querySelector('.picture-file style')?.textContent.includes('data:font/woff2'));
  const svg = await saved('Save as SVG');
  const drawing = svg.content.toString();
  assert.equal(svg.name, 'sudoku.svg');
  assert.match(drawing, /^<\?xml[^]*<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*@font-face/);
  assert.equal([...drawing.matchAll(/class="digit given"/g)].length, 81 - [...easy].filter((its) => its === '0').length);
  assert.equal([...drawing.matchAll(/class="digit"/g)].length, 1);
  const png = await saved('Save as PNG');
  assert.equal(png.content.subarray(1, 4).toString(), 'PNG');
  const [width, height] = [png.content.readUInt32BE(16), png.content.readUInt32BE(20)];
  assert.ok(width === height && width > 800, `${width}×${height}`);
  assert.ok(png.content.length > 10_000, `a picture of ${png.content.length} bytes`);
  await sheet().getByRole('button', { name: 'Copy picture' }).click();
  await sheet().getByText('Copied.').waitFor();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((its) => [...its.types]));
  assert.deepEqual(types, ['image/png']);
});

test('the picture of a board with rules has their figures and words', async () => {
  await pasted(`# puzzle 4x4 1...............\nanti-knight\ncage 3 r1c1 r1c2\n`, 'row 1 column 1, given 1');
  await open();
  await page.waitForFunction(() => document.querySelector('.picture-file .figures'));
  const drawing = (await saved('Save as SVG')).content.toString();
  assert.match(drawing, /class="figures"/);
  assert.match(drawing, /class="words"[^>]*>[^<]*knight/);
});

test('what the device offers for sharing gets the text', async () => {
  const visitor = await opened();
  await visitor.context().addInitScript(() => {
    navigator.share = async (what) => void (window.shared = what);
  });
  await visitor.reload();
  await visitor.locator('.play').getByRole('button', { name: 'Share…' }).click();
  const its = visitor.getByRole('dialog', { name: 'Share' });
  await its.getByRole('button', { name: 'Link of this page' }).click();
  await visitor.waitForFunction(() => document.querySelector('dialog.share-sheet textarea').value.startsWith('http'));
  await its.getByRole('button', { name: 'Send to an app…' }).click();
  await eventually(async () => assert.match(await visitor.evaluate(() => window.shared.url), /#\/play\?p=/));
  await visitor.context().close();
});

for (const [name, size] of Object.entries(sizes)) {
  test(`the sheet is accessible and fits on a ${name}`, async () => {
    await page.setViewportSize(size.viewport);
    if (name === 'phone') await button('More').click();
    await open();
    await written(dots);
    await assertAccessible(page);
    await assertFits(page);
  });
}

test('F24: the two ways back are called by what they lead to', async () => {
  await pasted(`${easy}\n${chains}`, firstOfEasy);
  const pager = page.getByRole('navigation', { name: 'Puzzles of the file' });
  await pager.getByRole('button', { name: 'Next in this file' }).click();
  await page.getByRole('gridcell', { name: 'row 1 column 1, given 3' }).waitFor();
  await button('Back to my last game').waitFor();
  await pager.getByRole('button', { name: 'Previous in this file' }).click();
  await page.getByRole('gridcell', { name: firstOfEasy }).waitFor();
  await eventually(async () => assert.equal(await page.getByRole('button', { name: /^Previous( puzzle)?$/ }).count(), 0));
});
