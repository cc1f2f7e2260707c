// What is about to be pressed keeps its place: an answer that comes in the moment of a press moves nothing away from it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { boardOf, easy, sizes } from './board.mjs';
import { start } from './browser.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());

/** Notes, at each change of the page from now on, where an element is within the part that scrolls it, and whether it was
 * seen before what is `coming`. */
const noting = (page, selector, coming = null) =>
  page.evaluate(([wanted, later]) => {
    const places = (window.places = new Set());
    window.early = false;
    const note = () => {
      const its = document.querySelector(wanted);
      if (!its?.checkVisibility()) return;
      places.add(its.offsetTop);
      if (later && !document.querySelector(later)) window.early = true;
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  }, [selector, coming]);
/** The rating itself: its place is there from the start. */
const rating = '.path-panel > .ratings';
const places = (page) => page.evaluate(() => [...window.places]);

for (const [size, options] of Object.entries(sizes)) {
  test(`keys and tools keep their place while verdicts come and go (${size})`, async () => {
    for (const part of ['.hands', '.path-panel']) {
      const board = boardOf(await site.open({ address: `#/play?p=${easy}`, ...options }));
      await board.says('Exactly one solution.');
      if (part === '.path-panel' && size === 'phone') await board.button('More').click();
      await noting(board.page, part);
      await board.press('8');
      await board.says('Right so far: exactly one solution.');
      // The verdict of before between: the same text twice would be no news.
      await board.press('Backspace');
      await board.says(/Exactly one solution/);
      await board.press('ArrowRight', '7');
      await board.says('Right so far: exactly one solution.');
      assert.equal((await places(board.page)).length, 1, part);
      await board.page.context().close();
    }
  });

  test(`the steps of a path keep their place when the rating comes (${size})`, async () => {
    const board = boardOf(await site.open({ address: `#/play?p=${easy}`, ...options, settings: {} }));
    await board.cell(1, 1).waitFor();
    if (size === 'phone') await board.button('More').click();
    await noting(board.page, '.steps', rating);
    await board.button('Explain the whole puzzle').click();
    await board.page.locator(rating).waitFor();
    assert.ok(await board.page.evaluate(() => window.early), 'the steps are there before the rating');
    assert.equal((await places(board.page)).length, 1);
    await board.page.context().close();
  });
}
