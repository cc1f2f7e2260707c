// A file of many puzzles: opened as a list, sorted, filtered, rated, played in its order, saved, and kept.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { boardOf, chains, easy, learners, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
let page;
before(async () => (site = await start()));
after(() => site.close());
const visit = async (options = {}) => {
  page = await site.open({ address: '#/', ...options });
  await page.getByText('Your own puzzle').waitFor();
};
beforeEach(() => visit());
afterEach(async () => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

const noSolution = `55${'0'.repeat(79)}`;
const several = `12${'0'.repeat(79)}`;
const five = [chains, easy, learners, noSolution, several].join('\n');

/** As if a file were dropped there. */
const drop = (text, name = 'puzzles.txt') =>
  page.evaluate(
    ([its, called]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([its], called, { type: 'text/plain' }));
      for (const type of ['dragover', 'drop']) document.querySelector('main').dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [text, name],
  );
const table = () => page.getByRole('table', { name: 'Puzzles' });
const counted = (text) => page.locator('.collection .count').getByText(text, { exact: true }).waitFor();
const numbers = () => page.locator('.row-play').allTextContents();
/** Once the list shows these puzzles, by their numbers. */
const shows = (...wanted) =>
  page.waitForFunction((its) => [...document.querySelectorAll('.row-play')].map(({ textContent }) => textContent).join() === its, wanted.join());
const checked = () => page.waitForFunction(() => document.querySelectorAll('.rows .status.undecided').length === 0 && document.querySelector('.rows .status.unique'));
const home = async () => {
  await page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name: 'Home' }).click();
  await page.getByText('Your own puzzle').waitFor();
};

test('a file that is dropped on the first screen is shown as a list with what is known of each', async () => {
  await drop(five);
  await counted('5 puzzles');
  await page.waitForFunction(() => location.hash === '#/collection');
  await checked();
  const rows = await table().getByRole('row').allInnerTexts();
  assert.deepEqual(rows.slice(1).map((row) => /(One|Several|No) solutions?/.exec(row)[0]), ['One solution', 'One solution', 'One solution', 'No solution', 'Several solutions']);
  await eventually(async () => assert.equal(await page.title(), 'Collection · dokushin'));
});

test('many puzzles that are pasted on the first screen are a list; one is played at once', async () => {
  const board = boardOf(page);
  await board.paste(five);
  await counted('5 puzzles');
  await home();
  await board.paste(easy);
  await board.is('row 1 column 4, given 5');
});

test('the list is sorted and filtered', async () => {
  await drop(five);
  await checked();
  await page.getByLabel('Sort by').selectOption('givens');
  await shows(4, 5, 1, 3, 2);
  await page.getByLabel('Greatest first').check();
  await shows(2, 3, 1, 4, 5);
  await page.getByLabel('Solutions', { exact: true }).selectOption('unique');
  await shows(2, 3, 1);
  await page.getByLabel('Givens, at most').fill('40');
  await shows(3, 1);
  await counted('2 of 5 puzzles');
  await page.getByRole('button', { name: 'Show all' }).click();
  await shows(2, 3, 1, 4, 5);
});

test('a puzzle is played from the list, and paged on from in the list’s order', async () => {
  await drop(five);
  await checked();
  await page.getByLabel('Sort by').selectOption('givens');
  await page.getByLabel('Solutions', { exact: true }).selectOption('unique');
  await shows(1, 3, 2);
  await page.getByRole('button', { name: 'Play puzzle 1' }).click();
  const board = boardOf(page);
  await board.is('row 1 column 1, given 3');
  const pager = page.getByRole('navigation', { name: 'Puzzles of the file' });
  await pager.getByText('1 of 3').waitFor();
  await pager.getByRole('button', { name: 'Next in this file' }).click();
  await board.is('row 1 column 2, given 1');
  await pager.getByRole('button', { name: 'Next in this file' }).click();
  await board.is('row 1 column 4, given 5');
  await pager.getByText('3 of 3').waitFor();
  await pager.getByRole('button', { name: 'All in a list' }).click();
  await shows(1, 3, 2);
});

test('a smaller collection takes the place of a larger one that is shown', async () => {
  await drop(Array.from({ length: 10 }, (_, at) => (at % 2 ? easy : chains)).join('\n'), 'ten.txt');
  await counted('10 puzzles');
  await shows(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  await drop(`${learners}\n${easy}`, 'two.txt');
  await counted('2 puzzles');
  await shows(1, 2);
  await page.getByRole('heading', { name: 'two' }).waitFor();
});

test('what cannot be read is listed with its line and column', async () => {
  await drop(`${easy}\nabc\n${chains}\n${'12x'.repeat(27)}\n`);
  await counted('2 puzzles');
  await page.getByRole('button', { name: 'Can’t be read: 2' }).click();
  const faults = page.getByRole('table', { name: 'Can’t be read' });
  await faults.getByText(/^Line 2/).waitFor();
  await faults.getByText(/^Line 4, column 3/).waitFor();
});

test('puzzles are rated in the background, and the ratings can be sorted by, and stay', async () => {
  await drop([easy, chains, learners].join('\n'));
  await checked();
  await page.getByRole('button', { name: 'Rate these' }).click();
  await page.waitForFunction(() => [...document.querySelectorAll('.rows .row:not(.head) .rating')].every(({ textContent }) => /^\d+\.\d$/.test(textContent)));
  await page.getByRole('button', { name: 'Rate these' }).waitFor();
  await page.getByLabel('Sort by').selectOption('rating');
  await page.getByLabel('Greatest first').check();
  await page.waitForFunction(() => {
    const ratings = [...document.querySelectorAll('.rows .row:not(.head) .rating')].map(({ textContent }) => Number(textContent));
    return ratings.length === 3 && ratings.every((its, at) => at === 0 || its <= ratings[at - 1]) && document.querySelector('.row-play').textContent === '2';
  });
  await page.reload();
  await counted('3 puzzles');
  await page.waitForFunction(() => [...document.querySelectorAll('.rows .row:not(.head) .rating')].every(({ textContent }) => textContent));
});

test('rating can be stopped', async () => {
  // The same puzzle with its digits renamed in 40 ways.
  const renamed = (digit, at) => '123456789'[(Number(digit) * [1, 2, 4, 5, 7][Math.floor(at / 9)] + at) % 9];
  const all = Array.from({ length: 40 }, (_, at) => chains.replace(/[1-9]/g, (digit) => renamed(digit, at)));
  await drop(all.join('\n'));
  await counted('40 puzzles');
  // It is pressed in the same moment in which it is there: the rating may end soon.
  const pressed = await page.evaluate(
    () =>
      new Promise((done) => {
        const named = (text) => [...document.querySelectorAll('.collection-head button')].find((its) => its.textContent === text);
        const press = () => {
          const stop = named('Stop');
          if (!stop) return;
          watcher.disconnect();
          stop.click();
          done(true);
        };
        const watcher = new MutationObserver(press);
        watcher.observe(document.querySelector('.collection-head'), { childList: true, characterData: true, subtree: true });
        named('Rate these').click();
      }),
  );
  assert.ok(pressed);
  await page.getByRole('button', { name: 'Rate these' }).waitFor();
  await eventually(async () => assert.ok((await page.locator('.rows .row:not(.head) .rating').evaluateAll((all) => all.filter(({ textContent }) => !textContent).length)) > 0));
});

test('results are saved as a table and as lines, and the table is a file that is read again', async () => {
  await drop(five, 'week 48.txt');
  await checked();
  await page.getByLabel('Solutions', { exact: true }).selectOption('unique');
  await shows(1, 2, 3);
  const saved = async (name) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
  };
  await page.locator('summary', { hasText: 'Save results' }).click();
  const [name, csv] = await saved(/^As CSV/);
  assert.equal(name, 'week 48-results.csv');
  const lines = csv.trimEnd().split('\n');
  assert.equal(lines[0], '\ufeffpuzzle,shape,number,clues,status,rating,game,comment');
  assert.equal(lines[2], `${easy.replaceAll('0', '.')},9x9,2,${[...easy].filter(Number).length},unique,,new,`);
  assert.equal(lines.length, 4);
  const [, text] = await saved(/^As lines/);
  assert.deepEqual(text.trimEnd().split('\n'), [chains, easy, learners].map((line) => line.replaceAll('0', '.')));
  await drop(csv, name);
  await counted('3 puzzles');
});

test('a collection is kept with how many of it are solved, and can be removed and brought back', async () => {
  const almost = '12345678945678912378912345621436589736589721489721436553164297864297853197853164.';
  await drop(`${almost}\n${easy}`, 'almost.txt');
  await page.getByRole('button', { name: 'Play puzzle 1' }).click();
  const board = boardOf(page);
  await board.cell(9, 9).click();
  await board.press('2');
  await page.getByText('Solved!').first().waitFor();
  await home();
  const shelf = page.getByRole('region', { name: 'Collections' });
  await shelf.getByText('1 of 2 solved').waitFor();
  await page.reload();
  await shelf.getByText('1 of 2 solved').waitFor();
  await shelf.getByRole('button', { name: 'Remove: almost.txt' }).click();
  await shelf.getByRole('button', { name: 'Bring back' }).click();
  await shelf.getByRole('button', { name: /^almost\.txt/ }).click();
  await counted('2 puzzles');
  await page.locator('.row.is-solved').waitFor();
  await eventually(async () => assert.deepEqual(await numbers(), ['1', '2']));
  await page.getByRole('button', { name: 'Next unsolved' }).click();
  await board.is('row 1 column 4, given 5');
});

test('a game that is left within the moment before it is kept is on the shelves as it was left', async () => {
  await drop(five);
  await page.getByRole('button', { name: 'Play puzzle 2' }).click();
  const board = boardOf(page);
  await board.cell(1, 1).click();
  await board.is('row 1 column 1, empty');
  await page.evaluate(() => {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '8', code: 'Digit8', bubbles: true, cancelable: true }));
    location.hash = '#/';
  });
  await page.getByRole('heading', { name: 'Playing' }).waitFor();
});

/** So many puzzles, each with other digits than the one before. */
const manyPuzzles = (count) => {
  const line = (at) => easy.replace(/[1-9]/g, (digit) => ((Number(digit) + at) % 9) + 1);
  return Array.from({ length: count }, (_, at) => line(at)).join('\n');
};

test('a collection that is read while the first screen is shown comes to its shelf', async () => {
  await drop(manyPuzzles(50_000), 'many.txt');
  await page.waitForFunction(() => location.hash === '#/collection');
  await home();
  await page.getByRole('region', { name: 'Collections' }).getByText('0 of 50,000 solved').waitFor();
});

test('a file of fifty thousand puzzles is listed to its end, with no more rows in the page than are seen', async () => {
  await drop(manyPuzzles(50_000));
  await counted('50,000 puzzles');
  await eventually(async () => assert.ok((await page.locator('.row-play').count()) < 50));
  await table().evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.getByRole('button', { name: 'Play puzzle 50000' }).waitFor();
  await eventually(async () => assert.ok((await page.locator('.row-play').count()) < 50));
});

test('a browser without a database shows collections as long as the page is open', async () => {
  await page.context().close();
  const first = await site.open({ address: '#/' });
  await first.context().addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  page = first;
  await page.reload();
  await page.getByText('Your own puzzle').waitFor();
  await drop(five, 'a file.txt');
  await counted('5 puzzles');
  await home();
  await page.getByRole('region', { name: 'Collections' }).getByText('0 of 5 solved').waitFor();
});

for (const [name, size] of Object.entries(sizes)) {
  test(`the list is accessible and fits on a ${name}`, async () => {
    await page.context().close();
    await visit(size);
    await drop(`${five}\nabc`);
    await counted('5 puzzles');
    await assertAccessible(page);
    await assertFits(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await assertFits(page);
  });
}
