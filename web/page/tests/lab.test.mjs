// The laboratory in the browser: the tutorials' counts, stepping both ways, the race.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertFits, goTo } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { clickUntil } from './moment.mjs';
import { page, visitEach } from './visit.mjs';

visitEach(() => goTo(page, 'Laboratory'));

const button = (name) => page.locator('.lab').getByRole('button', { name, exact: true });
const counter = async (name) => Number((await page.locator(`[data-counter=${name}] dd`).textContent()).replaceAll(',', ''));
/** Presses a puzzle of the shelf, and waits for it on the board: until then the one before can be searched. */
const choose = async (name) => {
  const chosen = page.getByRole('button', { name, exact: true });
  await loaded();
  if ((await chosen.getAttribute('aria-pressed')) === 'true') return;
  const before = (await board()).join();
  await chosen.click();
  await page.waitForFunction((its) => [...document.querySelectorAll('.watched svg text')].map((text) => text.textContent).join() !== its, before);
};
const pace = (number) => page.getByRole('slider', { name: 'Speed' }).fill(String(number));
/** Which cell has what, as it is drawn. */
const board = () => page.locator('.watched svg text').allTextContents();
const loaded = () => page.locator('.watched svg').waitFor();

for (const [name, backtracks] of [
  ['9×9: 220 backtracks', 220],
  ['9×9: 11,187 backtracks', 11187],
  ['9×9: 85 backtracks', 85],
  ['9×9: 18 backtracks', 18],
  ['4×4: 0 backtracks', 0],
  ['4×4: 30 backtracks', 30],
]) {
  test(`the trace of the puzzle with ${backtracks} backtracks ends at exactly that`, async () => {
    await choose(name);
    await pace(10);
    await button('Run').click();
    await page.getByText(`Solved with ${backtracks.toLocaleString('en')} backtracks.`).waitFor();
    await eventually(async () => assert.equal(await counter('backtracks'), backtracks));
    await eventually(async () => assert.ok(!(await board()).includes('')));
    await eventually(async () => assert.ok(await button('One step').isDisabled()));
  });
}

test('a run that is started as soon as there is something to run goes on', async () => {
  await choose('4×4: 30 backtracks');
  await loaded();
  await pace(10);
  await page.evaluate(() => {
    const run = [...document.querySelectorAll('.lab button')].find(({ textContent }) => textContent === 'Run');
    // Called right after the page is drawn, before any timer.
    new MutationObserver(() => run.disabled || run.click()).observe(run, { attributeFilter: ['disabled'] });
  });
  await button('Restart').click();
  await page.getByText('Solved with 30 backtracks.').waitFor();
});

test('one step, next backtrack, and back to the start', async () => {
  await loaded();
  const first = await board();
  await button('One step').click();
  await page.getByText('6 placed in r1c1.').waitFor();
  await eventually(async () => assert.equal(await counter('placed'), 1));
  await button('Next backtrack').click();
  await page.locator('.lab-status', { hasText: 'taken back' }).waitFor();
  await eventually(async () => assert.equal(await counter('backtracks'), 1));
  const events = await counter('events');
  for (let i = 0; i < events; i++) await button('Back').click();
  await eventually(async () => assert.deepEqual([await counter('events'), await counter('placed'), await counter('backtracks'), await counter('depth')], [0, 0, 0, 0]));
  await eventually(async () => assert.deepEqual(await board(), first));
  await eventually(async () => assert.ok(await button('Back').isDisabled()));
  await button('Next backtrack').click();
  await page.waitForFunction((all) => document.querySelector('[data-counter=events] dd').textContent === String(all), events);
});

for (const [name, method] of [['Singles', /singles/i], ['Dancing links', /dancing/i]]) {
  test(`the next backtrack is one that is counted: ${name}`, async () => {
    const select = page.getByRole('combobox', { name: 'Method' });
    const option = (await select.locator('option').allTextContents()).find((text) => method.test(text));
    await select.selectOption(option);
    await choose('9×9: 11,187 backtracks');
    await loaded();
    await page.getByText('Each digit that is tried will be listed here').waitFor();
    for (let count = 1; count <= 2; count++) {
      await button('Next backtrack').click();
      await page.waitForFunction(
        (wanted) => document.querySelector('[data-counter=backtracks] dd').textContent === String(wanted) || /Solved/.test(document.querySelector('.lab-status').textContent),
        count,
      );
      if (/Solved/.test(await page.locator('.lab-status').textContent())) break;
      await eventually(async () => assert.match(await page.locator('.listing [aria-current=step]').textContent(), /a backtrack if it was a guess/));
      await page.locator('.trial').getByText('This step tried no digit.').waitFor();
    }
    await pace(10);
    if (await button('Run').isEnabled()) await button('Run').click();
    await page.locator('.trial').getByText('The search is over.').waitFor();
  });
}

test('tells why each smaller digit fails, and the line that runs', async () => {
  await loaded();
  await button('One step').click();
  await page.getByRole('heading', { name: 'Trial in r1c1' }).waitFor();
  const reasons = (await page.locator('.trial li').allTextContents()).map((text) => text.replace(/\s+/g, ' '));
  assert.deepEqual(reasons, [
    '1 ✕ r1c2 in row 1 has it',
    '2 ✕ r1c8 in row 1 has it',
    '3 ✕ r1c7 in row 1 has it',
    '4 ✕ r8c1 in column 1 has it',
    '5 ✕ r2c2 in box 1 has it',
    '6 ✓ is allowed: placed',
  ]);
  await eventually(async () => assert.match(await page.locator('.listing [aria-current=step]').textContent(), /place\(cell, digit\)/));
  await button('Next backtrack').click();
  await page.locator('.lab-status', { hasText: 'taken back' }).waitFor();
  await eventually(async () => assert.match(await page.locator('.listing [aria-current=step]').textContent(), /take_back\(cell\)/));
  await page.getByText('No digit is left: take the last one back.').waitFor();
});

test('at one event a second the lines run one after the other', async () => {
  await loaded();
  await pace(0);
  await page.evaluate(() => {
    const seen = (window.seen = new Set());
    const note = () => seen.add(document.querySelector('.listing [aria-current=step]')?.textContent.trim().split(/[ (:]/)[0]);
    new MutationObserver(note).observe(document.querySelector('.listing'), { subtree: true, childList: true, attributes: true });
    window.began = performance.now();
  });
  await button('Run').click();
  await page.waitForFunction(() => ['if', 'place', 'cell'].every((line) => window.seen.has(line)));
  await page.waitForFunction(() => document.querySelector('[data-counter=events] dd').textContent !== '0');
  await button('Pause').click();
  await button('Run').waitFor();
  const events = await counter('events');
  const seconds = await page.evaluate(() => (performance.now() - window.began) / 1000);
  assert.ok(events >= 1 && events <= seconds, `${events} events in ${seconds} s`);
});

test('restart, and another method', async () => {
  await loaded();
  await button('One step').click();
  await button('Restart').click();
  await page.getByText('Nothing is placed yet.').waitFor();
  await page.getByLabel('Method').selectOption('singles');
  await pace(10);
  await button('Run').click();
  await page.getByText(/Solved with \d backtracks/).waitFor();
});

test('the race tells 11,187 from 0', async () => {
  await choose('9×9: 11,187 backtracks');
  await button('Start the race').click();
  await page.getByText('First to be done').waitFor({ timeout: 60_000 });
  await page.getByText(/Why 11,187 backtracks in one method and 0 in the engine/).waitFor();
  const row = async (name) => (await page.locator(`[data-row=${name}] .number`).allTextContents()).join();
  await eventually(async () => assert.equal(await row('backtrack'), '11,243,11,187'));
  await eventually(async () => assert.equal(await row('mrv'), '352,30'));
  await eventually(async () => assert.equal(await row('singles'), '3,1'));
  await eventually(async () => assert.equal(await row('dlx'), '63,1'));
  await eventually(async () => assert.match(await row('own'), /,0$/));
  await page.getByText(/Logarithmic scale/).waitFor();
  await assertAccessible(page);
});

test('a race can be cancelled at once', async () => {
  await choose('9×9: 11,187 backtracks');
  await button('Start the race').click();
  await page.waitForTimeout(300);
  const took = await clickUntil(button('Cancel'), '.lane', 'cancelled');
  assert.ok(took < 5000, `${took} ms`);
  await button('Race again').click();
  await page.getByText('First to be done').waitFor({ timeout: 60_000 });
});

test('a search that explodes does not freeze the page', async () => {
  await choose('9×9: 69,175,252 backtracks');
  await pace(10);
  await button('Run').click();
  await page.waitForTimeout(2000);
  const longest = await page.evaluate(async () => {
    let longest = 0;
    let before = performance.now();
    for (let i = 0; i < 30; i++) {
      await new Promise(requestAnimationFrame);
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }
    return longest;
  });
  assert.ok(longest < 2000, `a frame took ${longest} ms`);
  await button('Pause').click();
  await button('Run').waitFor();
  const stopped = await counter('events');
  assert.ok(stopped > 1000, `only ${stopped} events`);
  await page.waitForTimeout(300);
  await eventually(async () => assert.equal(await counter('events'), stopped));
  await button('Back').click();
  await eventually(async () => assert.equal(await counter('events'), stopped - 1));
});

test('one step while it runs is one step', async () => {
  await choose('9×9: 69,175,252 backtracks');
  await pace(10);
  await button('Run').click();
  await page.waitForFunction(() => document.querySelector('[data-counter=events] dd').textContent !== '0');
  // What is drawn at the click is what is stepped from.
  const [before, after] = await button('One step').evaluate(async (step) => {
    const events = () => Number(document.querySelector('[data-counter=events] dd').textContent.replaceAll(',', ''));
    await new Promise(requestAnimationFrame);
    await new Promise((next) => setTimeout(next, 0));
    const before = events();
    step.click();
    await new Promise((next) => setTimeout(next, 1000));
    return [before, events()];
  });
  assert.equal(after, before + 1);
});

test('a reload keeps the puzzle and the method', async () => {
  await choose('4×4: 30 backtracks');
  await page.getByLabel('Method').selectOption('mrv');
  await page.reload();
  await goTo(page, 'Laboratory');
  await eventually(async () => assert.equal(await page.getByRole('button', { name: '4×4: 30 backtracks' }).getAttribute('aria-pressed'), 'true'));
  await eventually(async () => assert.equal(await page.getByLabel('Method').inputValue(), 'mrv'));
});

test('the puzzle that is being played is searched, too', async () => {
  await page.evaluate(() => (location.hash = '#p=4.......1.4....2&s=4x4'));
  await page.reload();
  await goTo(page, 'Laboratory');
  await button('The puzzle you are playing').click();
  await pace(10);
  await button('Run').click();
  await page.getByText('Solved with 30 backtracks.').waitFor();
});

test('no violations of accessibility, light and dark, and room on a phone', async () => {
  await loaded();
  await button('Next backtrack').click();
  await page.locator('.lab-status', { hasText: 'taken back' }).waitFor();
  await assertAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await assertAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await assertFits(page);
});
