// The database of games: that no game is lost on its way there, or without it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, chains, easy, learners } from './board.mjs';
import { eventually } from './eventually.mjs';
import { chainsFirst, easyFirst, idOf, leave, left, site, stored, tab, textOf, visit, written } from './stores.mjs';

test('games survive a reload, and another tab has them', async () => {
  const board = await visit();
  await board.pasted(easy, easyFirst);
  await board.type(1, 1, '8');
  await board.pasted(chains, chainsFirst);
  await board.type(1, 3, '4');
  await written(board);
  const { games, local } = await stored(board);
  assert.deepEqual(local, []);
  const its = games.find(({ id }) => id === idOf(easy));
  assert.deepEqual(its.summary, { shape: '9x9', givens: easy.replaceAll('0', '.'), filled: 1, blanks: 37, entering: false, begun: true });
  await board.page.reload();
  await board.is('row 1 column 3, digit 4');
  await board.button('Back to my last game').click();
  await board.is('row 1 column 1, digit 8');
  const other = await tab(board, `#p=${chains}`);
  await other.is('row 1 column 3, digit 4');
  await leave(board);
});

test('what localStorage had is taken over, and then no more there', async () => {
  const board = await visit(left, [[idOf(easy), textOf(easy, 1000)], [idOf(chains), textOf(chains, 2000)], ['odd', 'no game']]);
  await board.is('row 1 column 3, digit 2'); // the last one
  await written(board);
  const { games, local } = await stored(board);
  assert.deepEqual(local, ['dokushin.game.odd']);
  assert.deepEqual(games.map(({ id, summary }) => [id, summary.filled]).sort(), [[idOf(easy), 1], [idOf(chains), 1]].sort());
  await board.page.reload();
  await board.button('Back to my last game').click();
  await board.is('row 1 column 1, digit 2');
  await board.button('Undo').click();
  await board.is('row 1 column 1, empty');
  await leave(board);
});

test('two tabs do not overwrite each other, and hear of what is removed', async () => {
  const first = await visit();
  await first.pasted(easy, easyFirst);
  await first.type(1, 1, '8');
  await written(first);
  const second = await tab(first, `#p=${easy}`);
  await second.is('row 1 column 1, digit 8');
  const third = await tab(first, `#p=${chains}`);
  await Promise.all([second.type(1, 2, '2'), third.type(1, 3, '4')]);
  await first.is('row 1 column 2, digit 2');
  await first.type(1, 3, 'Shift+Digit7');
  await second.is('row 1 column 3, empty, corner marks 7');
  await written(first);
  const { games } = await stored(first);
  assert.equal(games.find(({ id }) => id === idOf(easy)).summary.filled, 2);
  assert.equal(games.find(({ id }) => id === idOf(chains)).summary.filled, 1);
  const list = (board) => board.page.getByRole('list', { name: 'Games in progress' });
  await third.button('New puzzle…').click();
  await list(third).getByRole('button', { name: /^9×9.*2 of/ }).locator('xpath=..').getByRole('button', { name: /^Remove/ }).click();
  await written(third);
  await first.button('New puzzle…').click();
  await list(first).getByRole('button', { name: /^9×9.*1 of/ }).waitFor();
  await eventually(async () => assert.equal(await list(first).getByRole('listitem').count(), 1));
  await leave(first);
});

test('a page that is closed at once loses no key', async () => {
  const board = await visit();
  for (const [line, column, digit] of [[easy, 1, '8'], [chains, 3, '4'], [learners, 1, '6']]) {
    const its = await tab(board, `#p=${line}`);
    await its.type(1, column, digit);
    await its.page.close();
    const again = await tab(board, `#p=${line}`);
    await again.is(`row 1 column ${column}, digit ${digit}`);
    await again.page.close();
  }
  await leave(board);
});

test('a page that dies before the database has a game has it in the journal', async () => {
  const board = await visit();
  // No transaction of this tab ever comes to its end.
  const its = await tab(board, `#p=${easy}`);
  await its.page.evaluate(() => (IDBObjectStore.prototype.put = () => undefined));
  await its.type(1, 1, '8');
  await its.page.waitForTimeout(20);
  await its.page.evaluate(() => (IDBDatabase.prototype.transaction = () => ({ objectStore: () => ({ get: () => ({}) }) })));
  await its.type(1, 2, '2');
  await its.page.close();
  const again = await tab(board, `#p=${easy}`);
  await again.is('row 1 column 2, digit 2');
  await again.is('row 1 column 1, digit 8');
  await written(again);
  await eventually(async () => assert.deepEqual((await stored(again)).local, []));
  await leave(board);
});

test('a browser without a database keeps games in localStorage', async () => {
  const board = await visit(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await board.pasted(easy, easyFirst);
  await board.type(1, 1, '8');
  await board.settled();
  await eventually(async () => assert.equal(await board.page.evaluate((id) => localStorage.getItem(`dokushin.game.${id}`) !== null, idOf(easy)), true));
  const other = await tab(board, `#p=${easy}`);
  await other.is('row 1 column 1, digit 8');
  await other.type(1, 2, '2');
  await board.is('row 1 column 2, digit 2');
  await leave(board);
});

test('a browser that refuses all of it has the page all the same', async () => {
  const board = await visit(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });
    window.BroadcastChannel = refuse;
  });
  await board.pasted(easy, easyFirst);
  await board.type(1, 1, '8');
  await board.pasted(chains, chainsFirst);
  await board.page.getByText('This browser keeps nothing more').waitFor();
  await board.button('Back to my last game').click();
  await board.is('row 1 column 1, digit 8');
  await leave(board);
});

test('a database that comes late is taken up, and no game of either is lost', async () => {
  const board = await visit();
  await board.pasted(easy, easyFirst);
  await board.type(1, 1, '8');
  await written(board);
  await board.page.context().addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = (...its) => {
      const request = {};
      addEventListener('let in', () => {
        const real = open(...its);
        real.onupgradeneeded = (event) => request.onupgradeneeded?.(event);
        real.onsuccess = () => ((request.result = real.result), request.onsuccess());
      });
      return request;
    };
  });
  const late = await tab(board, `#p=${chains}`);
  await late.type(1, 3, '4');
  await late.settled();
  await eventually(async () => assert.equal((await late.page.evaluate(() => Object.keys(localStorage))).filter((key) => key.startsWith('dokushin.game.')).length, 1));
  await late.page.evaluate(() => dispatchEvent(new Event('let in')));
  await late.page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('dokushin.game.')));
  await late.type(1, 5, '1');
  await late.button('Back to my last game').click();
  await late.is('row 1 column 1, digit 8');
  await written(board);
  await eventually(async () => assert.equal((await stored(board)).games.length, 2));
  // A tab that had nothing to go on with shows the last game as soon as it is there.
  const blank = await tab(board);
  await blank.page.evaluate(() => dispatchEvent(new Event('let in')));
  await blank.page.locator('.playboard .given').first().waitFor();
  await leave(board);
});

test('a database that refuses a game is told of, until it takes one', async () => {
  const board = await visit();
  const told = board.page.getByText('This browser keeps nothing more');
  await board.page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await board.pasted(easy, easyFirst);
  await board.type(1, 1, '8');
  await told.waitFor();
  await board.page.evaluate(() => (IDBObjectStore.prototype.put = window.put));
  await board.pasted(chains, chainsFirst);
  await board.type(1, 3, '4');
  await told.waitFor({ state: 'detached' });
  await written(board);
  // The one that was refused, too.
  await eventually(async () => assert.deepEqual((await stored(board)).games.map(({ id }) => id).sort(), [idOf(easy), idOf(chains)].sort()));
  await leave(board);
});

test('a connection that the browser closes is opened again', async () => {
  const board = await visit();
  await board.page.evaluate(() => {
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...its) {
      IDBDatabase.prototype.transaction = transaction;
      window.connection = this;
      return transaction.apply(this, its);
    };
  });
  await board.pasted(easy, easyFirst);
  await written(board);
  await board.page.evaluate(() => (window.connection.close(), window.connection.dispatchEvent(new Event('close'))));
  await board.type(1, 1, '8');
  await written(board);
  await eventually(async () => assert.equal((await stored(board)).games[0].summary.filled, 1));
  await leave(board);
});

test('two thousand games are all there, the board before them', async () => {
  const board = await visit();
  await board.page.evaluate(async ([text, count]) => {
    const answer = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const database = await answer(indexedDB.open('dokushin'));
    const transaction = database.transaction('games', 'readwrite');
    const one = JSON.parse(text);
    for (let at = 1; at <= count; at++) {
      const id = `${one.id} ${at}`;
      const positions = [one.positions[0], ...Array(60).fill(one.positions[1])];
      const summary = { shape: '9x9', givens: one.id.slice(4), filled: 1, blanks: 37, entering: false, begun: true };
      transaction.objectStore('games').put({ id, at, text: JSON.stringify({ ...one, id, at, positions, now: 60 }), summary });
    }
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
  }, [textOf(easy, 1, 7), 2000]);
  const page = await board.page.context().newPage();
  await page.goto(`${site.url}#/play`, { waitUntil: 'commit' });
  page.setDefaultTimeout(120_000); // on a busy machine, too
  const its = boardOf(page);
  await its.is(easyFirst);
  await its.button('New puzzle…').click();
  const list = its.page.getByRole('list', { name: 'Games in progress' });
  const items = list.locator('li');
  await items.nth(11).waitFor();
  await eventually(async () => assert.equal(await items.count(), 12));
  await its.page.getByRole('dialog').getByRole('button', { name: /^Show all/ }).click();
  await items.nth(1999).waitFor();
  await eventually(async () => assert.equal(await items.count(), 2000));
  await leave(board);
});
