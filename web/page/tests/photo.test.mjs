// A puzzle from a photograph: of a file, of the clipboard, of a camera; on a phone, and corrected by hand.
import assert from 'node:assert/strict';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sizes } from './board.mjs';
import { assertAccessible, assertFits, start } from './browser.mjs';
import { eventually } from './eventually.mjs';

/** A rendering of our own, and the puzzle on it. */
const photo = new URL('../../../examples/photo.jpg', import.meta.url).pathname;
const puzzle = '.....6........795.8.3....4...1.49...............67.8934...6.7.895..1....73.......';

let site;
let asked;
let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dokushin-photo-'));
  // A film of one frame is that frame.
  const film = join(folder, 'film.mjpeg');
  await copyFile(photo, film);
  asked = [];
  site = await start(undefined, (path) => void asked.push(path), [
    '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`,
  ]);
});
after(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const home = (options = {}) => site.open({ address: '', settings: {}, ...options });
const leave = async (page) => {
  assert.deepEqual(page.errors, []);
  await page.context().close();
};
const sheetOf = (page) => page.getByRole('dialog', { name: 'Read a puzzle from a photo' });
const readIn = async (sheet) =>
  (await sheet.getByRole('gridcell').evaluateAll((cells) => cells.map((its) => its.textContent || '.'))).join('');
const isRead = (sheet) => eventually(async () => assert.equal(await readIn(sheet), puzzle));
const plays = async (page) => {
  await page.locator('.playboard .given').first().waitFor();
  await page.waitForURL((url) => url.hash.includes(`p=${puzzle}`));
};

for (const [size, options] of Object.entries(sizes)) {
  test(`a picture of a file is read, and played (${size})`, async () => {
    const page = await home(options);
    assert.ok(!asked.some((path) => /dokushin-photo/.test(path)) || size !== 'desk', 'the module comes when it is needed');
    await page.getByRole('button', { name: 'Photograph…' }).click();
    const sheet = sheetOf(page);
    await sheet.locator('input[type=file]').setInputFiles(photo);
    await isRead(sheet);
    await sheet.getByText('No cell is doubtful. Exactly one solution.').waitFor();
    await assertFits(page);
    await assertAccessible(page);
    await sheet.getByRole('button', { name: 'Play' }).click();
    await plays(page);
    await leave(page);
  });
}

test('the camera shows where it sees the grid, and one tap takes it', async () => {
  const page = await home(sizes.phone);
  await page.getByRole('button', { name: 'Photograph…' }).click();
  const sheet = sheetOf(page);
  await sheet.getByText('The grid can be read clearly.').waitFor();
  await sheet.locator('.camera-view polygon.sure').waitFor();
  await assertFits(page);
  await assertAccessible(page);
  await sheet.getByRole('button', { name: 'Take the picture' }).click();
  await isRead(sheet);
  await sheet.getByRole('button', { name: 'Another photograph' }).click();
  await sheet.getByRole('button', { name: 'Take the picture' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await leave(page);
});

test('a reading is corrected by keys and by taps, and says whether it is a puzzle', async () => {
  const page = await home();
  await page.getByRole('button', { name: 'Photograph…' }).click();
  const sheet = sheetOf(page);
  await sheet.locator('input[type=file]').setInputFiles(photo);
  await isRead(sheet);
  await sheet.getByRole('gridcell', { name: 'row 1 column 6, 6' }).click();
  await page.keyboard.press('Backspace');
  await sheet.getByText(/Several solutions/).waitFor();
  await sheet.getByRole('group', { name: 'Digits' }).getByRole('button', { name: '7' }).click();
  await sheet.getByText(/A digit stands twice/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('6');
  await sheet.getByText(/Exactly one solution/).waitFor();
  await isRead(sheet);
  await leave(page);
});

/** A picture that is pasted or dropped. */
const arrives = (page, kind, bytes) =>
  page.evaluate(
    ({ bytes: its, kind: event }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(its)], 'photo.jpg', { type: 'image/jpeg' }));
      const options = { bubbles: true, cancelable: true };
      const pasted = new ClipboardEvent('paste', { ...options, clipboardData: data });
      document.body.dispatchEvent(event === 'paste' ? pasted : new DragEvent('drop', { ...options, dataTransfer: data }));
    },
    { bytes, kind },
  );

/** The bytes of the photograph, out of focus by so many pixels. */
const blurred = async (page, pixels) =>
  page.evaluate(
    async ({ bytes, blur }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      const context = canvas.getContext('2d');
      context.filter = `blur(${blur}px)`;
      context.drawImage(bitmap, 0, 0);
      const blob = await new Promise((done) => canvas.toBlob(done, 'image/png'));
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { bytes: [...(await readFile(photo))], blur: pixels },
  );

test('doubtful cells are lit, and looked at one after another', async () => {
  const page = await home(sizes.phone);
  await page.getByRole('button', { name: 'Photograph…' }).waitFor();
  await arrives(page, 'paste', await blurred(page, 4));
  const sheet = sheetOf(page);
  const doubtful = sheet.getByRole('gridcell', { name: /, doubtful$/ });
  await doubtful.first().waitFor();
  await assertAccessible(page);
  assert.equal(await sheet.locator('.doubtful').count(), await doubtful.count());
  assert.equal(await sheet.getByRole('gridcell', { selected: true, name: /, doubtful$/ }).count(), 1, 'the first is selected');
  await sheet.getByText(/doubtful: compare/).waitFor();
  // Keys of the browser's own, such as those of its zoom, change nothing.
  const before = await readIn(sheet);
  await page.keyboard.press('Control+0');
  assert.equal(await readIn(sheet), before);
  for (let left = await doubtful.count(); left > 0; left--) {
    await sheet.getByRole('button', { name: left > 1 ? 'Correct, next cell' : 'Correct', exact: true }).click();
    await eventually(async () => assert.equal(await doubtful.count(), left - 1));
  }
  assert.equal(await readIn(sheet), before);
  await sheet.getByText(/^No cell is doubtful/).waitFor();
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement.role), 'gridcell'));
  await leave(page);
});

/** The bytes of a picture of a board with some givens, with pencil marks in some cells, and with a dashed cage round every two
 * cells if it has cages. */
const drawn = (page, board) =>
  page.evaluate(async ({ givens, boxRows, boxColumns, hasCages, marks = {} }) => {
    const [cell, margin, count] = [48, 40, Math.sqrt(givens.length)];
    const side = count * cell + 2 * margin;
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
    context.translate(margin, margin);
    const line = (at, box, ...where) => {
      context.lineWidth = at % box === 0 ? 3 : 1;
      context.strokeRect(...where);
    };
    for (let at = 0; at <= count; at++) {
      line(at, boxColumns, at * cell, 0, 0, count * cell);
      line(at, boxRows, 0, at * cell, count * cell, 0);
    }
    context.setLineDash([4, 3]);
    for (let at = 0; hasCages && at < 36; at++) {
      context.strokeRect((at % 9) * cell + 5, 2 * cell * Math.floor(at / 9) + 5, cell - 10, 2 * cell - 10);
    }
    context.fillStyle = 'black';
    context.font = '28px sans-serif';
    for (const [at, digit] of [...givens].entries()) {
      if (digit !== '.') context.fillText(digit, (at % count) * cell + 16, Math.floor(at / count) * cell + 34);
    }
    context.font = '12px sans-serif';
    for (const [at, digits] of Object.entries(marks)) {
      for (const digit of digits) {
        const [down, across] = [Math.floor((digit - 1) / 3), (digit - 1) % 3];
        context.fillText(digit, (at % count) * cell + 5 + 15 * across, Math.floor(at / count) * cell + 14 + 15 * down);
      }
    }
    const blob = await new Promise((done) => canvas.toBlob(done, 'image/png'));
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, board);

test('the page says that cages are not read, and nothing of solutions', async () => {
  const page = await home();
  await page.getByRole('button', { name: 'Photograph…' }).waitFor();
  const givens = `4${'.'.repeat(75)}7....`;
  await arrives(page, 'paste', await drawn(page, { givens, boxRows: 3, boxColumns: 3, hasCages: true }));
  const sheet = sheetOf(page);
  await eventually(async () => assert.equal(await readIn(sheet), givens));
  await sheet.getByText(/Its cages are not read: only the digits were\.$/).waitFor();
  assert.equal(await sheet.getByText(/solution/).count(), 0);
  await leave(page);
});

test('a small grid is read with its boxes, and played', async () => {
  const page = await home(sizes.phone);
  await page.getByRole('button', { name: 'Photograph…' }).waitFor();
  const givens = '..16..2..5..362...6..........25....1';
  await arrives(page, 'paste', await drawn(page, { givens, boxRows: 3, boxColumns: 2 }));
  const sheet = sheetOf(page);
  await eventually(async () => assert.equal(await readIn(sheet), givens));
  await sheet.getByText('No cell is doubtful. Exactly one solution.').waitFor();
  assert.equal(await sheet.getByRole('group', { name: 'Digits' }).getByRole('button').count(), 7);
  await assertFits(page);
  await sheet.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL((url) => url.hash.includes('3x2') && url.hash.includes(givens));
  await leave(page);
});

for (const isKept of [true, false]) {
  test(`pencil marks of a screenshot are seen, and ${isKept ? 'go into the game' : 'are left out where nobody wants them'}`, async () => {
    const page = await home(sizes.phone);
    await page.getByRole('button', { name: 'Photograph…' }).waitFor();
    const marks = { 1: [2, 4, 7], 2: [4, 5, 9], 40: [3, 5], 80: [5, 6] };
    await arrives(page, 'paste', await drawn(page, { givens: puzzle, boxRows: 3, boxColumns: 3, marks }));
    const sheet = sheetOf(page);
    await sheet.getByRole('gridcell', { name: 'row 1 column 2, empty, marks 2 4 7' }).waitFor();
    await sheet.getByText('No cell is doubtful. Exactly one solution.').waitFor();
    await assertFits(page);
    await assertAccessible(page);
    await sheet.getByRole('checkbox', { name: 'Keep the marks of 4 cells' }).setChecked(isKept);
    await sheet.getByRole('button', { name: 'Play' }).click();
    await plays(page);
    const marked = await page.locator('.playboard').getByRole('gridcell', { name: /centre marks/ }).evaluateAll((cells) => cells.map((its) => its.ariaLabel));
    assert.equal(marked.length, isKept ? 4 : 0);
    if (isKept) assert.match(marked[0], /^row 1 column 2\b.*centre marks 2 4 7/);
    await leave(page);
  });
}

test('a picture that is opened where texts are opened, or dropped on a board, is read as well', async () => {
  const page = await site.open();
  const sheet = sheetOf(page);
  await page.locator('.playboard').waitFor();
  await arrives(page, 'drop', [...(await readFile(photo))]);
  await isRead(sheet);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^New puzzle/ }).click();
  await page.locator('.start input[type=file]').setInputFiles(photo);
  await isRead(sheet);
  await sheet.getByRole('button', { name: 'Play' }).click();
  await plays(page);
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await leave(page);
});

test('a picture is pasted or dropped on the first screen; what is none is refused in words', async () => {
  const page = await home();
  await page.getByRole('button', { name: 'Photograph…' }).waitFor();
  const bytes = [...(await readFile(photo))];
  for (const kind of ['paste', 'drop']) {
    await arrives(page, kind, bytes);
    await isRead(sheetOf(page));
    // A further one takes its place.
    await page.keyboard.press('Backspace');
    await page.keyboard.press('End');
    await page.keyboard.press('5');
    await arrives(page, kind, bytes);
    await isRead(sheetOf(page));
    await page.keyboard.press('Escape');
    await sheetOf(page).waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: 'Photograph…' }).click();
  const open = (name, mimeType, buffer) => sheetOf(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await open('text.png', 'image/png', Buffer.from('no picture'));
  await sheetOf(page).getByText('This file is no picture that the browser can show.').waitFor();
  // A picture of one white pixel.
  await open('dot.gif', 'image/gif', Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'));
  await sheetOf(page).getByText('This picture is too small to be read.').waitFor();
  await leave(page);
});
