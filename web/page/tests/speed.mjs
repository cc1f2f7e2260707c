// The bytes of a first visit by file, and when its board and its engine are there. For a person: times are of the
// machine that takes them.
//   npm run build; node tests/speed.mjs
import { dist, start } from './browser.mjs';
import { firstVisit, isEngine, sum } from './first-visit.mjs';

const kinds = ['plain', 'gzip', 'brotli'];
const row = (file) => kinds.map((how) => String(file[how]).padStart(9)).join('');

for (const address of ['', '#/play']) {
  const files = await firstVisit(address, { brotli: true });
  console.log(`${address || '#/'}: bytes as they are, with gzip, with brotli`);
  for (const file of files) console.log(`${row(file)}  ${file.path}`);
  const total = (some) => row(Object.fromEntries(kinds.map((how) => [how, sum(some, how)])));
  console.log(`${total(files.filter((file) => !isEngine(file)))}  before the engine\n${total(files)}  in all`);
}

/** Bits a second each way, milliseconds of the way there and back, and how much slower the processor is. The server
 * compresses nothing: a line is as much faster here as gzip would make it. */
const lines = {
  'no limit': { megabits: 0, latency: 0, slower: 1 },
  'fast 4G (9 Mbit/s, 60 ms), phone': { megabits: 9, latency: 60, slower: 4 },
  'slow 4G (1.6 Mbit/s, 150 ms), phone': { megabits: 1.6, latency: 150, slower: 4 },
};
const gzipSaves = 2.6;

for (const [name, { megabits, latency, slower }] of Object.entries(lines)) {
  const site = await start(dist);
  const page = await site.open({ address: 'icon.svg' });
  const session = await page.context().newCDPSession(page);
  const throughput = megabits ? (megabits * 1e6 * gzipSaves) / 8 : -1;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(() => {
    const note = () => {
      if (!window.boardAt && document.querySelector('[role=gridcell]')) window.boardAt = performance.now();
      if (!window.engineAt && window.boardAt && /solution/.test(document.querySelector('.verdict')?.textContent)) window.engineAt = performance.now();
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`${site.url}#/play`);
  await page.waitForFunction(() => window.engineAt, undefined, { timeout: 120_000 });
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    board: window.boardAt,
    engine: window.engineAt,
  }));
  console.log(`${name}: ${Object.entries(times).map(([what, at]) => `${what} ${((at ?? NaN) / 1000).toFixed(2)} s`).join(', ')}`);
  await site.close();
}
