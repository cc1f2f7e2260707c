// Measures how quickly the built page answers while somebody plays, and what a long day of play leaves in its memory.
//   ./dev test web; node tools/page_pace.mjs [--slower N] [--times N] [--actions N] [--seed N] [--only answers|day]
// The first command builds the page and installs Chromium; `DIST` names another folder of a built page.
//
// Answers: on each board each kind of input is given so many `--times` on a processor that is `--slower` by that factor.
// A line says, in milliseconds, how long it took from the input to the frame that shows its effect (Event Timing, in steps
// of 8; less than 16 is not reported by browsers), and the longest task of the main thread in it or soon after (Long
// Tasks; less than 50 is none). Wanted: at most 100 from input to frame; at full speed (`--slower 1`) no task over 50.
//
// A day: so many `--actions` by chance in many games, after each part of which the garbage is collected and the heap, the
// DOM nodes and the listeners are counted, always with the same puzzle on the board. Wanted: no growth.
import { parseArgs } from 'node:util';
import { boardOf, chains, easy, learners, several } from '../web/page/tests/board.mjs';
import { goTo, start, withOffline } from '../web/page/tests/browser.mjs';
import { measured, randomFrom } from '../web/page/tests/measures.mjs';

const { values } = parseArgs({
  options: {
    slower: { type: 'string', default: '4' },
    times: { type: 'string', default: '12' },
    actions: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [slower, times, actions] = [values.slower, values.times, values.actions].map(Number);

/** A full grid of boxes as high as they are wide, without each third cell. */
function latin(box) {
  const side = box * box;
  const digit = (at) => '123456789ABCDEFGHIJKLMNOP'[at % side];
  const cells = Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return (row + column) % 3 ? digit(column + (row % box) * box + Math.floor(row / box)) : '.';
  });
  return `${cells.join('')}&s=${side}x${side}`;
}
const boards = { '9×9': easy.replaceAll('0', '.'), killer: null, '16×16': latin(4), '25×25': latin(5) };

/** Opens a page with that board; the killer is an example of the page. */
async function opened(site, name) {
  const page = await site.open({ ...withOffline, address: boards[name] ? `#/play?p=${boards[name]}` : '#/play', viewport: { width: 1280, height: 800 } });
  const board = boardOf(page);
  await board.cell(1, 1).waitFor();
  if (!boards[name]) await board.example('Killer', 'row 9 column 9, empty');
  return board;
}

/** What is done, each with what makes it possible first. */
const kinds = {
  'digit': { before: onBlank, act: ({ board }) => board.press('1') },
  'mark': { before: onBlank, act: ({ board }) => board.press('Shift+Digit2') },
  'arrow': { act: ({ board, time }) => board.press(time % 2 ? 'ArrowDown' : 'ArrowRight') },
  'click on a cell': { act: ({ board, time }) => board.cell(1 + (time % 9), 1 + ((time * 4) % 9)).click() },
  'all cells': { act: ({ board }) => board.press('Control+a'), after: ({ board }) => board.press('Escape') },
  'mark in all cells': { before: ({ board }) => board.press('Control+a'), act: ({ board }) => board.press('Shift+Digit3'), after: ({ board }) => board.press('Control+z', 'Escape') },
  'undo': { before: (its) => onBlank(its).then(() => its.board.press('1')), act: ({ board }) => board.press('Control+z') },
  'candidates on': { act: ({ board }) => board.button('Automatic candidates').click(), after: ({ board }) => board.button('Automatic candidates').click() },
  'digit with candidates': {
    before: async (its) => (await its.board.button('Automatic candidates').click(), onBlank(its)),
    act: ({ board }) => board.press('1'),
    after: ({ board }) => board.button('Automatic candidates').click(),
  },
  'hint': { act: hintGoesOn, after: hintEnds },
  'hint, further': { before: async (its) => (await hintGoesOn(its), hintEnds(its)), act: hintGoesOn },
  'step of the path': { before: pathStands, act: ({ page }) => page.locator('.steps button[aria-current]').press('ArrowDown'), needs: '.steps', end: ({ board }) => board.press('Escape') },
  'new puzzle, dialog': { act: ({ board }) => board.button('New puzzle…').click(), after: ({ board }) => board.press('Escape') },
  'share, dialog': { act: ({ board }) => board.button('Share…').click(), after: ({ board }) => board.press('Escape') },
  'settings, dialog': { act: ({ page }) => page.getByRole('button', { name: 'Settings' }).click(), after: ({ board }) => board.press('Escape') },
  'to learn and back': { act: ({ page }) => goTo(page, 'Learn'), after: ({ page }) => goTo(page, 'Play') },
  'to the first screen': { act: ({ page }) => goTo(page, 'Home'), after: ({ page }) => goTo(page, 'Play') },
};

/** Selects a blank cell, another one each time. */
async function onBlank({ page, time }) {
  const cells = page.locator('[role=gridcell][aria-label*=", empty"]');
  const count = Math.min(20, await cells.count());
  // A board may be full.
  await (count ? cells.nth(time % count) : page.locator('[role=gridcell]').first()).click();
}
/** By its button: on large boards the key is a digit. */
function hintGoesOn({ page }) {
  return page.locator('.hint-panel .primary').click();
}
/** Of a hint nothing is told at once; of boards with rules nothing at all. */
async function hintEnds({ page }) {
  await page.locator('.hint-panel [aria-busy=false] p').first().waitFor();
}
/** Asks for the path once; null if the board has none. */
async function pathStands({ page, board, time }) {
  if (time) return;
  await board.button('Explain the whole puzzle').click();
  const done = page.locator('.path-panel > .ratings');
  await done.or(page.getByText('not the further rules of this board')).first().waitFor({ timeout: 120_000 });
  if (await page.locator('.steps').count()) await page.locator('.steps button').first().click();
}

const middle = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const shown = (number) => (number < 16 ? '<16' : String(Math.round(number))).padStart(7);

async function answers(site) {
  console.log(`A processor that is ${slower} times slower; ${times} times each; milliseconds.`);
  for (const name of Object.keys(boards)) {
    const board = await opened(site, name);
    const { page } = board;
    const its = await measured(page);
    await its.slowDown(slower);
    console.log(`\n${name.padEnd(24)} median  worst  worst task`);
    for (const [kind, { before, act, after, needs, end }] of Object.entries(kinds)) {
      const [inputs, tasks] = [[], []];
      for (let time = 0; time < times; time++) {
        await before?.({ page, board, time });
        if (needs && !(await page.locator(needs).count())) break;
        await its.quiet();
        await act({ page, board, time });
        const { input, task } = await its.taken();
        inputs.push(input);
        tasks.push(task);
        await after?.({ page, board, time });
      }
      await end?.({ page, board });
      if (inputs.length) console.log(`${kind.padEnd(23)}${shown(middle(inputs))}${shown(Math.max(...inputs))}${String(Math.round(Math.max(...tasks)) || '–').padStart(12)}`);
    }
    if (page.errors.length) console.log(page.errors);
    await page.context().close();
  }
}

const random = randomFrom(Number(values.seed));
const below = (end) => Math.floor(random() * end);
const oneOf = (list) => list[below(list.length)];

const games = [[learners, 'row 1 column 2, given 1'], [chains, 'row 1 column 1, given 3'], [several, 'row 1 column 1, given 4'], [easy, 'row 1 column 4, given 5']];

/** What a player does in a day, by chance. */
const deeds = {
  digit: async (board) => (await onBlank({ page: board.page, time: below(20) }), board.press(`Digit${1 + below(9)}`)),
  mark: async (board) => (await onBlank({ page: board.page, time: below(20) }), board.press(`Shift+Digit${1 + below(9)}`)),
  arrow: (board) => board.press(oneOf(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])),
  undo: (board) => board.press(oneOf(['Control+z', 'Control+y'])),
  hint: async (board) => {
    for (let stage = 0; stage < 3; stage++) {
      await board.press('h');
      await hintEnds(board);
    }
  },
  path: async (board) => {
    await board.button('Explain the whole puzzle').click({ timeout: 300 }).catch(() => undefined);
    const step = board.page.locator('.steps button').first();
    await step.waitFor({ timeout: 3000 }).then(() => step.click(), () => undefined);
    await board.press('ArrowDown', 'Escape');
  },
  sheets: async (board) => {
    for (const name of ['New puzzle…', 'Share…']) {
      await board.button(name).click();
      await board.press('Escape');
    }
    await board.page.getByRole('button', { name: 'Settings' }).click();
    await board.press('Escape');
  },
  parts: async ({ page }) => {
    await goTo(page, oneOf(['Home', 'Learn', 'Laboratory', 'Set']));
    await goTo(page, 'Play');
  },
  game: async (board, [line, first] = oneOf(games)) => {
    await board.paste(line);
    // It may be said to conflict with another one, too.
    await board.page.locator(`[role=gridcell][aria-label^="${first}"]`).waitFor();
  },
};
const weights = { digit: 30, mark: 15, arrow: 20, undo: 12, hint: 4, path: 2, sheets: 2, parts: 3, game: 4 };
const bag = Object.entries(weights).flatMap(([name, weight]) => Array(weight).fill(name));

async function day(site) {
  const board = await opened(site, '9×9');
  const { page } = board;
  const its = await measured(page);
  const parts = 10;
  console.log(`\n${'actions'.padStart(8)}${'heap, kB'.padStart(11)}${'nodes'.padStart(8)}${'listeners'.padStart(11)}`);
  const counts = [];
  for (let part = 0; part <= parts; part++) {
    if (part) for (let count = 0; count < actions / parts; count++) await deeds[oneOf(bag)](board);
    // The same state each time.
    await page.keyboard.press('Escape');
    await deeds.game(board, [several, 'row 1 column 1, given 4']);
    await deeds.game(board, [easy, 'row 1 column 4, given 5']);
    await board.settled();
    const now = await its.counted();
    counts.push(now);
    console.log(`${String((part * actions) / parts).padStart(8)}${String(Math.round(now.heap / 1000)).padStart(11)}${String(now.nodes).padStart(8)}${String(now.listeners).padStart(11)}`);
  }
  // The first parts fetch what the page needs later, too.
  const [first, last] = [counts[3], counts.at(-1)];
  const thousands = ((parts - 3) * actions) / parts / 1000;
  const growth = (key) => (last[key] - first[key]) / thousands;
  console.log(`growth by a thousand actions: ${(growth('heap') / 1000).toFixed(0)} kB, ${growth('nodes').toFixed(0)} nodes, ${growth('listeners').toFixed(0)} listeners`);
  if (page.errors.length) console.log(page.errors);
}

const site = await start();
try {
  if (values.only !== 'day') await answers(site);
  if (values.only !== 'answers') await day(site);
} finally {
  await site.close();
}
