// What a first visit fetches before the page is complete: its files, and their bytes as servers send them.
// The service worker is left out: once the engine is there it fetches the rest, in the background.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dist, start } from './browser.mjs';

/** These are compressed already, and servers send them as they are. */
const isPacked = (path) => /\.(woff2|png)$/.test(path);

async function bytesOf(path, brotli) {
  const plain = await readFile(join(dist, path.endsWith('/') ? `${path}index.html` : path));
  const packed = (how) => (isPacked(path) ? plain : how(plain)).length;
  return { path, plain: plain.length, gzip: packed((its) => gzipSync(its, { level: 9 })), ...(brotli && { brotli: packed(brotliCompressSync) }) };
}

/** The files in the order in which they were asked for. `address`: the part of the page that is visited; `brotli`: as
 * servers send them with brotli, too, which takes seconds. */
export async function firstVisit(address = '', { brotli = false } = {}) {
  const asked = new Set();
  const site = await start(dist, (path) => void asked.add(path));
  const page = await site.open({ address, settings: {} });
  await page.getByRole('navigation').waitFor();
  await page.waitForLoadState('networkidle');
  await site.close();
  return Promise.all([...asked].map((path) => bytesOf(path, brotli)));
}

export const isEngine = ({ path }) => path.endsWith('.wasm');
export const sum = (files, how) => files.reduce((all, file) => all + file[how], 0);
