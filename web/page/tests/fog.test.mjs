// A puzzle in the fog, and its message to who solves it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { benchOf } from './bench.mjs';
import { boardOf, easy, sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';

let site;
before(async () => (site = await start()));
after(() => site.close());
const leave = async ({ page }) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};

const cellsOf = (line, side) => Array.from({ length: side }, (_, row) => [...line.slice(row * side, (row + 1) * side)].map((its) => (its === '0' ? {} : { value: Number(its) })));
const boxes = Array.from({ length: 9 }, (_, box) => Array.from({ length: 9 }, (_, at) => [3 * Math.floor(box / 3) + Math.floor(at / 3), 3 * (box % 3) + (at % 3)]));
const foggy = JSON.stringify({
  cellSize: 50,
  metadata: { title: 'Harbour', rules: 'Normal rules.', msgcorrect: 'Land ahoy!' },
  cells: cellsOf(easy, 9),
  regions: boxes,
  cages: [{ cells: [[0, 6], [0, 7]], unique: true, sum: 10 }],
  foglight: boxes[1],
});

for (const [size, options] of Object.entries(sizes)) {
  test(`in the fog givens have no name until a right digit lights them (${size})`, async () => {
    const board = boardOf(await site.open(options));
    const { page } = board;
    await board.cell(1, 1).waitFor();
    await board.pasted(foggy, 'row 1 column 4, given 5');
    await board.is('row 1 column 7, empty, in the fog');
    if (size === 'phone') await board.button('Hint').click();
    await page.locator('.fog-panel').getByText('would give it away').waitFor();
    await assertFits(page);
    await assertAccessible(page);
    if (size === 'phone') await page.locator('.close-drawer').click();
    // A wrong digit lights nothing, the right one the cells around it.
    await board.cell(2, 6).click();
    await board.press('3');
    await board.is('row 1 column 7, empty, in the fog');
    await board.press('7');
    await board.is('row 1 column 7, given 6');
    await board.is('row 1 column 8, empty, in the fog');
    await board.settled();
    const other = boardOf(await site.open({ ...options, address: new URL(page.url()).hash }));
    await other.is('row 1 column 7, given 6');
    await other.is('row 9 column 7, empty, in the fog');
    await leave(other);
    await leave(board);
  });
}

test('help is there in spite of the fog where it is asked for', async () => {
  const board = boardOf(await site.open());
  await board.cell(1, 1).waitFor();
  await board.pasted(foggy, 'row 1 column 4, given 5');
  await board.page.locator('.fog-panel').getByRole('button', { name: 'Use them nevertheless' }).click();
  await board.page.locator('.hint-panel:not(.fog-panel)').waitFor();
  await board.is('row 1 column 7, empty, in the fog');
  await leave(board);
});

test('fog goes with its puzzle to the bench, and from there to play', async () => {
  const page = await site.open({ address: '#/set' });
  const [board, bench] = [boardOf(page), benchOf(page)];
  await bench.at(0).waitFor();
  await board.paste(foggy);
  await bench.is(6, 'given 6');
  await bench.button('Play it').click();
  await page.locator('.play [data-cell="6"][aria-label="row 1 column 7, empty, in the fog"]').waitFor();
  await page.locator('.play [data-cell="3"][aria-label="row 1 column 4, given 5"]').waitFor();
  await leave(board);
});

test('a message is shown once the puzzle is solved, and not before', async () => {
  const board = boardOf(await site.open());
  const { page } = board;
  await board.cell(1, 1).waitFor();
  const rows = cellsOf('1234341221434320', 4).map((row) => row.map((cell) => ({ ...cell, ...(cell.value && { given: true }) })));
  await board.pasted(JSON.stringify({ size: 4, grid: rows, successMessage: 'Land ahoy!' }), 'row 1 column 1, given 1');
  assert.equal(await page.getByText('Land ahoy!').count(), 0);
  await board.cell(4, 4).click();
  await board.press('1');
  await page.locator('.solved-panel').getByText('Land ahoy!').waitFor();
  await leave(board);
});

test('in the fog a centre mark is no struck candidate, whatever the board would show without it', async () => {
  const board = boardOf(await site.open());
  await board.cell(1, 1).waitFor();
  await board.pasted(foggy, 'row 1 column 4, given 5');
  await board.tool('Automatic candidates');
  await board.cell(2, 6).click();
  await board.press('Control+3');
  await board.is('row 2 column 6, empty, centre marks 3');
  await leave(board);
});
