// Draws docs/page.png, the page in the README: a position in the player's part with a hint explained.
//   ./dev test web; node tools/page_picture.mjs docs/page.png
// The first command builds the page and installs Chromium. The second reduces the picture to 32 colours,
// a quarter of the bytes, by Debian's pngquant. `DIST` names another folder of a built page.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { boardOf, chains } from '../web/page/tests/board.mjs';
import { start } from '../web/page/tests/browser.mjs';

const [, , out] = process.argv;
if (!out) throw new Error('usage: node tools/page_picture.mjs FILE.png');
/** What somebody has placed so far; from here the next step eliminates, which is marked in the cells. */
const placed = '......6.....87.1..1.....8..2....73........5...............2.7.8......4....7..69';

const site = await start();
try {
  const page = await site.open({ viewport: { width: 1000, height: 700 } });
  const board = boardOf(page);
  await board.cell(1, 1).waitFor();
  await page.evaluate((link) => (location.hash = link), `#p=${chains}&d=${placed}`);
  await board.is('row 1 column 7, digit 6');
  await board.says('Exactly one solution.');
  for (const label of ['Hint', 'Name the technique', 'Explain it']) {
    await board.button(label).click();
    await page.locator('.hint-panel [aria-busy=false] p').first().waitFor();
  }
  await board.settled();
  await page.evaluate(() => scrollTo(0, 0));
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  writeFileSync(out, execFileSync('pngquant', ['--speed', '1', '--nofs', '32', '-'], { input: picture }));
} finally {
  await site.close();
}
