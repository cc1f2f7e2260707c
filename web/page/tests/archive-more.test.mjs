// The file of saved games takes collections along to another browser.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { chains, easy } from './board.mjs';
import { assertAccessible, start } from './browser.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const home = async () => {
  const page = await site.open({ address: '#/' });
  await page.getByText('Your own puzzle').waitFor();
  return page;
};
const leave = async (page) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};

test('collections go along in the file of saved games, with the size shown, and an import brings them back', async () => {
  const page = await home();
  const drop = ([its, called]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([its], called, { type: 'text/plain' }));
    for (const type of ['dragover', 'drop']) document.querySelector('main').dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  };
  await page.evaluate(drop, [`${easy}\n${chains}`, 'two.txt']);
  await page.locator('.collection .count').getByText('2 puzzles', { exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('region', { name: /^Collections/ }).getByText('two.txt').waitFor();
  const along = page.getByLabel(/^With 1 collection, about 1 kB$/);
  assert.equal(await along.isChecked(), true);
  await assertAccessible(page);
  const save = page.getByRole('button', { name: 'Save all games as a file' });
  const saved = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    return readFile(await download.path());
  };
  const file = await saved();
  await along.uncheck();
  const { collections } = JSON.parse(await saved());
  assert.deepEqual(collections, []);
  await leave(page);

  const other = await home();
  await other.getByLabel('Open a file of saved games').setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: file });
  await other.getByText(/Collections added: 1, here already: 0\.$/).waitFor();
  await other.getByRole('region', { name: /^Collections/ }).getByRole('button', { name: /^two\.txt/ }).click();
  await other.locator('.collection .count').getByText('2 puzzles', { exact: true }).waitFor();
  await leave(other);
});
