// Serves a folder on a free port of the loopback, as any static server would.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Resolves to { url, close() }. `asked` is awaited before a path is answered. */
export async function serve(folder, port = 0, asked = () => undefined) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    await asked(path);
    try {
      const file = path.endsWith('/') ? `${path}index.html` : path;
      const body = await readFile(join(folder, file));
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
      response.end(body);
    } catch {
      response.writeHead(404).end('not found');
    }
  });
  await new Promise((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

// node serve.mjs FOLDER: for a person, until Ctrl-C. The same port each time, if it can be had:
// what a browser keeps of a page it keeps by its address.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const usual = 8181;
  const { url } = await serve(process.argv[2], usual).catch(() => serve(process.argv[2]));
  console.log(`${url} (Ctrl-C ends it)`);
}
