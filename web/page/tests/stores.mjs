// What tests of the library share: visitors with stores of their own, and what these hold.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { boardOf } from './board.mjs';
import { start } from './browser.mjs';

export let site;
before(async () => (site = await start()));
after(() => site.close());

export const easyFirst = 'row 1 column 4, given 5';
export const chainsFirst = 'row 1 column 1, given 3';
export const idOf = (line) => `9x9 ${line.replaceAll('0', '.')}`;

/** A new visitor, whose page runs that script first. */
export async function visit(script, argument) {
  const first = await site.open();
  if (!script) {
    const board = boardOf(first);
    await board.cell(1, 1).waitFor();
    return board;
  }
  await first.context().addInitScript(script, argument);
  const board = await tab({ page: first });
  await first.close();
  return board;
}
export async function tab(board, part = '#/play') {
  const page = await board.page.context().newPage();
  page.errors = board.page.errors; // told when the first one is left
  page.on('pageerror', (error) => page.errors.push(error.message));
  await page.goto(site.url + part);
  const its = boardOf(page);
  await its.cell(1, 1).waitFor();
  return its;
}
export async function leave({ page }) {
  assert.deepEqual(page.errors, []);
  await page.context().close();
}

/** What the database has, and the keys of games in localStorage. */
export const stored = ({ page }) =>
  page.evaluate(async () => {
    const answer = (request) => new Promise((done, failed) => ((request.onsuccess = () => done(request.result)), (request.onerror = failed)));
    const database = await answer(indexedDB.open('dokushin'));
    const games = await answer(database.transaction('games').objectStore('games').getAll());
    database.close();
    return { games, local: Object.keys(localStorage).filter((key) => /game|journal/.test(key)) };
  });
/** Once nothing is on its way to the database any more. */
export const written = async (board) => {
  await board.settled();
  await board.page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('dokushin.journal.')));
};

/** A game of today's format, with so many cells filled. */
export function textOf(line, at, filled = 1) {
  const delta = Array.from({ length: filled }, (_, index) => [[...line].findIndex((its, cell) => !Number(its) && cell >= index * 5), 0, 2 + index, 0, 0, 0, 0]);
  return JSON.stringify({
    version: 2, id: idOf(line), at, now: 1, saved: null, selected: [0], cursor: 0,
    positions: [{ link: `p=${line.replaceAll('0', '.')}` }, { entering: false, delta }],
  });
}
/** For addInitScript: localStorage as a page before the database left it. */
export const left = (texts) => {
  if (!location.protocol.startsWith('http') || localStorage.getItem('left')) return;
  localStorage.setItem('left', 'yes');
  for (const [id, text] of texts) localStorage.setItem(`dokushin.game.${id}`, text);
};
