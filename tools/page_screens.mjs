// Takes pictures of the page: each screen in each size, theme and language; and a contact sheet of them.
//   ./dev test web; node tools/page_screens.mjs FOLDER [--only NAME,…] [--full] [--sheet FILE.png]
// The first command builds the page and installs Chromium. A picture is SCREEN-SIZE-THEME-LANGUAGE.png;
// `--only` takes any of these names ("hint,phone,dark"), `--full` draws whole pages and not only what the
// window shows, and `--sheet` puts the English pictures in FOLDER of phone and desk onto one, which
// Debian's pngquant reduces. A page that sticks out or reports an error is told, and the status is 1.
// `DIST` names another folder of a built page.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chains, easy, learners, sizes as tested } from '../web/page/tests/board.mjs';
import { assertFits, start } from '../web/page/tests/browser.mjs';

const flags = { only: { type: 'string' }, full: { type: 'boolean' }, sheet: { type: 'string' } };
const { positionals: [folder, ...further], values: options } = parseArgs({ allowPositionals: true, options: flags });
if (!folder || further.length) throw new Error('usage: node tools/page_screens.mjs FOLDER [--only NAME,…] [--full] [--sheet FILE.png]');

const sizes = { ...tested, low: { viewport: { width: 844, height: 390 }, hasTouch: true }, wide: { viewport: { width: 1920, height: 1080 } } };
const themes = ['light', 'dark'];
const largestSheet = 600_000;
const languages = { en: 'en-GB', ja: 'ja-JP', zh: 'zh-CN' };

/** The elements are found by class, so that they are the same ones in every language. */
const parts = {
  hintTool: '.tool-row .for-sheet >> nth=0', moreTool: '.tool-row .for-sheet >> nth=1',
  hint: '.hint-panel .primary', hintTold: '.hint-panel [aria-busy=false] p',
  path: '.path-panel > .buttons button >> nth=0', steps: '.path-panel .steps button', step: '.path-panel .detail',
  ratings: '.path-panel > .ratings',
  newPuzzle: '.title-row > button', start: 'dialog.start[open]', example: 'dialog.start .examples button',
  openSettings: 'header.top > button', settings: 'dialog.settings[open]',
  rated: '.solved-panel p:not(.making)', game: '.game-card',
  nextBacktrack: '.control-bar button:nth-of-type(5)',
  events: '[data-counter=events] dd', backtracks: '[data-counter=backtracks] dd',
  board: '.order select >> nth=0', count: '.order input[max="24"]', seed: '.order input[inputmode=numeric]',
  make: '.make-do .primary', made: '.results .card',
};

const solutionOfLearners = '618794325257813946934652178186975234729346851543128769862539417491267583375481692';
const solutionOfSix = '465321123456231564546132312645654213';
const six = '.......2..56..1.6...61....2....5...3';
const hard = '000010920060050000071000050020006310000700009930400005300000000000105007100362000';
const crossed = '........21..4......9....3....9....2..7....5...6.873.1...........5..3.29......5..6';
/** What somebody has placed of `chains` so far; from here the next step eliminates. */
const placed = '......6.....87.1..1.....8..2....73........5...............2.7.8......4....7..69';
const killer = 7;
const cell = (index) => `.playboard [data-cell="${index}"]`;
const blanks = (givens) => givens.replaceAll('0', '.');
const play = (givens, rest = '') => `#/play?p=${blanks(givens)}${rest}`;

/** All digits of a solution but those of the givens and the last one, which is to be typed. */
function almost(givens, solution) {
  const last = blanks(givens).lastIndexOf('.');
  return { last, digits: solution.replace(/./g, (digit, at) => (blanks(givens)[at] === '.' && at !== last ? digit : '.')) };
}

async function type(page, index, ...keys) {
  await page.locator(cell(index)).click();
  for (const key of keys) await page.keyboard.press(key);
}

async function solve(page, givens, solution) {
  const { last } = almost(givens, solution);
  await page.locator(cell(last)).waitFor();
  await page.clock.fastForward('07:42');
  await type(page, last, solution[last]);
  await page.locator(parts.rated).waitFor();
}

/** Leaves for another address of the page. The game is kept a moment after its last move. */
const leaveFor = (page, address) => page.waitForTimeout(350).then(() => page.evaluate((its) => (location.hash = its), address));

async function home(page) {
  await solve(page, six, solutionOfSix);
  for (const [address, time, index, digit] of [[play(hard), '03:10', 0, '5'], [play(crossed, '&s=9x9+diagonals&d=745396'), '12:05', 6, '1']]) {
    await leaveFor(page, address);
    await page.waitForTimeout(350);
    await page.locator(cell(80)).waitFor();
    await page.clock.fastForward(time);
    await type(page, index, digit);
  }
  await leaveFor(page, '#/');
  await page.locator(`${parts.game} >> nth=2`).waitFor();
}

async function playing(page) {
  await page.locator(cell(80)).waitFor();
  await page.clock.fastForward('04:07');
  for (const [index, ...keys] of [
    [0, '8'], [7, '4'], [78, '1'], [80, '3'], [15, 'Shift+Digit2', 'Shift+Digit3'], [16, 'Shift+Digit2', 'Shift+Digit3'],
    [17, 'Control+Digit1', 'Control+Digit2', 'Control+Digit3'], [40, 'v', '3', 'z'], [10],
  ]) await type(page, index, ...keys);
}

/** Presses a button of the tool row, which opens the sheet; where the sheet's content stands beside the
 * board, there is none, and `instead` is pressed. */
async function openSheet(page, tool, instead) {
  await page.locator(cell(80)).waitFor();
  if (await page.locator(tool).isVisible()) await page.locator(tool).click();
  else if (instead) await page.locator(instead).click();
}

async function hint(page) {
  await openSheet(page, parts.hintTool, parts.hint);
  for (let stage = 1; stage < 3; stage++) {
    await page.locator(parts.hintTold).first().waitFor();
    await page.locator(parts.hint).click();
  }
}

async function path(page) {
  await openSheet(page, parts.moreTool);
  await page.locator(parts.path).click();
  // The ratings stand once all is known.
  await page.locator(parts.steps).first().waitFor();
  await page.locator(parts.ratings).waitFor();
  await page.locator(parts.steps).nth(12).click();
  await page.locator(parts.step).evaluate((its) => its.scrollIntoView({ block: 'nearest' }));
}

const opening = (button, dialog) => async (page) => {
  await page.locator(cell(80)).waitFor();
  await page.locator(button).click();
  await page.locator(dialog).waitFor();
};
const newPuzzle = opening(parts.newPuzzle, parts.start);

/** Goes on from backtrack to backtrack, within the page: a search of some hundred events is many presses. */
async function laboratory(page) {
  await page.locator(`${parts.nextBacktrack}:enabled`).waitFor();
  await page.evaluate(async ({ nextBacktrack, events, backtracks }) => {
    const number = (name) => Number(document.querySelector(name).textContent.replace(/\D/g, ''));
    while (number(events) < 100) {
      const before = number(backtracks);
      document.querySelector(nextBacktrack).click();
      while (number(backtracks) === before) await new Promise((done) => setTimeout(done, 5));
    }
  }, parts);
}

async function make(page) {
  await page.locator(parts.board).selectOption('four');
  await page.locator(parts.count).fill('1');
  await page.locator(parts.seed).fill('7');
  await page.locator(parts.make).click();
  await page.locator(parts.made).waitFor();
  await page.locator(parts.made).scrollIntoViewIfNeeded();
}

async function variant(page) {
  await newPuzzle(page);
  await page.locator(parts.example).nth(killer).click();
  await page.locator(parts.start).waitFor({ state: 'detached' });
  await page.waitForTimeout(350);
  for (const index of [11, 12]) await type(page, index, 'Shift+Digit1', 'Shift+Digit2');
}

/** The screens, each with its address and what brings it to its state. Home comes first: later games
 * would be in its library. */
const screens = {
  home: [play(six, `&s=6x6&d=${almost(six, solutionOfSix).digits}`), home],
  play: [play(easy), playing],
  hint: [play(chains, `&d=${placed}`), hint],
  path: [play(chains), path],
  solved: [play(learners, `&d=${almost(learners, solutionOfLearners).digits}`), (page) => solve(page, learners, solutionOfLearners)],
  open: [play(easy), newPuzzle],
  settings: [play(easy), opening(parts.openSettings, parts.settings)],
  laboratory: ['#/lab', laboratory],
  learn: ['#/learn', (page) => page.locator('.lessons a >> nth=24').waitFor()],
  technique: ['#/learn/x-wing', (page) => page.locator('.learn .playboard .candidate.struck').first().waitFor()],
  set: [`#/set?p=${blanks(hard)}&e=1`, (page) => page.locator('.set-verdict.good').waitFor()],
  make: ['#/make', make],
  variant: [play(hard), variant],
};

/** Those of the names that `--only` leaves: all, if it names none of their kind. */
const wanted = (options.only ?? '').split(',').filter(Boolean);
const kinds = { screen: Object.keys(screens), size: Object.keys(sizes), theme: themes, language: Object.keys(languages) };
const left = (names) => names.filter((name) => wanted.includes(name) || !names.some((its) => wanted.includes(its)));
const unknown = wanted.filter((name) => !Object.values(kinds).flat().includes(name));
if (unknown.length) throw new Error(`no such screen, size, theme or language: ${unknown}`);

function fail(name, error) {
  process.exitCode = 1;
  console.log(`${name}: ${error.message.replace(/\x1b\[\d+m/g, '').replace(/\s+/g, ' ')}`);
}

/** Draws one screen in a tab of its own. What went wrong is told; the picture shows it. */
async function draw(context, name, [address, reach]) {
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('console', (message) => message.type() === 'error' && errors.push(new Error(message.text())));
  try {
    await page.goto(site.url + address);
    await reach(page);
    await page.waitForTimeout(350);
    await assertFits(page);
  } catch (error) {
    errors.push(error);
  }
  for (const error of errors) fail(name, error);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide', fullPage: options.full });
  await page.close();
}

/** Draws the screens of one visitor, one after the other. The clock begins at the same time each day. */
async function visit([size, theme, language]) {
  const page = await site.open({ address: '#/', settings: {}, ...sizes[size], colorScheme: theme, locale: languages[language] });
  const context = page.context();
  await context.clock.install({ time: '2026-05-04T10:00:00' });
  for (const screen of left(kinds.screen)) await draw(context, `${screen}-${size}-${theme}-${language}`, screens[screen]);
  await context.close();
}

/** The contact sheet: a row a screen, the pictures' names below them. */
async function sheet(file) {
  const row = (screen) => ['phone', 'desk'].flatMap((size) => themes.map((theme) => `${screen}-${size}-${theme}-en`));
  const figure = (name) => {
    const picture = join(folder, `${name}.png`);
    if (!existsSync(picture)) return '';
    return `<figure><img height=320 src="data:image/png;base64,${readFileSync(picture, 'base64')}"><figcaption>${name}</figcaption></figure>`;
  };
  const style = `body { margin: 12px; background: #777; color: #fff; font: 12px sans-serif }
    div { display: flex; gap: 12px; margin-bottom: 8px } figure { margin: 0 } img { display: block }`;
  const page = await site.open({ viewport: { width: 1400, height: 800 } });
  await page.setContent(`<style>${style}</style>${kinds.screen.map((its) => `<div>${row(its).map(figure).join('')}</div>`).join('')}`);
  const picture = await page.screenshot({ fullPage: true });
  for (const colours of ['128', '64', '32', '16']) {
    const reduced = execFileSync('pngquant', ['--speed', '1', '--nofs', colours, '-'], { input: picture, maxBuffer: 1 << 26 });
    writeFileSync(file, reduced);
    if (reduced.length <= largestSheet) return;
  }
  fail(file, new Error(`more than ${largestSheet} bytes`));
}

mkdirSync(folder, { recursive: true });
const site = await start();
try {
  const looks = left(themes).flatMap((theme) => left(kinds.language).map((language) => [theme, language]));
  const visitors = left(kinds.size).flatMap((size) => looks.map((look) => [size, ...look]));
  const go = async () => {
    for (let next = visitors.shift(); next; next = visitors.shift()) await visit(next);
  };
  // Two at a time: while one waits for the engine the other one draws.
  await Promise.all([go(), go()]);
  if (options.sheet) await sheet(options.sheet);
} finally {
  await site.close();
}
