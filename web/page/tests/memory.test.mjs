// What a day of play leaves behind: nothing. Nodes and listeners are counted once the garbage is collected.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, chains, easy, sizes } from './board.mjs';
import { goTo, start } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { measured } from './measures.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

test('games, hints, dialogs and parts leave no nodes and no listeners behind', async () => {
  const board = boardOf(await site.open(sizes.desk));
  const { page } = board;
  await board.cell(1, 1).waitFor();
  const its = await measured(page);
  const round = async () => {
    for (const [line, first] of [[chains, 'row 1 column 1, given 3'], [easy, 'row 1 column 4, given 5']]) {
      await board.pasted(line, first);
      await board.type(1, 2, '7', 'Shift+Digit3', 'Control+z');
      await board.hint('Hint', 'Name the technique', 'Explain it', 'Close');
      for (const name of ['New puzzle…', 'Share…']) {
        await board.button(name).click();
        // The first time it is fetched; each time it is to be seen before it is closed.
        await page.locator('dialog[open]').waitFor();
        await board.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      for (const part of ['Learn', 'Home', 'Play']) await goTo(page, part);
    }
    await board.settled();
  };
  // The first rounds fetch what is needed once, and keep the games.
  for (let times = 0; times < 2; times++) await round();
  // What the last round removes is collected a moment later.
  let { nodes, listeners } = await its.counted();
  await eventually(async () => {
    const before = { nodes, listeners };
    ({ nodes, listeners } = await its.counted());
    assert.deepEqual({ nodes, listeners }, before);
  });
  for (let times = 0; times < 3; times++) await round();
  await eventually(async () => {
    const now = await its.counted();
    assert.ok(now.nodes <= nodes && now.listeners <= listeners, JSON.stringify({ before: { nodes, listeners }, now }));
  });
  await page.context().close();
});
