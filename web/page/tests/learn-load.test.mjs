// What the part that teaches fetches and starts: a failure is reported, and nothing runs on where it is left.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { goTo, start } from './browser.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

test('an example that can’t be prepared is reported, and tried again', async () => {
  const page = await site.open({ address: '#/learn/x-wing' });
  // The engine’s module does not come while this holds.
  await page.route('**/*.wasm', (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').getByText('This could not be loaded.').first().waitFor();
  assert.equal(await page.getByText('The example is being prepared…').count(), 0);
  await page.unroute('**/*.wasm');
  await page.getByRole('region', { name: 'Example' }).getByRole('button', { name: 'Try again' }).click();
  await page.locator('.learn .playboard').waitFor();
  await page.context().close();
});

test('the worker of the examples ends where the part is left', async () => {
  const page = await site.open({ address: '#/learn/x-wing' });
  await page.locator('.learn .playboard').waitFor();
  const closed = new Promise((done) => page.workers().forEach((worker) => worker.once('close', done)));
  await goTo(page, 'Home');
  await closed;
  await goTo(page, 'Learn');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
