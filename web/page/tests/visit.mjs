// What tests share in which each test has a new visitor: the page that is visited, and the parts of its board.
// What a cell holds is read from its name, as assistive technology reads it.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach } from 'node:test';
import { boardOf } from './board.mjs';
import { start } from './browser.mjs';

/** The server and the browser, once for a file of tests; the rest is the visit's, so in each test another one. */
export let site;
export let page;
export let board;
export let cell, button, names, press, paste, pasted;

/** Each test of a file gets a visitor's page, where `arrive` has ended, and must leave it without an error. */
export function visitEach(arrive = () => cell(1, 1).waitFor()) {
  before(async () => (site = await start()));
  after(() => site.close());
  beforeEach(async () => {
    page = await opened();
    board = boardOf(page);
    ({ cell, button, names, press, paste, pasted } = board);
    await arrive();
  });
  afterEach(async () => {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

/** Once it has put its own link into the address: else that could be what the next goto() waits for. */
export const opened = async (options) => {
  const visitor = await site.open(options);
  await visitor.waitForFunction(() => location.hash.includes('?'));
  return visitor;
};

/** In the verdict or with the check. */
export const says = (text) => page.locator('.verdict, .check-panel').getByText(text).first().waitFor();
export const linked = (part) => page.waitForFunction((text) => location.hash.includes(text), part);
