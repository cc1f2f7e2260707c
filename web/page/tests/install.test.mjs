// What a browser needs to install the page, and what it reports of its loading.
import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { boardOf, easy } from './board.mjs';
import { dist, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

test('the manifest names what is there: icons of their sizes, the start, the target of what is shared', async () => {
  const page = await site.open({ address: '' });
  const address = await page.locator('link[rel=manifest]').evaluate((link) => link.href);
  const manifest = await (await page.request.get(address)).json();
  for (const field of ['name', 'short_name', 'start_url', 'display', 'theme_color', 'background_color', 'share_target']) assert.ok(manifest[field], field);
  for (const { src, type, sizes } of manifest.icons) {
    const [width, height] = await page.evaluate(async (its) => {
      const image = new Image();
      image.src = its;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, new URL(src, address).href);
    if (type === 'image/png') assert.equal(`${width}x${height}`, sizes);
  }
  await eventually(async () => assert.ok(await page.locator('meta[name=theme-color]').count()));
  await page.context().close();
});

test('a puzzle that another app shares is on the board, and the address is the page’s again', async () => {
  const page = await site.open({ address: `?title=A+puzzle&text=${easy}` });
  await boardOf(page).is('row 1 column 4, given 5');
  assert.equal(new URL(page.url()).search, '');
  await page.context().close();
});

test('nothing moves while the page is drawn: its layout shifts by less than 0.02', async () => {
  for (const address of ['', `#/play?p=${easy}`]) {
    const page = await site.open({ address: 'offline.js' });
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) => (window.shifted += hadRecentInput ? 0 : value))).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.url + address);
    await page.waitForTimeout(2500);
    assert.ok((await page.evaluate(() => window.shifted)) < 0.02, address);
    await page.context().close();
  }
});

test('without scripts the page says what it needs', async () => {
  const page = await site.open({ address: '', javaScriptEnabled: false });
  await eventually(async () => assert.match(await page.locator('body').innerText(), /needs JavaScript/));
  await page.context().close();
});

test('the digits’ fonts have less than 30 kB', async () => {
  const names = (await readFile(join(dist, 'index.html'), 'utf8')).match(/assets\/index-[^"]+\.css/g);
  const style = await readFile(join(dist, names[0]), 'utf8');
  const fonts = [...new Set(style.match(/digits-[\w-]+\.woff2/g))];
  assert.equal(fonts.length, 2);
  let bytes = 0;
  for (const font of fonts) bytes += (await stat(join(dist, 'assets', font))).size;
  assert.ok(bytes < 30_000, `${bytes} bytes`);
});
