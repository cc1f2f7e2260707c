// The service worker: after the first visit the page works without a network. Each version of the
// page has a cache of its own, with all of its files; an address without a hash (the page itself)
// is served from the newest only, so that files of two versions are never mixed.
//
// A new version is fetched in the background. It takes over when the page is loaded and at most one
// tab shows the old one: then the old worker steps back and has the page loaded once more. Whether
// that one tab is the one that is loaded anew can't be told: it may go on with the old version. So
// the old version's files are kept, and served, until a page of the new one stands alone.

/** Filled in by the build (files.ts). */
declare const __FILES__: string[];
declare const __VERSION__: string;

const scope = self as unknown as ServiceWorkerGlobalScope;
/** With the scope, as several copies of the page may lie under one origin; a path has no blanks. */
const prefix = `dokushin ${new URL(scope.registration.scope).pathname} `;
const cacheName = prefix + __VERSION__;

/** Loads the page again when the new worker has taken over. (A Refresh header would not do: with
 * a # in the address a browser takes it for a jump within the page.) */
const onceMore = `<!doctype html><script>
const again = () => location.reload();
navigator.serviceWorker.addEventListener('controllerchange', again);
setTimeout(again, 1000);
</script>`;

scope.addEventListener('install', (event) => event.waitUntil(fetchAll()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting();
  else if (event.data?.loaded) event.waitUntil(forgetOlder(event.data.loaded));
});
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === scope.location.origin) event.respondWith(answer(event.request));
});

/** All files or none. Those with a hash in their name are the same for ever: what the page has
 * fetched just now is not fetched again. Of the others the browser's own cache may hold old ones. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  const files = __FILES__.map(async (file) => ({ file, response: await fetchOne(file) }));
  for (const { file, response } of await Promise.all(files)) await cache.put(file, response);
}

async function fetchOne(file: string): Promise<Response> {
  const known = file.startsWith('./assets/') ? await fetch(file, { cache: 'force-cache' }) : null;
  const response = known?.ok ? known : await fetch(file, { cache: 'reload' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** The windows that show the page, whichever version. */
async function windows(): Promise<number> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(scope.registration.scope)).length;
}

/** A page with that script was loaded: if it is of this version and alone, nobody needs others. A
 * version that is just being fetched has a cache, too. */
async function forgetOlder(script: string): Promise<void> {
  const mine = __FILES__.some((file) => new URL(file, scope.location.href).href === script);
  const { installing, waiting } = scope.registration;
  if (!mine || installing || waiting || (await windows()) > 1) return;
  await Promise.all((await ownCaches()).filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const page = request.mode === 'navigate';
  if (page && (await stepsBack())) return new Response(onceMore, { headers: { 'Content-Type': 'text/html' } });
  const others = page ? [] : (await ownCaches()).filter((name) => name !== cacheName);
  for (const name of [cacheName, ...others]) {
    const found = await (await caches.open(name)).match(request, { ignoreSearch: page });
    if (found) return found;
  }
  return fetch(request);
}

/** Does a new version wait, and no other tab keep the old one? Then it is told to take over. */
async function stepsBack(): Promise<boolean> {
  const waiting = scope.registration.waiting;
  if (!waiting || (await windows()) > 1) return false;
  waiting.postMessage('take over');
  return true;
}
