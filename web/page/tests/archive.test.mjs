// Games go to another browser as one text. The page's own modules are called in the page, as its
// buttons would call them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { build } from 'vite';
import { boardOf, chains, easy } from './board.mjs';
import { start } from './browser.mjs';
import { eventually } from './eventually.mjs';

let site;
let module;
before(async () => {
  [site, module] = await Promise.all([start(), bundled()]);
});
after(() => site.close());

/** The library's modules as the address of one script. */
async function bundled() {
  const its = (file) => new URL(`../src/library/${file}.ts`, import.meta.url).pathname;
  const source = ['archive', 'library'].map((file) => `export * from ${JSON.stringify(its(file))};`).join('\n');
  const entry = 'entry-of-the-library';
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: entry, resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : null), load: (id) => (id === `\0${entry}` ? source : null) }],
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'library' } },
  });
  return `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`;
}
const called = (page, name, ...given) =>
  page.evaluate(
    async ([address, name, given]) => {
      window.modules ??= import(address).then(async (its) => (await its.openLibrary(), its));
      return (await window.modules)[name](...given);
    },
    [module, name, given],
  );

const visit = async () => {
  const board = boardOf(await site.open());
  await board.cell(1, 1).waitFor();
  return board;
};
const gamesIn = (text) => JSON.parse(text).games.sort((a, b) => (a.id < b.id ? -1 : 1));

test('games that are exported are the same in another browser', async () => {
  const board = await visit();
  await board.pasted(easy, 'row 1 column 4, given 5');
  await board.type(1, 1, '8', 'ArrowRight', 'Shift+Digit2');
  await board.pasted(chains, 'row 1 column 1, given 3');
  await board.type(1, 3, '4');
  await board.settled();
  const text = await called(board.page, 'exportAll');
  assert.equal(gamesIn(text).length, 2);

  const other = await visit();
  assert.deepEqual(await called(other.page, 'importAll', text), { added: 2, newer: 0, same: 0, bad: 0 });
  // The page that is open has them at once.
  await other.button('New puzzle…').click();
  const list = other.page.getByRole('list', { name: 'Games in progress' });
  await eventually(async () => assert.equal(await list.getByRole('listitem').count(), 2));
  await other.button('Close').click();
  await other.pasted(easy, 'row 1 column 1, digit 8');
  await eventually(async () => assert.equal(await other.name(1, 2), 'row 1 column 2, empty, corner marks 2'));
  await other.button('Undo').click();
  await other.is('row 1 column 2, empty');
  await other.settled();
  // What was done since is newer than the text, and stays.
  assert.deepEqual(await called(other.page, 'importAll', text), { added: 0, newer: 0, same: 2, bad: 0 });
  await other.page.reload();
  await other.is('row 1 column 2, empty');
  const later = gamesIn(await called(other.page, 'exportAll'));
  const first = gamesIn(text);
  assert.deepEqual(later.map(({ id }) => id), first.map(({ id }) => id));
  const untouched = later.find(({ id }) => id.startsWith('9x9 38'));
  assert.deepEqual(untouched, first.find(({ id }) => id === untouched.id));
  for (const { page } of [board, other]) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test('what is no archive is refused with a reason, and changes nothing', async () => {
  const board = await visit();
  await board.pasted(easy, 'row 1 column 4, given 5');
  await board.type(1, 1, '8');
  await board.settled();
  const before = await called(board.page, 'exportAll');
  for (const [text, fault] of [
    ['', 'damaged'],
    [before.slice(0, -5), 'damaged'],
    [easy, 'damaged'],
    ['{"puzzles":[]}', 'foreign'],
    [JSON.stringify({ ...JSON.parse(before), version: 9 }), 'version'],
  ]) assert.equal(await called(board.page, 'importAll', text), fault);
  const odd = { ...JSON.parse(before), games: [null, { id: 'it', at: 1, text: 'no game' }] };
  assert.deepEqual(await called(board.page, 'importAll', JSON.stringify(odd)), { added: 0, newer: 0, same: 0, bad: 2 });
  assert.equal(await called(board.page, 'exportAll'), before);
  assert.deepEqual(board.page.errors, []);
  await board.page.context().close();
});
