// The laboratory at the engine's own speed: to the end of a long search, to any moment of it, and
// until a cell changes; and puzzles of one's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertFits, goTo } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { page, visitEach } from './visit.mjs';

visitEach(() => goTo(page, 'Laboratory'));

const long = { timeout: 240_000 };
const small = '4.......1.4....2';
const button = (name) => page.locator('.lab').getByRole('button', { name, exact: true });
const choose = (name) => page.getByRole('button', { name, exact: true }).click();
const counts = (name, number, options) =>
  page.waitForFunction(([its, wanted]) => document.querySelector(`[data-counter=${its}] dd`)?.textContent === wanted, [name, number], options);
const timeline = () => page.getByRole('slider', { name: 'Moment of the search' });
const known = () => page.locator('.timeline[data-reach=end]').waitFor();
const paste = (text) =>
  page.evaluate((its) => {
    const data = new DataTransfer();
    data.setData('text', its);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

test('F19: a puzzle that is pasted in the laboratory is searched there', async () => {
  await known();
  await paste(small);
  await counts('events', '0');
  await page.waitForFunction(() => location.hash.includes('p=4.......1.4....2&s=4x4&m=backtrack'));
  await known();
  await button('Run to the end').click();
  await page.getByText('Solved with 30 backtracks.').waitFor();
  await paste('12x');
  await page.locator('.lab-error').getByText(/\S/).waitFor();
  await eventually(async () => assert.ok(!(await page.locator('.lab-error').innerText()).includes('\n')));
  await paste(`1........${'.'.repeat(72)}`);
  await page.waitForFunction(() => location.hash.includes('p=1...'));
  await eventually(async () => assert.equal(await page.locator('.lab-error').count(), 0));
});

test('F19: a field takes a puzzle as text, and says what is wrong with it', async () => {
  await choose('Own puzzle…');
  const field = page.getByLabel('Paste or type a puzzle');
  await field.fill('what is this?');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('.own-sheet .lab-error').getByText(/\S/).waitFor();
  await assertAccessible(page);
  await eventually(async () => assert.equal(await field.inputValue(), 'what is this?'));
  await field.fill('[[0,0,0,0],[0,0,3,0],[0,0,0,0],[0,1,4,0]]');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('.own-sheet[open]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => location.hash.includes('s=4x4'));
  await eventually(async () => assert.equal(await button('Own puzzle…').getAttribute('aria-pressed'), 'true'));
});

test('F20: a search of 69 million backtracks runs to its end, with its time and rate, and any moment of it is shown', long, async () => {
  await choose('9×9: 69,175,252 backtracks');
  await page.getByText(/“Run to the end” finds the rest/).waitFor();
  await button('Run to the end').click();
  await page.locator('.timeline-text').getByText(/events, .* events a second, .* m?s$/).waitFor();
  await page.getByText('Solved with 69,175,252 backtracks.').waitFor(long);
  await counts('events', '138,350,569');
  await eventually(async () => assert.match(await page.locator('[data-counter=time] dd').innerText(), /^[\d,.]+ m?s$/));
  await page.locator('.timeline-text').getByText(/^138,350,569 events in [\d,.]+ m?s, [\d,]+ events a second$/).waitFor();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await assertFits(page);
    assert.ok(await page.locator('.counters').evaluate((its) => its.scrollWidth <= its.clientWidth));
  }
  await timeline().fill('1000000');
  await counts('events', '1,000,000', long);
  await page.locator('.trial li').first().waitFor();
  await timeline().fill('900000');
  await counts('events', '900,000', long);
  await button('Back').click();
  await counts('events', '899,999');
  await button('One step').click();
  await counts('events', '900,000');
});

test('F20: a run to the end is stopped where it is, and goes on from there', long, async () => {
  await choose('9×9: 69,175,252 backtracks');
  await page.getByText(/“Run to the end” finds the rest/).waitFor();
  await button('Run to the end').click();
  // It is pressed in the moment in which so many are seen: the search may end before a press from outside.
  await page.waitForFunction(() => {
    const events = Number(document.querySelector('[data-counter=events] dd').textContent.replaceAll(',', ''));
    const stop = [...document.querySelectorAll('.lab button')].find((its) => its.textContent.trim() === 'Stop' || its.getAttribute('aria-label') === 'Stop');
    if (!stop || events <= 3_000_000) return false;
    stop.click();
    return true;
  });
  await button('Run to the end').waitFor();
  const stopped = await page.locator('[data-counter=events] dd').textContent();
  assert.ok(Number(stopped.replaceAll(',', '')) < 138_350_569);
  await button('One step').click();
  await page.waitForFunction((before) => document.querySelector('[data-counter=events] dd').textContent !== before, stopped);
  await button('Run to the end').click();
  await page.getByText('Solved with 69,175,252 backtracks.').waitFor(long);
});

test('F20: in the race each lane runs to its end, with its time and rate', long, async () => {
  await choose('9×9: 69,175,252 backtracks');
  await button('Start the race').click();
  await page.locator('[data-lane=backtrack] .lane-rate').getByText(/\d m?s.*events a second/).waitFor(long);
  await page.locator('[data-lane=backtrack]').getByText('4. after 138,350,569 events').waitFor(long);
  await page.getByText(/Why 69,175,252 backtracks in one method/).waitFor(long);
});

test('no race can be started while the puzzle that was just chosen is still being read', async () => {
  await known();
  const isOpen = await page.getByRole('button', { name: '4×4: 30 backtracks' }).evaluate((puzzle) => {
    const start = [...document.querySelectorAll('.race button')].find(({ textContent }) => textContent === 'Start the race');
    puzzle.click();
    return new Promise((rendered) => setTimeout(() => rendered(!start.disabled)));
  });
  assert.equal(isOpen, false);
  await button('Start the race').click();
  await page.getByText('First to be done').waitFor();
  assert.match(await page.locator('[data-row=backtrack] .number').last().textContent(), /^30$/);
});

test('a short search is known to its end at once: its length, its time, and each moment', async () => {
  await choose('9×9: 11,187 backtracks');
  await known();
  await page.locator('.timeline-text').getByText(/^22,430 events in [\d.,]+ ms/).waitFor();
  await timeline().fill('12766');
  await counts('events', '12,766');
  await page.getByText('4 taken back from r1c1.').waitFor();
  await timeline().press('ArrowRight');
  await counts('events', '12,767');
  await page.getByText('5 placed in r1c1.').waitFor();
  await page.locator('.tour').getByRole('button', { name: /The longest fall/ }).click();
  await counts('events', '5,601');
});

test('a search goes on until a chosen cell changes', async () => {
  await choose('9×9: 11,187 backtracks');
  await known();
  // The search of the test before is known as well, and its field is emptied when the chosen one comes.
  const field = page.getByLabel('Cell to wait for');
  await eventually(async () => {
    await field.fill('');
    await field.fill('r1c1');
    await field.press('Enter');
    assert.ok(await button('Until r1c1 changes').isVisible());
  });
  await button('Until r1c1 changes').click();
  await page.getByText('4 placed in r1c1.').waitFor();
  await button('Until r1c1 changes').click();
  await page.getByText('4 taken back from r1c1.').waitFor();
  await counts('events', '12,766');
  const board = await page.locator('.watched .board-ground').boundingBox();
  await page.mouse.click(board.x + (board.width * 4.5) / 9, board.y + (board.height * 4.5) / 9);
  await button('Until r5c5 changes').click();
  await page.locator('.lab-status').getByText(/r5c5\.$/).waitFor();
});

test('calls that stand are listed, the outer ones folded', async () => {
  await known();
  await timeline().fill('204');
  await counts('events', '204');
  const depth = Number(await page.locator('[data-counter=depth] dd').textContent());
  await eventually(async () => assert.equal(await page.locator('.stack li').count(), depth));
  await eventually(async () => assert.equal(await page.locator('.stack > ol > li').count(), Math.min(8, depth)));
});

for (const method of ['mrv', 'singles']) {
  test(`candidates that are left are shown: ${method}`, async () => {
    await page.getByLabel('Method').selectOption(method);
    await known();
    await button('One step').click();
    await page.locator('.watched .candidate').first().waitFor();
    await eventually(async () => assert.ok((await page.locator('.watched .candidate').count()) > 100));
  });
}

test('the search tree shows what failed and the path that stands', async () => {
  await known();
  await button('Next backtrack').click();
  await page.locator('.lab-status', { hasText: 'taken back' }).waitFor();
  await page.getByRole('img', { name: 'Search tree: 1 branch that failed, a path of 7 digits that stands' }).waitFor();
  await timeline().fill('300');
  await page.locator('.tree').getByText('The last 120 events.').waitFor();
  await eventually(async () => assert.ok((await page.locator('.tree .node-failed').count()) > 20));
});

test('dancing links show what is left of their matrix, and its smallest columns', async () => {
  await choose('4×4: 30 backtracks');
  await page.getByLabel('Method').selectOption('dlx');
  await known();
  await page.locator('.matrix').getByText(/^\d+ rows \(candidates\), 48 columns to be covered$/).waitFor();
  await button('One step').click();
  await page.locator('.matrix').getByText(/, 44 columns to be covered$/).waitFor();
  await page.locator('.matrix li').first().getByText(/1 row/).waitFor();
  await assertAccessible(page);
  await button('Run to the end').click();
  await page.locator('.matrix').getByText('0 rows (candidates), 0 columns to be covered').waitFor();
});
