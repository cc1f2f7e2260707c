// The page without a network, and the change to a new version.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { boardOf, sizes } from './board.mjs';
import { dist, goTo, start, withOffline } from './browser.mjs';
import { eventually } from './eventually.mjs';

let folder;
let site;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dokushin-page-'));
  await cp(dist, folder, { recursive: true });
  site = await start(folder);
});
after(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** What a version says of itself in the page's head. */
const described = () => document.querySelector('meta[name=description]').content;
const ready = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

test('after the first visit all parts work without a network', async () => {
  const page = await site.open(withOffline);
  await ready(page);
  await page.context().setOffline(true);
  await page.reload();
  await goTo(page, 'Laboratory');
  await page.getByRole('button', { name: '9×9: 8 backtracks' }).click();
  await page.getByRole('slider', { name: 'Speed' }).fill('10');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText('Solved with 8 backtracks.').waitFor();
  await goTo(page, 'Make');
  await page.getByLabel('How many').fill('1');
  await page.locator('.make').getByRole('button', { name: 'Make', exact: true }).click();
  await page.getByText('All are made.').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('asks nobody but its own server', async () => {
  const page = await site.open(withOffline);
  const foreign = [];
  page.context().on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.reload();
  for (const view of ['Laboratory', 'Make', 'Play']) await goTo(page, view);
  await ready(page);
  assert.deepEqual(foreign, []);
  await eventually(async () => assert.deepEqual(await page.context().cookies(), []));
  await page.context().close();
});

/** A copy of the site that writes down what it is asked for, and waits with some of it. */
async function watched(wait) {
  const asked = [];
  const hold = { done: () => undefined };
  hold.until = new Promise((done) => (hold.done = done));
  const copy = await start(folder, async (path) => {
    asked.push(path);
    if (wait?.test(path)) await hold.until;
  });
  return { copy, asked, goOn: () => hold.done() };
}

test('a first visit fetches each file once', async () => {
  const { copy, asked } = await watched();
  const page = await copy.open(withOffline);
  await ready(page);
  await page.locator('.verdict').getByText('Several solutions.').waitFor();
  const files = asked.filter((path) => path.startsWith('/assets/'));
  assert.ok(files.some((path) => path.endsWith('.wasm')));
  assert.deepEqual(files.sort(), [...new Set(files)].sort());
  await page.context().close();
  await copy.close();
});

for (const [size, options] of Object.entries(sizes)) {
  test(`the board is there before the engine, and what is typed stays (${size})`, async () => {
    const { copy, goOn } = await watched(/\.wasm$/);
    const board = boardOf(await copy.open({ ...withOffline, ...options }));
    await board.page.getByText('Loading the engine…').waitFor();
    await board.type(1, 1, '5', 'ArrowRight', '5');
    await board.is('row 1 column 2, given 5');
    goOn();
    await board.is('row 1 column 2, given 5, conflicts with row 1 column 1');
    await board.says('Some digits contradict each other.');
    assert.deepEqual(board.page.errors, []);
    await board.page.context().close();
    await copy.close();
  });
}

test('an engine that does not come is told, and the board is there', async () => {
  const { copy, goOn } = await watched();
  const page = await copy.open();
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.reload();
  await page.locator('.verdict').getByText('The engine could not be loaded.').waitFor();
  await page.getByRole('gridcell').first().waitFor();
  goOn();
  await page.context().close();
  await copy.close();
});

test('a new version comes as a whole, with the next loading', async () => {
  const page = await site.open(withOffline);
  await ready(page);
  const before = await page.evaluate(described);
  await publish('Version two', '0123456789abcdef');
  await page.reload();
  await eventually(async () => assert.equal(await page.evaluate(described), before));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    for (let i = 0; !registration.waiting && i < 600; i++) await new Promise((next) => setTimeout(next, 50));
    if (!registration.waiting) throw new Error('the new version did not come within 30 s');
  });
  await page.evaluate(() => (location.hash = '#p=4.......1.4....2&s=4x4'));
  await page.reload();
  await page.waitForFunction((its) => document.querySelector('meta[name=description]')?.content === its, 'Version two');
  assert.match(new URL(page.url()).hash, /^#(\/play\?)?p=4\.{7}1\.4\.{4}2&s=4x4/);
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  await page.context().close();
});

test('a second tab brings the new version, and the first goes on with the old one', async () => {
  const first = await site.open(withOffline);
  await ready(first);
  await first.reload();
  const [old] = await first.locator('script[src*="assets/index-"]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  await publish('Version three', 'fedcba9876543210', old);
  await first.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    for (let i = 0; !registration.waiting && i < 600; i++) await new Promise((next) => setTimeout(next, 50));
    if (!registration.waiting) throw new Error('the new version did not come within 30 s');
  });
  const second = await first.context().newPage();
  await second.goto(site.url);
  await second.waitForFunction((its) => document.querySelector('meta[name=description]')?.content === its, 'Version three');
  // The server has it no more.
  await eventually(async () => assert.equal(await first.evaluate(async (file) => (await fetch(file)).status, old), 200));
  await goTo(first, 'Laboratory');
  await first.locator('.watched svg').waitFor();
  await eventually(async () => assert.equal((await first.evaluate(() => caches.keys())).length, 2));
  await first.close();
  await second.reload();
  await second.waitForFunction(async () => (await caches.keys()).length === 1);
  assert.deepEqual(first.errors, []);
  await second.context().close();
});

test('two copies under one origin leave each other’s files', async () => {
  await cp(dist, join(folder, 'copy'), { recursive: true });
  const page = await site.open(withOffline);
  await ready(page);
  for (const path of ['copy/', '', 'copy/']) {
    await page.goto(site.url + path);
    await ready(page);
    await page.waitForFunction((scope) => navigator.serviceWorker.controller?.scriptURL === `${scope}offline.js`, site.url + path);
    await page.reload();
  }
  const names = await page.evaluate(() => caches.keys());
  assert.deepEqual(names.map((name) => name.split(' ')[1]).sort(), ['/', '/copy/']);
  await page.context().close();
});

test('a part that is loaded asks for nothing, without a service worker either', async () => {
  // The tests before this one have published other versions in the folder.
  const own = await start();
  const page = await own.open();
  await page.evaluate(() => (location.hash = '#p=4.......1.4....2&s=4x4'));
  await page.reload({ waitUntil: 'networkidle' });
  for (const part of ['Laboratory', 'Make', 'Play']) await goTo(page, part);
  await page.waitForLoadState('networkidle');
  const asked = [];
  page.context().on('request', (request) => {
    if (!/^(blob|data):/.test(request.url())) asked.push(request.url());
  });
  await page.context().route(/^http/, (route) => route.abort());
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Hint' }).click();
  await hint.getByRole('button', { name: 'Name the technique' }).waitFor();
  await goTo(page, 'Laboratory');
  await page.locator('.lab').getByRole('button', { name: 'One step', exact: true }).click();
  await page.getByText('6 placed in r1c1.').waitFor();
  await page.getByRole('button', { name: '4×4: 30 backtracks' }).click();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await page.getByText('First to be done').waitFor({ timeout: 60_000 });
  await goTo(page, 'Make');
  await page.getByLabel('How many').fill('1');
  await page.locator('.make').getByRole('button', { name: 'Make', exact: true }).click();
  await page.getByText('All are made.').waitFor({ timeout: 60_000 });
  assert.deepEqual(asked, []);
  assert.deepEqual(page.errors, []);
  await page.context().close();
  await own.close();
});

/** Another page and another worker on the server, as a new build would put there; of the scripts
 * one may have a new name. */
async function publish(description, version, script) {
  const index = join(folder, 'index.html');
  await writeFile(index, (await readFile(index, 'utf8')).replace(/(name="description" content=)".*?"/, `$1"${description}"`));
  const worker = join(folder, 'offline.js');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(/"[0-9a-f]{16}"/, `"${version}"`));
  if (!script) return;
  const renamed = script.replace('index-', 'index-new-');
  await rename(join(folder, script), join(folder, renamed));
  for (const file of [index, worker]) await writeFile(file, (await readFile(file, 'utf8')).replaceAll(script, renamed));
}
