// Where browsers and Node differ: how the module's bytes come, and what a worker is.

const inNode = typeof process !== 'undefined' && Boolean(process.versions?.node);
/** Kept from bundlers, which would take Node's worker for one of the page. */
const beside = (name) => new URL(name, import.meta.url);
/** Kept from bundlers, which would look for Node's modules. */
const node = (name) => import(/* @vite-ignore */ `node:${name}`);

/** A source of random bytes: in Node 18 it is no global yet. */
export const random = globalThis.crypto ?? (inNode ? (await node('crypto')).webcrypto : undefined);

/** The module beside this file, or from an address, bytes, a response, or compiled already. */
export async function compile(source = new URL('./dokushin.wasm', import.meta.url)) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  if (typeof Response !== 'undefined' && source instanceof Response) return streamed(source);
  if (inNode && !/^(https?|data|blob):/.test(String(source))) {
    const { readFile } = await node('fs/promises');
    const path = /^file:/.test(String(source)) ? new URL(source) : source;
    return WebAssembly.compile(await readFile(path));
  }
  return streamed(await fetch(source));
}

async function streamed(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Servers that don't know WebAssembly's type keep it from being compiled as it comes.
  return response.headers.get('content-type')?.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Starts a worker: { post(message), end(), busy(is) }. A busy one keeps Node from ending. */
export async function startWorker(address, onMessage, onError) {
  if (inNode) {
    const { Worker } = await node('worker_threads');
    const worker = new Worker(address ?? beside('./worker.js'));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.unref();
    return {
      post: (message) => worker.postMessage(message),
      end: () => void worker.terminate(),
      busy: (is) => (is ? worker.ref() : worker.unref()),
    };
  }
  const worker = address
    ? new Worker(address, { type: 'module' })
    : new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = (event) => onMessage(event.data);
  worker.onerror = (event) => onError(new Error(event.message || 'the worker could not start'));
  return {
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
    busy: () => {},
  };
}

/** In a worker: calls `onMessage` with each message; returns what sends one. */
export async function inWorker(onMessage) {
  if (inNode) {
    const { parentPort } = await node('worker_threads');
    parentPort.on('message', onMessage);
    return (message) => parentPort.postMessage(message);
  }
  self.onmessage = (event) => onMessage(event.data);
  return (message) => self.postMessage(message);
}
