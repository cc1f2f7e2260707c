// The coach: steps as they are found, long reasoning line by line, what is open, techniques of one's own.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, easy, learners, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let its;
before(async () => (its = await start()));
after(() => its.close());

/** SE 11.9 (Golden Nugget): its path takes a quarter of a minute. */
const nugget = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

async function opened(text, options) {
  const page = await its.open(options);
  const board = boardOf(page);
  await page.locator('.playboard').waitFor();
  await board.paste(text);
  await page.locator('.playboard .given').first().waitFor();
  return { page, board };
}

test('F16: the steps of a path come as they are found, and can be looked at before the last one is', async () => {
  const { page, board } = await opened(nugget, sizes.desk);
  await board.button('Explain the whole puzzle').click();
  const first = page.locator('.steps button').first();
  await first.click();
  await board.button('Back to my board').waitFor();
  await eventually(async () => assert.equal(await board.button('Cancel').count(), 1));
  await board.button('Cancel').click();
  // What was found stays, and more can be asked for.
  await page.getByText('Cancelled.').waitFor();
  await eventually(async () => assert.ok((await page.locator('.steps button').count()) > 0));
  await board.button('Explain the whole puzzle').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a path goes on from the player’s own board, or says why it can’t, and from the start all the same', async () => {
  const { page, board } = await opened(learners, sizes.desk);
  const ofBoard = board.button('Explain from my board');
  assert.equal(await ofBoard.count(), 0);
  await board.type(1, 1, '6');
  await ofBoard.click();
  const steps = page.locator('.steps button');
  await page.getByText('From your board: your digits.').waitFor();
  await page.getByText(/^\d+ steps$/).waitFor();
  // 46 of its 47 blank cells are left.
  assert.ok((await steps.count()) >= 46);
  assert.equal(await ofBoard.count(), 0);
  await steps.first().click();
  await board.is('row 1 column 1, digit 6');
  await board.button('Back to my board').click();
  await board.type(1, 4, '7');
  await page.getByText('Your board has changed since.').waitFor();
  await board.type(1, 1, '7');
  await ofBoard.click();
  await page.locator('.path-panel').getByText(/^Something is wrong already/).waitFor();
  assert.equal(await steps.count(), 0);
  await assertAccessible(page);
  await board.button('Explain the whole puzzle').click();
  await page.getByText(/^\d+ steps$/).waitFor();
  assert.equal(await page.getByText('From your board').count(), 0);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

for (const size of Object.keys(sizes)) {
  test(`F17: a long reasoning is walked line by line, each with its own arrows (${size})`, async () => {
    const { page, board } = await opened(nugget, sizes[size]);
    await board.hint('Hint', 'Name the technique', 'Explain it');
    const lines = page.locator('.hint-panel .reasoning li');
    await page.getByText(/^Line 1 of \d+$/).waitFor();
    const count = await lines.count();
    assert.ok(count > 16);
    const most = [];
    for (let line = 1; line <= 12; line++) {
      await page.getByText(`Line ${line} of ${count}`).waitFor();
      most.push(await page.locator('.playboard .arrow').count());
      await board.button('Next line').click();
    }
    assert.equal(most[0], 0);
    assert.ok(Math.max(...most) > 0 && Math.max(...most) < 10);
    await eventually(async () => assert.equal(await lines.nth(12).getAttribute('aria-current'), 'step'));
    await page.locator('.hint-panel .reasoning').press('ArrowUp');
    await page.getByText(`Line 12 of ${count}`).waitFor();
    await assertFits(page);
    await assertAccessible(page);
    await board.button('Show all of it').click();
    await eventually(async () => assert.ok((await page.locator('.playboard .arrow').count()) > 16));
    await page.context().close();
  });
}

test('what was missed is listed from the easiest on, and one place is shown on request', async () => {
  const { page, board } = await opened(easy, sizes.desk);
  await board.button('What have I missed?').click();
  const list = page.locator('.open-steps li');
  await list.first().waitFor();
  await page.getByText('Open on your board').waitFor();
  await eventually(async () => assert.match(await list.first().innerText(), /single|last digit/));
  await list.first().getByRole('button').click();
  await page.getByText(/^Look at/).waitFor();
  await board.button('Name the technique').waitFor();
  await eventually(async () => assert.equal(await list.count(), 0));
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('what was missed is told of no board that is wrong, that lacks a digit among its marks, or whose shape has no steps', async () => {
  const { page, board } = await opened(easy, sizes.desk);
  const open = page.locator('.hint-panel [role=status]');
  await board.type(1, 1, '5');
  await board.button('What have I missed?').click();
  await open.getByText(/^Something is wrong already/).waitFor();
  await board.type(1, 1, '5');
  await board.button('Fill in marks').click();
  await page.locator('[data-cell="0"][aria-label*="centre marks"]').waitFor(); // the engine gives them
  // The solution has an 8 there.
  await board.type(1, 1, 'Control+Digit8');
  await board.button('What have I missed?').click();
  await open.getByText('A cell’s marks leave out the digit that belongs there.').waitFor();
  await board.button('Show me').click();
  await page.locator('[data-cell="0"][aria-selected=true]').waitFor();
  await board.pasted(`# puzzle grid:4x6:0-5 0${'.'.repeat(23)}`, 'row 1 column 1, given 0');
  await board.button('What have I missed?').click();
  await open.getByText(/^Hints and paths exist for square boards only/).waitFor();
  await eventually(async () => assert.equal(await page.locator('.open-steps').count(), 0));
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('marks of digits that stand in a house already are counted among what was missed', async () => {
  const { page, board } = await opened(easy, sizes.desk);
  // Row 1 has 5, 3, 1, 6 and 9.
  await board.type(1, 1, 'Shift+Digit5', 'Shift+Digit3', 'Shift+Digit2');
  await board.button('What have I missed?').click();
  await page.getByText('2 marks have their digit in a house already.').waitFor();
  await page.context().close();
});

test('hints and paths by whips have them in the notation of CSP-Rules, and hints look beyond when asked', async () => {
  const whips = { check: 'live', order: 'universal' };
  // cbg-000 #2862 of D. Berthier's controlled-bias collection: W is 7.
  const berthier = '1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56.841.....7..3...';
  const { page, board } = await opened(berthier, { ...sizes.desk, settings: whips });
  await board.button('Explain the whole puzzle').click();
  await page.getByText(/^\d+ steps$/).waitFor();
  const longest = page.locator('.steps button', { hasText: 'whip[7]' });
  assert.equal(await page.locator('.steps button', { hasText: 'whip[8]' }).count(), 0);
  await longest.first().click();
  await page.locator('.path-panel .notation').getByText(/^whip\[7\]: \w+\{\w+ \w+\} - .* ==> r\dc\d≠\d$/).waitFor();
  assert.equal(await page.locator('.path-panel a').count(), 0); // no page tells of whips
  await assertFits(page);
  await assertAccessible(page);
  await board.button('Back to my board').click();
  // T&E(3): no whip leads on.
  await board.pasted('57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..', 'row 1 column 1, given 5');
  const stuck = page.getByText('No whip gets further from here.');
  for (let step = 0; step < 40 && !(await stuck.count()); step++) {
    await board.button('Hint').click();
    const named = board.button('Name the technique');
    await named.or(stuck).waitFor();
    if (await stuck.count()) break;
    await board.hint('Name the technique', 'Explain it', 'Apply');
  }
  await stuck.waitFor();
  await board.button('Look for other techniques').click();
  await board.button('Name the technique').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('hints keep to techniques of one\'s own, and look beyond them when asked', async () => {
  const own = { check: 'live', order: 'own', own: ['jellyfish'] };
  const { page, board } = await opened(learners, { ...sizes.desk, settings: own });
  await board.button('Hint').click();
  await page.getByText('None of your techniques gets further from here.').waitFor();
  await board.button('Look beyond my techniques').click();
  await board.button('Name the technique').click();
  await page.getByText(/^Technique: /).waitFor();
  await page.context().close();
});
