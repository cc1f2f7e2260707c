// Parts of the page that are fetched late: a failure is reported, and what was asked for comes when it is tried again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, easy, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

/** A page on which a part's file can't be fetched until `come` is called. */
async function without(part, options) {
  const page = await site.open({ address: '#/', ...options });
  await page.getByText('Your own puzzle').waitFor();
  const file = `**/${part}-*.js`;
  let refused = 0;
  await page.route(file, (route) => {
    refused++;
    return route.abort();
  });
  return { page, come: () => page.unroute(file), refusals: () => refused };
}
const leave = async (page) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};

test('settings that can’t be fetched are reported, and open when they are tried again', async () => {
  const { page, come, refusals } = await without('SettingsSheet', sizes.phone);
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  const report = page.getByRole('alert').getByText('This could not be loaded.');
  await settings.click();
  await report.waitFor();
  await assertFits(page);
  await assertAccessible(page);
  const earlier = refusals();
  await settings.click();
  // The report of the first time may still be there.
  await eventually(async () => assert.ok(refusals() > earlier));
  await report.waitFor();
  await come();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  assert.equal(await report.count(), 0);
  await leave(page);
});

test('a part that can’t be fetched is reported, and comes when it is tried again', async () => {
  const { page, come } = await without('LabView');
  await page.getByRole('navigation').getByRole('link', { name: 'Laboratory', exact: true }).click();
  const report = page.getByRole('alert').getByText('This could not be loaded.');
  await report.waitFor();
  await come();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.locator('.watched').waitFor();
  assert.equal(await report.count(), 0);
  await leave(page);
});

test('Escape closes settings that are still being fetched: they do not open later', async () => {
  const page = await site.open({ address: '#/' });
  await page.getByText('Your own puzzle').waitFor();
  let come;
  const held = new Promise((go) => (come = go));
  const file = '**/SettingsSheet-*.js';
  await page.route(file, (route) => held.then(() => route.continue()));
  const asked = page.waitForRequest(file);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await asked;
  await page.keyboard.press('Escape');
  const fetched = page.waitForResponse(file);
  come();
  await fetched;
  // Once it is there, the next press opens it; had it opened by itself, it would be modal, and the press would wait in vain.
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await leave(page);
});

test('a first hint has the whole engine fetched; one that can’t be is reported, and is told when it is asked for again', async () => {
  const page = await site.open({ address: `#p=${easy}`, ...sizes.desk });
  const board = boardOf(page);
  const whole = /\/dokushin-(?!core)[^/]*\.wasm$/;
  const asked = [];
  page.on('request', (request) => whole.test(request.url()) && asked.push(request.url()));
  await page.route(whole, (route) => route.abort());
  await page.locator('.playboard .given').first().waitFor();
  assert.equal(asked.length, 0);
  await board.button('Hint').click();
  await page.getByText('Hints could not be loaded.').waitFor();
  await page.unroute(whole);
  await board.button('Hint').click();
  await board.button('Name the technique').waitFor();
  assert.ok(asked.length >= 2);
  await leave(page);
});
