// Benches of several tabs, and puzzles that are saved from the bench to the library.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { benchOf } from './bench.mjs';
import { assertAccessible, assertFits, goTo, start } from './browser.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const bench = async (page, address = '#/set') => {
  if (page.url() === 'about:blank') await page.goto(site.url + address);
  await page.locator('.set .playboard').waitFor();
  return benchOf(page);
};

test('two tabs have a bench each; one that was closed comes back, and a link leaves it as it was', async () => {
  const one = await bench(await site.open({ address: '#/set' }));
  const context = one.page.context();
  await one.at(0).click();
  await one.press('5');
  await one.is(0, 'given 5');
  const other = await bench(await context.newPage());
  assert.equal(await other.givens(), '.'.repeat(81));
  await other.at(1).click();
  await other.press('7');
  await other.is(1, 'given 7');
  await other.page.waitForFunction(() => location.hash.includes('p=.7'));
  await one.page.reload();
  await one.is(0, 'given 5');
  assert.doesNotMatch(await one.name(1), /given/);
  await other.page.close();
  const linked = await bench(await context.newPage(), '#/set?p=4...............&s=4x4');
  await linked.is(0, 'given 4');
  assert.equal(await linked.button('Undo').isDisabled(), true);
  const third = await bench(await context.newPage());
  await third.is(1, 'given 7');
  await third.button('Undo').click();
  assert.equal(await third.givens(), '.'.repeat(81));
  assert.deepEqual(one.page.errors, []);
  await context.close();
});

test('a puzzle is saved from the bench to the library, opened again and saved with changes', async () => {
  const set = await bench(await site.open({ address: '#/set?p=4...............&s=4x4' }));
  const { page } = set;
  await set.set.getByLabel('Title').fill('For Sunday');
  await set.button('Save to the library').click();
  await set.set.getByText(/^Saved\./).waitFor();
  await set.at(1).click();
  await set.press('3');
  await set.set.getByText('Changed since it was saved.').waitFor();
  await goTo(page, 'Home');
  const shelf = page.getByRole('region', { name: 'Made by you' });
  await shelf.getByRole('button', { name: /^For Sunday/ }).click();
  await set.is(0, 'given 4');
  assert.doesNotMatch(await set.name(1), /given/);
  await set.set.getByText(/^Saved\./).waitFor();
  // Undo leads back to what was there, which is not that puzzle.
  await set.button('Undo').click();
  await set.is(1, 'given 3');
  await set.button('Save to the library').waitFor();
  await set.button('Redo').click();
  await set.at(15).click();
  await set.press('2');
  await set.button('Save the changes').click();
  await set.set.getByText(/^Saved\./).waitFor();
  await goTo(page, 'Home');
  assert.equal(await shelf.getByRole('listitem').count(), 1);
  await shelf.getByText(/^2 givens/).waitFor();
  await assertFits(page);
  await assertAccessible(page);
  await shelf.getByRole('button', { name: /^Remove: For Sunday/ }).click();
  await shelf.getByRole('button', { name: 'Bring back' }).click();
  await shelf.getByText(/^2 givens/).waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('changes that another tab has saved of a puzzle are not overwritten: there is only another puzzle to save', async () => {
  const one = await bench(await site.open({ address: '#/set?p=4...............&s=4x4' }));
  const context = one.page.context();
  await one.button('Save to the library').click();
  await one.set.getByText(/^Saved\./).waitFor();
  const page = await context.newPage();
  await page.goto(`${site.url}#/`);
  await page.getByRole('region', { name: 'Made by you' }).locator('.game').click();
  const other = await bench(page);
  await other.at(1).click();
  await other.press('3');
  await other.button('Save the changes').click();
  await other.set.getByText(/^Saved\./).waitFor();
  await one.set.getByText(/^Another tab has saved/).waitFor();
  assert.equal(await one.button('Save the changes').count(), 0);
  await one.button('Save as another puzzle').click();
  await one.set.getByText(/^Saved\./).waitFor();
  await goTo(page, 'Home');
  assert.equal(await page.getByRole('region', { name: 'Made by you' }).getByRole('listitem').count(), 2);
  assert.deepEqual(one.page.errors, []);
  await context.close();
});
