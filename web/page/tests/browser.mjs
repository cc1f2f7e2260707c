// What the browser tests share: the built page on a server, Chromium, and pages that complain.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { chromium, firefox } from 'playwright-core';
import { eventually } from './eventually.mjs';
import { serve } from './serve.mjs';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const args = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];
export const dist = process.env.DIST ?? new URL('../dist', import.meta.url).pathname;

/** The check at every key, as a player may choose it: what most tests of the board watch. */
const live = { check: 'live' };

/** For tests of the offline page. Others do without its service worker, which fetches all files again for each visitor:
 * a tenth of the tests' time. */
export const withOffline = { serviceWorkers: 'allow' };

/** Chromium; with BROWSER=firefox Debian's Firefox, for a trial by hand. */
const launch = (more) =>
  process.env.BROWSER === 'firefox'
    ? firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' })
    : chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: [...args, ...more] });

/** Starts both; `asked` is told each path before it is answered, `more` are further arguments of the browser. open()
 * gives a new visitor's page with the board (or at another `address`, with other `settings`), close() ends all. */
export async function start(folder = dist, asked, more = []) {
  const server = await serve(folder, 0, asked);
  const browser = await launch(more);
  const open = async ({ address = '#/play', settings = live, ...options } = {}) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
    await context.addInitScript((its) => {
      try {
        localStorage['dokushin.settings'] ??= its;
      } catch {
        // A browser that keeps nothing.
      }
    }, JSON.stringify(settings));
    const page = await context.newPage();
    page.errors = [];
    page.on('pageerror', (error) => page.errors.push(error.message));
    await page.goto(server.url + address);
    return page;
  };
  const close = async () => {
    await describeLeft(browser);
    await browser.close();
    await server.close();
  };
  return { url: server.url, open, close };
}

/** A test that failed leaves its pages open: what they showed is often the only clue to a failure on another machine. */
async function describeLeft(browser) {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page.locator('body').innerText({ timeout: 2000 }).catch((error) => error.message);
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(() => null);
    console.log(`PAGE LEFT OPEN: ${page.url()} ${JSON.stringify({ errors: page.errors, focus, text: text.replace(/\s+/g, ' ').slice(0, 600) })}`);
  }
}

/** Follows a link of the top bar; to the maker, which is beside the bench, by way of that. */
export async function goTo(page, view) {
  const follow = async (name) => {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    // A part is fetched when it is first opened.
    await page.locator('main > div:not([hidden]) > :not(.notice)').first().waitFor();
  };
  if (view !== 'Make') return follow(view);
  await follow('Set');
  if (!page.url().includes('#/make')) await page.locator('.ways').getByRole('link', { name: 'By machine' }).click();
  await page.locator('.order').first().waitFor();
}

/** axe-core's violations, as text: none are allowed, once the page has come to rest. */
export async function assertAccessible(page) {
  await page.addScriptTag({ path: axePath });
  await eventually(async () => {
    const { violations } = await page.evaluate(() => window.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`), []);
  }, 10_000);
}

/** Nothing sticks out to the right, and no dialog is seen that is closed. */
export async function assertFits(page) {
  await eventually(async () => {
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(content <= window, `${content} px of content in ${window} px`);
    const closed = await page.locator('dialog:not([open])').filter({ visible: true }).count();
    assert.equal(closed, 0, 'a closed dialog is seen');
  }, 10_000);
}
