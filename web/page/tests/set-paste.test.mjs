// Texts that are pasted or dropped on the setter's bench.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { benchOf } from './bench.mjs';
import { boardOf, chains, easy, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

const killer = JSON.stringify({ puzzle: '4.......1......2', shape: '4x4+cage(3:r1c2,r1c3)' });

for (const [size, options] of Object.entries(sizes)) {
  test(`a text, a link or a document that is pasted stands on the bench, and undo leads back (${size})`, async () => {
    const page = await site.open({ ...options, address: '#/set' });
    const [board, bench] = [boardOf(page), benchOf(page)];
    await bench.at(0).waitFor();
    await board.paste(easy);
    await bench.is(3, 'given 5');
    await bench.says('Exactly one solution.');
    // A link of a game brings its puzzle, and nothing that its player did.
    await board.paste(`${site.url}#/play?p=${chains}&d=..9`);
    await bench.is(0, 'given 3');
    assert.doesNotMatch(await bench.name(2), /9/);
    // What can't be read is reported, and takes nothing away.
    await board.paste('what is this?');
    await page.locator('.set-notes > .fault').getByText(/./).waitFor();
    await assertFits(page);
    await assertAccessible(page);
    await bench.is(0, 'given 3');
    await board.paste(`${easy}\n${chains}`);
    await page.locator('.set').getByText('Of these puzzles the first one is on the bench.').waitFor();
    await bench.is(3, 'given 5');
    assert.equal(await page.locator('.set-notes > .fault').count(), 0);
    await bench.button('Undo').click();
    await bench.is(0, 'given 3');
    await bench.button('Undo').click();
    await bench.is(3, 'given 5');
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

test('a document brings its board and its rules to the bench', async () => {
  const page = await site.open({ address: '#/set' });
  const [board, bench] = [boardOf(page), benchOf(page)];
  await bench.at(0).waitFor();
  await board.paste(killer);
  await bench.hasRules(1);
  await page.waitForFunction(() => document.querySelectorAll('.set [role=gridcell]').length === 16);
  await bench.is(0, 'given 4');
  await board.settled();
  await page.reload();
  await bench.hasRules(1);
  await eventually(async () => assert.match(await bench.name(0), /given 4/));
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
