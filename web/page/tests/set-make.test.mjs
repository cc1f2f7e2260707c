// The maker beside the bench: the choice of a technique, and all cores at work.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const visit = async (options = {}, cores) => {
  const page = await site.open({ address: '#/make', ...options });
  if (cores) {
    await page.addInitScript((its) => Object.defineProperty(navigator, 'hardwareConcurrency', { value: its }), cores);
    await page.reload();
  }
  await page.locator('.technique-field').waitFor();
  return page;
};
const leave = async (page) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};

for (const [name, options] of Object.entries(sizes)) {
  test(`F21: techniques stand in families, are searched for, and tell which are found in seconds (${name})`, async () => {
    const page = await visit(options);
    const field = page.locator('.technique-field');
    await field.locator('summary').click();
    await field.getByRole('region', { name: 'Subsets' }).waitFor();
    const families = await field.getByRole('region').evaluateAll((all) => all.map((its) => its.getAttribute('aria-label')));
    assert.deepEqual(families.slice(0, 3), ['Singles', 'Locked candidates', 'Subsets']);
    assert.ok(families.indexOf('Wings') > 0);
    assert.ok(families.indexOf('Franken, mutant and kraken fish') > families.indexOf('Wings'));
    const button = (text) => field.getByRole('button', { name: text });
    await eventually(async () => assert.ok((await button(/found in seconds$/).count()) > 10));
    await eventually(async () => assert.equal(await button(/mutant.*found in seconds$/).count(), 0));
    await assertFits(page);
    await assertAccessible(page);
    await field.getByLabel('Search techniques').fill('skyscr');
    await field.getByText('1 technique', { exact: true }).waitFor();
    await field.getByLabel('Search techniques').fill('nothing like it');
    await field.getByText('No technique has this in its name.').waitFor();
    // Enter sends no order; it chooses where there is one to choose.
    await field.getByLabel('Search techniques').fill('wing');
    await field.getByLabel('Search techniques').press('Enter');
    await eventually(async () => assert.equal(await page.locator('.make').getByRole('button', { name: 'Cancel', exact: true }).count(), 0));
    await field.getByLabel('Search techniques').fill('skyscr');
    await field.getByText('1 technique', { exact: true }).waitFor();
    await field.getByLabel('Search techniques').press('Enter');
    await eventually(async () => assert.match(await field.locator('summary').innerText(), /skyscraper/i));
    await eventually(async () => assert.equal(await page.getByRole('combobox', { name: 'Difficulty', exact: true }).inputValue(), 'any'));
    await page.reload();
    await eventually(async () => assert.match(await field.locator('summary').innerText(), /skyscraper/i));
    await leave(page);
  });
}

test('F21: puzzles are made on all cores, and a seed gives the same ones on any number of them', async () => {
  const made = [];
  for (const cores of [1, 3]) {
    const page = await visit({}, cores);
    await page.getByLabel('Seed').fill('21');
    await page.getByLabel('How many').fill('6');
    await page.getByRole('combobox', { name: 'Difficulty', exact: true }).selectOption('hard');
    await page.locator('.make').getByRole('button', { name: 'Make', exact: true }).click();
    await page.getByText('All are made.').waitFor({ timeout: 60_000 });
    made.push(await page.locator('.card').evaluateAll((cards) => cards.map((card) => card.querySelector('svg').textContent + card.querySelector('small').textContent)));
    await leave(page);
  }
  assert.equal(made[0].length, 6);
  assert.deepEqual(made[1], made[0]);
});
