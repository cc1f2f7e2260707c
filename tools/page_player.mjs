// Plays at random on the built page, in two tabs, and says what went wrong: an error of the page, a board that changes
// by a reload, a game that the library no longer has as it was left.
//   ./dev test web; node tools/page_player.mjs [--minutes N] [--seed N]
// The first command builds the page and installs Chromium. `DIST` names another folder of a built page, BROWSER=firefox
// another browser (web/page/tests/browser.mjs). It ends with 1 if anything went wrong; with the same seed it makes the
// same choices, as far as the machine's speed lets it.
import { parseArgs } from 'node:util';
import { start, withOffline } from '../web/page/tests/browser.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } } });
const until = Date.now() + Number(values.minutes) * 60_000;

/** Mulberry32, a generator of 32 bits. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomFrom(Number(values.seed));
const below = (end) => Math.floor(random() * end);
const oneOf = (list) => list[below(list.length)];

const puzzles = [
  '000531609906480000304002058765010384139748006008000010083000165047160092090020400',
  '018000320250000046004652100006070200020040050003108700002539400490000083070000090',
  '38......7.....2.43.7.6....5..1.5..8....2.1....4..6.2..4....9.3.92.7.....8......52',
  '4.......1......2',
  '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
];

const site = await start();
const faults = [];
const counts = {};
/** How each game was left, by its givens: the last link that a tab showed of it. */
const left = new Map();
let offline = false;
let now = 'the beginning';
const fault = (text) => {
  faults.push(`${new Date().toISOString()} after ${now}: ${text}`);
  console.error(faults.at(-1));
};

function watch(page) {
  page.on('pageerror', (error) => fault(`an error of the page: ${error.message}`));
  page.on('console', (message) => {
    const network = offline && /ERR_INTERNET_DISCONNECTED|NetworkError|Failed to fetch/.test(message.text());
    if (message.type() === 'error' && !network) fault(`the console says: ${message.text()} (${message.location().url})`);
  });
}

const first = await site.open({ ...withOffline, address: '#/', settings: {} });
const context = first.context();
watch(first);
const second = await context.newPage();
watch(second);
await second.goto(`${site.url}#/play`);
const tabs = [first, second];

const part = (page) => page.evaluate(() => /^#\/([^?/]*)/.exec(location.hash)?.[1] ?? 'play');
const go = (page, name) => page.evaluate((its) => document.querySelector(`header nav a[href^="#/${its}"]`)?.click(), name);
const settled = (page) => page.waitForTimeout(500);

/** Notes the game that a tab shows; null outside of play. */
async function note(page) {
  const link = await page.evaluate(() => (location.hash.startsWith('#/play?') ? location.hash.slice(7) : null));
  const fields = new URLSearchParams(link ?? '');
  const givens = fields.get('p');
  if (!givens || fields.has('e')) return null;
  const its = { givens, shape: fields.get('s') ?? '9x9', digits: (fields.get('d') ?? '').replaceAll('.', '').length };
  if (its.digits > 0) left.set(`${its.shape} ${givens}`, its);
  return link;
}

/** The library's games: how many digits each has. */
const kept = (page) =>
  page.evaluate(async () => {
    const answer = (request) => new Promise((done, failed) => ((request.onsuccess = () => done(request.result)), (request.onerror = failed)));
    const database = await answer(indexedDB.open('dokushin'));
    const games = await answer(database.transaction('games').objectStore('games').getAll());
    database.close();
    return games.map(({ id, summary }) => [id, summary?.filled ?? 0]);
  });

const inPlay = async (page) => {
  if ((await part(page)) !== 'play') await go(page, 'play');
  await page.locator('.play .playboard').waitFor();
};
const pressed = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
const clickCell = async (page) => {
  const box = await page.locator('.play .playboard .cells').boundingBox();
  if (box) await page.mouse.click(box.x + random() * box.width, box.y + random() * box.height);
};
/** Presses a button that is there and can be pressed; nothing else. */
const tapped = async (page, selector) => {
  const all = await page.locator(selector).filter({ visible: true }).all();
  if (all.length) await oneOf(all).click({ timeout: 2000 }).catch(() => undefined);
};

const actions = {
  async type(page) {
    await inPlay(page);
    for (let count = 1 + below(6); count > 0; count--) {
      await clickCell(page);
      await pressed(page, `${oneOf(['', '', '', 'Shift+', 'Control+'])}Digit${1 + below(9)}`);
    }
  },
  async undo(page) {
    await inPlay(page);
    for (let count = 1 + below(8); count > 0; count--) await pressed(page, oneOf(['Control+z', 'Control+z', 'Control+y', 'Backspace']));
  },
  async select(page) {
    await inPlay(page);
    await pressed(page, oneOf(['Control+a', 'Escape', 'Shift+ArrowRight', 'Space', 'PageDown', 'End']), `Digit${1 + below(9)}`);
  },
  async hint(page) {
    await inPlay(page);
    for (let count = 1 + below(5); count > 0; count--) {
      await pressed(page, 'h');
      await page.waitForTimeout(200);
    }
  },
  async panel(page) {
    await inPlay(page);
    await tapped(page, '.play .drawer button:not([disabled]), .play .title-row button, .play .hands button:not([disabled])');
    await pressed(page, 'Escape');
  },
  async paste(page) {
    await inPlay(page);
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData }));
    }, oneOf(puzzles));
    await page.waitForTimeout(300);
  },
  async fresh(page) {
    await go(page, '');
    await tapped(page, '.home .level');
    await page.waitForFunction(() => location.hash.startsWith('#/play?'), null, { timeout: 15_000 }).catch(() => undefined);
  },
  async goOn(page) {
    await go(page, '');
    await tapped(page, '.home .continue, .home .game-card .game');
  },
  async visit(page) {
    await go(page, oneOf(['lab', 'learn', 'set', 'make', '']));
    await page.waitForTimeout(300);
    await tapped(page, 'main a, main summary, main .levels button');
  },
  async settings(page) {
    await page.locator('header button').last().click();
    await tapped(page, 'dialog[open] label');
    await pressed(page, 'Escape');
  },
  async history(page) {
    await (random() < 0.7 ? page.goBack({ timeout: 5000 }) : page.goForward({ timeout: 5000 })).catch(() => undefined);
    if (page.url() === 'about:blank') await page.goto(`${site.url}#/`);
  },
  async offline() {
    await context.setOffline((offline = !offline));
  },
  async reload(page) {
    await settled(page);
    const before = await note(page);
    await page.reload();
    await page.locator('header nav').waitFor();
    await settled(page);
    const after = await note(page);
    // The other tab may have gone on with the same game.
    if (before !== null && before !== after && !(await samePuzzle(before))) fault(`a reload made ${before} into ${after}`);
  },
};
/** Whether the other tab shows the same puzzle. */
async function samePuzzle(link) {
  const givens = new URLSearchParams(link).get('p');
  const shown = await Promise.all(tabs.map((tab) => tab.evaluate(() => new URLSearchParams(location.hash.slice(7)).get('p'))));
  return shown.filter((its) => its === givens).length > 1;
}

const weights = { type: 12, undo: 4, select: 3, hint: 4, panel: 5, paste: 2, fresh: 2, goOn: 3, visit: 3, settings: 1, history: 3, offline: 1, reload: 2 };
const bag = Object.entries(weights).flatMap(([name, weight]) => Array(weight).fill(name));

try {
  for (let step = 1; Date.now() < until; step++) {
    const page = oneOf(tabs);
    now = oneOf(bag);
    counts[now] = (counts[now] ?? 0) + 1;
    await page.bringToFront();
    try {
      await actions[now](page);
    } catch (error) {
      fault(`no answer within the time: ${error.message.split('\n')[0]}`);
      await page.goto(`${site.url}#/`);
    }
    await settled(page);
    await note(page);
    if (step % 20 === 0) {
      const there = new Map(await kept(page));
      for (const [id, { digits }] of left) {
        if (!there.has(id) && ![...there.keys()].some((key) => key.startsWith(id))) fault(`the game ${id} is lost, which had ${digits} digits`);
      }
      console.log(`${step} actions, ${left.size} games, ${faults.length} faults`);
    }
  }
} finally {
  await site.close();
}
console.log(JSON.stringify(counts));
console.log(`${Object.values(counts).reduce((sum, count) => sum + count, 0)} actions, ${left.size} games, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
