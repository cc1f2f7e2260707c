// Playing in the browser: typing, pasting, the live check, hints, the path, the link, the history.
// What a cell holds is read from its name, as assistive technology reads it.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { assertAccessible, assertFits, goTo, start } from './browser.mjs';

const easy = '000531609906480000304002058765010384139748006008000010083000165047160092090020400';
const chains = '38......7.....2.43.7.6....5..1.5..8....2.1....4..6.2..4....9.3.92.7.....8......52';
const several = '4.......1......2';

let site;
let page;
before(async () => (site = await start()));
after(() => site.close());
/** Once it has put its own link into the address: else that could be what the next goto() waits for. */
const opened = async (options) => {
  const visitor = await site.open(options);
  await visitor.waitForFunction(() => location.hash !== '');
  return visitor;
};
beforeEach(async () => {
  page = await opened();
  await cell(1, 1).waitFor();
});
afterEach(async () => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

const cell = (row, column) => page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column},`) });
const namesOn = (shown) => shown.getByRole('gridcell').evaluateAll((cells) => cells.map((its) => its.getAttribute('aria-label')));
const names = () => namesOn(page);
const button = (name) => page.locator('.play').getByRole('button', { name, exact: true });
const says = (text) => page.locator('.verdict, .check-panel').getByText(text).first().waitFor();
const link = () => page.evaluate(() => location.hash);
const linked = (part) => page.waitForFunction((text) => location.hash.includes(text), part);
/** The link is written a moment after the last key: until then it may hold a part of what was done. */
const linkedToTheLast = () =>
  page.waitForFunction(() => {
    const link = location.hash;
    return new Promise((done) => setTimeout(() => done(link === location.hash), 500));
  });
const press = async (...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** As if somebody pressed Control and V. */
const paste = (text) =>
  page.evaluate((its) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', its);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
const pasted = async (text, first) => {
  await paste(text);
  await page.getByRole('gridcell', { name: first }).waitFor();
};

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
  assert.equal(await cell(4, 4).getAttribute('aria-label'), 'row 4 column 4, given 2');
  await button('Start solving').click();
  await cell(1, 1).click();
  await press('3');
  assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, given 4');
});

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
  assert.equal(await cell(1, 2).getAttribute('aria-label'), 'row 1 column 2, empty, candidates 1 2 4, centre marks 1 2 4');
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
    assert.equal(await cell(9, 9).getAttribute('aria-label'), 'row 9 column 9, given 2', form);
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
  assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, given 3');
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
  assert.ok(await dropOn('#start-text', 'what is this?'));
  await page.locator('#start-fault').filter({ hasText: /./ }).waitFor();
  assert.ok(await dropOn('dialog[open]', easy));
  await page.getByRole('gridcell', { name: 'row 1 column 4, given 5' }).waitFor();
  assert.equal(await page.locator('dialog[open]').count(), 0);
});

test('a file that is dropped on another part of the page is not read, and the page stays', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await goTo(page, 'Laboratory');
  assert.ok(await dropOn('main', chains));
  assert.ok(await dropOn('header', chains));
  await goTo(page, 'Play');
  assert.equal(await cell(1, 4).getAttribute('aria-label'), 'row 1 column 4, given 5');
});

test('a single puzzle puts the collection away', async () => {
  await pasted(`${easy}\n${chains}`, 'row 1 column 4, given 5');
  const pager = page.getByRole('navigation', { name: 'Puzzles of the file' });
  await pager.getByText('1 of 2').waitFor();
  await pasted(several, 'row 1 column 1, given 4');
  await pager.waitFor({ state: 'detached' });
  await page.reload();
  await cell(1, 1).waitFor();
  assert.equal(await pager.count(), 0);
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
  assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, digit 8');
});

test('it is solved', async () => {
  await pasted(chains, 'row 1 column 1, given 3');
  await button('Solve').click();
  await says('Solved!');
  assert.equal((await names()).filter((name) => /(given|digit) \d$/.test(name)).length, 81);
});

test('of several solutions two are shown, and where they differ', async () => {
  await pasted(several, 'row 1 column 1, given 4');
  await says('Several solutions.');
  await button('Solution 1').click();
  const first = await names();
  await button('Solution 2').click();
  const second = await names();
  const differs = /, (\d) in the first solution, (\d) in the second$/;
  let count = 0;
  first.forEach((name, index) => {
    const digit = (its) => /(?:given|digit) (\d)/.exec(its)[1];
    const found = differs.exec(name);
    assert.equal(found !== null, digit(name) !== digit(second[index]), name);
    if (!found) return;
    assert.deepEqual([found[1], found[2]], [digit(name), digit(second[index])]);
    count++;
  });
  await page.getByText(`${count} cells differ between two of them.`).waitFor();
  await button('My board').click();
  assert.equal(await cell(1, 2).getAttribute('aria-label'), 'row 1 column 2, empty');
});

test('conflicts and a wrong digit are told', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await cell(1, 1).click();
  await press('5');
  await page.getByRole('gridcell', { name: 'row 1 column 1, digit 5, conflicts with row 1 column 4' }).waitFor();
  assert.match(await cell(1, 4).getAttribute('aria-label'), /conflicts with row 1 column 1/);
  await says('Some digits contradict each other.');
  await says('row 1 column 1 and row 1 column 4 are both 5 in row 1.');
  await press('Backspace');
  await says('Exactly one solution.');
  await pasted(chains, 'row 1 column 1, given 3');
  await cell(1, 3).click();
  await press('4');
  await says('A digit that you placed is wrong: from here there is no solution.');
  await cell(5, 5).click();
  await button('Select what is wrong').click();
  const wrong = await page.getByRole('gridcell', { selected: true }).evaluateAll((cells) => cells.map((its) => its.getAttribute('aria-label')));
  assert.deepEqual(wrong, ['row 1 column 3, digit 4']);
});

test('a hint comes in stages, and lights the right cells', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await says('Exactly one solution.');
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Hint' }).click();
  await hint.getByText('Look at box 1.').waitFor();
  const looked = (await names()).flatMap((name, index) => (name.includes('look here') ? [index] : []));
  assert.deepEqual(looked, [0, 1, 2, 9, 10, 11, 18, 19, 20]);
  assert.ok(!(await names()).some((name) => name.includes('placed')));
  await hint.getByRole('button', { name: 'Name the technique' }).click();
  await hint.getByText('Technique:').waitFor();
  await hint.getByRole('button', { name: 'Explain it' }).click();
  const sentence = await hint.locator('.sentence').innerText();
  const [, row, column, digit] = /r(\d)c(\d) = (\d)/.exec(sentence);
  const lit = (await names()).filter((name) => name.includes('to be placed'));
  assert.equal(lit.length, 1);
  assert.match(lit[0], new RegExp(`^row ${row} column ${column}, empty, candidates [\\d ]+, look here, ${digit} to be placed$`));
  await hint.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('gridcell', { name: `row ${row} column ${column}, digit ${digit}` }).waitFor();
  await hint.getByText('Applied:').waitFor();
});

test('a hint on a wrong board tells so, even before the check has answered', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await says('Exactly one solution.');
  await cell(1, 1).click();
  await page.evaluate(async () => {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
    document.querySelector('.hint-panel button').click();
  });
  await page.getByRole('region', { name: 'Hint' }).getByText('Something is wrong already').waitFor();
});

test('a hint that names only a digit lights its candidates', async () => {
  await pasted(chains, 'row 1 column 1, given 3');
  await button('Automatic candidates').click();
  const hint = page.getByRole('region', { name: 'Hint' });
  const where = hint.locator('[aria-live] p').first();
  // The first steps of this puzzle name their houses; the chain comes some steps later.
  for (let steps = 0; steps < 60; steps++) {
    await hint.getByRole('button', { name: 'Hint' }).click();
    await hint.getByRole('button', { name: 'Name the technique' }).waitFor();
    const [, digit] = /^Look at the candidates of (\d)\.$/.exec(await where.innerText()) ?? [];
    const lit = (await names()).filter((name) => name.includes('look here'));
    assert.ok(lit.length > 0, await where.innerText());
    await hint.getByRole('button', { name: 'Name the technique' }).click();
    if (digit && /chain/i.test(await hint.innerText())) {
      const open = (await names()).filter((name) => new RegExp(`candidates [\\d ]*${digit}`).test(name));
      assert.deepEqual(lit, open);
      return;
    }
    await hint.getByRole('button', { name: 'Explain it' }).click();
    await hint.getByRole('button', { name: 'Apply' }).click();
    await hint.getByText('Applied:').waitFor();
  }
  assert.fail('no hint named a digit alone');
});

test('the path lists its steps, shows one with its arrows, and rates the puzzle', async () => {
  await pasted(chains, 'row 1 column 1, given 3');
  await button('Explain the whole puzzle').click();
  const path = page.getByRole('region', { name: 'Solution path and rating' });
  await path.getByText('7.1 (forcing chain)').waitFor();
  await path.getByRole('img', { name: /7\.1 of 1\.0 to 11\+: fiendish/ }).waitFor();
  await path.getByRole('list', { name: 'Steps' }).getByRole('button', { name: /forcing X-chain/ }).first().click();
  const text = await path.locator('.reasoning').innerText();
  const [, row, column, digit] = /If r(\d)c(\d) = (\d)/.exec(text);
  assert.match(await cell(row, column).getAttribute('aria-label'), new RegExp(`${digit} to be struck out`));
  assert.ok((await page.locator('.playboard .arrow').count()) >= 4);
  await path.getByRole('button', { name: 'Next step' }).click();
  await path.getByRole('button', { name: 'Back to my board' }).click();
  assert.equal(await page.locator('.playboard .arrow').count(), 0);
});

test('a path under way is cancelled at once', async () => {
  await page.locator('.play').getByRole('button', { name: '16×16', exact: true }).click();
  await says('Exactly one solution.');
  await button('Explain the whole puzzle').click();
  await page.locator('.path-panel').getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.path-panel').getByText('Cancelled.').waitFor({ timeout: 5000 });
  await button('Explain the whole puzzle').waitFor();
});

test('the link holds the puzzle and the progress', async () => {
  const map = 'AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII';
  for (const address of [`#p=${easy}`, `#p=.3.2.8...4.......8....6.1..1.8.........4.1...7........9.....5..61.73..9........3.&s=jigsaw:${map}`]) {
    await page.goto(`${site.url}${address}`);
    await page.reload();
    await cell(1, 1).click();
    await press('2', 'ArrowRight', 'ArrowRight', 'Shift+Digit1', 'Shift+Digit7', 'Control+Digit4', 'v', '3', 'z');
    await linked('&h=');
    await linkedToTheLast();
    const before = await names();
    assert.ok(before.includes('row 1 column 3, empty, corner marks 1 7, centre marks 4, coloured orange'));
    const other = await opened();
    await other.goto(site.url + (await link()));
    await other.reload();
    await other.getByRole('gridcell', { name: 'row 1 column 3, empty, corner marks 1 7' }).waitFor();
    assert.deepEqual(await other.getByRole('gridcell').evaluateAll((cells) => cells.map((its) => its.getAttribute('aria-label'))), before);
    assert.equal(await other.evaluate(() => location.hash), await link());
    await other.context().close();
  }
});

test('a page that is left while it takes up a link leaves the link as it is', async () => {
  const left = await page.evaluate((address) => {
    location.hash = address;
    dispatchEvent(new HashChangeEvent('hashchange'));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return location.hash;
  }, `#p=${easy}`);
  assert.equal(left, `#p=${easy}`);
});

test('a damaged link is told, and breaks nothing', async () => {
  for (const [address, told] of [
    ['#p=123', 'its number of cells is that of no board'],
    [`#p=${'x'.repeat(81)}`, 'stands for no digit'],
    [`#p=${easy}&c=%%%`, 'damaged'],
    [`#p=${easy}&s=nowhere`, 'a board that does not exist'],
    [`#p=${easy}&s=4x4`, 'its number of cells'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${site.url}${address}`);
    await page.locator('.notice').getByText(told).waitFor();
    await cell(1, 1).waitFor();
  }
});

test('a link leaves the puzzle before it within reach, and a damaged one leaves it on the board', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await cell(1, 1).click();
  await press('8');
  await linked('&d=');
  const before = await names();
  for (const damaged of [`#p=${easy}&s=nowhere`, `#p=${easy}&s=4x4`, '#p=123']) {
    await page.goto('about:blank');
    await page.goto(`${site.url}${damaged}`);
    await page.locator('.notice.bad').waitFor();
    await cell(1, 1).waitFor();
    assert.deepEqual(await names(), before);
  }
  await page.goto('about:blank');
  await page.goto(`${site.url}#p=${chains}`);
  await page.getByRole('gridcell', { name: 'row 1 column 1, given 3' }).waitFor();
  await button('Previous puzzle').click();
  await page.getByRole('gridcell', { name: 'row 1 column 4, given 5' }).waitFor();
  assert.deepEqual(await names(), before);
  await button('Undo').click();
  assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, empty');
});

test('a browser that keeps nothing has the page all the same', async () => {
  const context = await page.context().browser().newContext({ locale: 'en-GB' });
  await context.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, { get: () => { throw new DOMException('refused', 'SecurityError'); } });
    }
  });
  const visitor = await context.newPage();
  const errors = [];
  visitor.on('pageerror', (error) => errors.push(error.message));
  await visitor.goto(`${site.url}#p=${easy}`);
  await visitor.getByRole('gridcell', { name: 'row 1 column 1, empty' }).click();
  await visitor.keyboard.press('8');
  await visitor.getByRole('gridcell', { name: 'row 1 column 1, digit 8' }).waitFor();
  await visitor.waitForFunction(() => location.hash.includes('&d='));
  await visitor.locator('.play').getByRole('button', { name: 'Automatic candidates' }).click();
  await visitor.getByRole('button', { name: 'Settings' }).click();
  await visitor.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  await visitor.reload();
  await visitor.getByRole('gridcell', { name: 'row 1 column 1, digit 8' }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a reload stays in its part of the page, and a link opens in play', async () => {
  const current = () => page.locator('nav [aria-current=page]').innerText();
  await pasted(easy, 'row 1 column 4, given 5');
  await linked('p=');
  await goTo(page, 'Make');
  await page.reload();
  assert.equal(await current(), 'Make');
  await page.goto('about:blank');
  await page.goto(`${site.url}#p=${chains}`);
  assert.equal(await current(), 'Play');
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
  assert.deepEqual(await names(), begin);
  await cell(1, 1).click();
  for (let index = 0; index < 9; index++) await press('Control+y');
  await checked();
  assert.deepEqual(await names(), end);
  await pasted(several, 'row 1 column 1, given 4');
  assert.ok(await button('Undo').isDisabled());
  await button('Previous puzzle').click();
  await checked();
  assert.deepEqual(await names(), end);
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
  assert.deepEqual(await names(), before);
  await button('Undo').click();
  await button('Undo').click();
  assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, empty');
});

test('the savepoint is returned to', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await cell(1, 1).click();
  await press('8');
  await button('Set savepoint').click();
  await cell(1, 2).click();
  await press('2');
  await button('Back to savepoint').click();
  assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, digit 8');
  assert.equal(await cell(1, 2).getAttribute('aria-label'), 'row 1 column 2, empty');
});

test('the grid has one tab stop, and keys and drags select', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  assert.equal(await page.locator('[role=gridcell][tabindex="0"]').count(), 1);
  await cell(1, 1).click();
  await press('ArrowDown', 'Shift+ArrowRight', 'Control+ArrowDown', 'Control+ArrowDown', 'Control+Space');
  const selected = () => page.getByRole('gridcell', { selected: true }).evaluateAll((cells) => cells.map((its) => Number(its.dataset.cell)));
  assert.deepEqual(await selected(), [9, 10, 28]);
  const [from, to] = [await cell(1, 1).boundingBox(), await cell(1, 3).boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 });
  await page.mouse.up();
  assert.deepEqual(await selected(), [0, 1, 2]);
  await press('Shift+Digit2');
  assert.deepEqual((await names()).slice(0, 3), [1, 2, 3].map((column) => `row 1 column ${column}, empty, corner marks 2`));
});

test('sixteen digits are typed as letters', async () => {
  await page.locator('.play').getByRole('button', { name: '16×16', exact: true }).click();
  await cell(16, 16).waitFor();
  await says('Exactly one solution.');
  await cell(1, 1).click();
  await press('b');
  assert.equal(await cell(1, 1).getAttribute('aria-label'), 'row 1 column 1, digit B');
});

for (const [locale, words] of [
  ['ja-JP', { other: '新しい問題…', text: '問題を貼り付ける・入力する', read: '読み込む', list: '読めない箇所が2件あります' }],
  ['zh-CN', { other: '新题目…', text: '粘贴或输入题目', read: '读取', list: '有 2 处无法读取' }],
]) {
  test(`what is wrong is told in the language of ${locale} to its end`, async () => {
    const visitor = await site.open({ locale });
    await visitor.getByRole('gridcell').first().waitFor();
    const read = async (text) => {
      await visitor.getByRole('button', { name: words.other, exact: true }).click();
      await visitor.getByLabel(words.text).fill(text);
      await visitor.getByRole('button', { name: words.read, exact: true }).click();
    };
    // What is quoted is the visitor's own; some names are the same in every language.
    const assertTold = (text) => {
      assert.ok(text.trim().length > 5, text);
      const names = /'[^']*'|"[^"]*"|\+[a-z-]+|jigsaw:MAP|grid:6x8/g;
      assert.doesNotMatch(text.replace(names, ''), /[a-z]{2}/, text);
    };
    const told = new Set();
    for (const nonsense of ['what is this?', '[[1, 2], [3]]', '{"puzzle": 5}', '1...2.......3..x', '{"puzzle": "12", "shape": "round"}']) {
      await read(nonsense);
      const fault = visitor.locator('#start-fault').filter({ hasText: /./ });
      await fault.waitFor();
      const text = await fault.innerText();
      assertTold(text);
      told.add(text);
      await visitor.keyboard.press('Escape');
    }
    assert.ok(told.size >= 4, [...told].join('\n'));
    await read(`${easy}\nabc\n${easy.replace('5', 'x')}\n${chains}`);
    const pager = visitor.getByRole('navigation').filter({ hasText: words.list });
    await pager.getByText(words.list).click();
    const faults = pager.getByRole('listitem');
    await faults.nth(1).waitFor();
    for (const text of await faults.allInnerTexts()) assertTold(text);
    assert.deepEqual(visitor.errors, []);
    await visitor.context().close();
  });
}

for (const [locale, hint, first, verdict, look, placed] of [
  ['ja-JP', 'ヒント', '1行4列、問題の数字5', '解はちょうど1つです。', 'ここに注目', 'に決定'],
  ['zh-CN', '提示', '第1行第4列，已知数 5', '恰好有一个解。', '请看这里', '可以填入'],
  ['en-US', 'Hint', 'row 1 column 4, given 5', 'Exactly one solution.', 'look here', 'to be placed'],
]) {
  test(`it speaks ${locale}`, async () => {
    const visitor = await opened({ locale });
    await visitor.goto(`${site.url}#p=${easy}`);
    await visitor.reload();
    await visitor.getByRole('gridcell', { name: first }).waitFor();
    await visitor.locator('.verdict').getByText(verdict).waitFor();
    const panel = visitor.getByRole('region', { name: hint });
    for (let stage = 0; stage < 3; stage++) {
      await panel.locator('.buttons button').first().click();
      await panel.locator('[aria-busy=false] p').nth(stage).waitFor();
      const told = await namesOn(visitor);
      assert.deepEqual(told.flatMap((name, index) => (name.includes(look) ? [index] : [])), [0, 1, 2, 9, 10, 11, 18, 19, 20]);
      assert.equal(told.filter((name) => name.includes(placed)).length, stage === 2 ? 1 : 0);
    }
    await assertAccessible(visitor);
    assert.deepEqual(visitor.errors, []);
    await visitor.context().close();
  });
}

for (const options of [
  { viewport: { width: 360, height: 740 }, hasTouch: true },
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'ja-JP' },
  { viewport: { width: 600, height: 450 }, deviceScaleFactor: 2 },
  { colorScheme: 'dark' },
]) {
  test(`it fits and is accessible: ${JSON.stringify(options)}`, async () => {
    const visitor = await opened(options);
    await visitor.goto(`${site.url}#p=${chains}&d=......9&k=BAEB&h=..123456789`);
    await visitor.reload();
    await visitor.locator('.verdict').filter({ hasNotText: '…' }).waitFor();
    await assertFits(visitor);
    await assertAccessible(visitor);
    const more = visitor.locator('.tool-row .for-sheet').last();
    if (await more.isVisible()) await more.click();
    await visitor.locator('.path-panel .buttons button').click();
    await visitor.locator('.steps button').nth(24).click();
    await visitor.locator('.ratings').waitFor();
    await assertFits(visitor);
    await assertAccessible(visitor);
    await visitor.locator('.title-row > button').click();
    await assertFits(visitor);
    await assertAccessible(visitor);
    assert.deepEqual(visitor.errors, []);
    await visitor.context().close();
  });
}
