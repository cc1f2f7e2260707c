// The smaller modules. The core is what a visit begins with; the whole engine comes when one of its other calls is
// first needed. src/wasm/core.txt names the functions that it has.
import type { EngineWorker } from 'dokushin';
import coreAddress from '../../../package/dokushin-core.wasm?url';
import photoAddress from '../../../package/dokushin-photo.wasm?url';

/** The calls that the core answers. A puzzle is given to them as an object: the core reads no text. */
export const coreCalls = [
  'shape', 'withRules', 'figures', 'techniques', 'check', 'candidates', 'forbids', 'solve', 'rate', 'generate',
] as const satisfies readonly (keyof EngineWorker)[];

export type CoreEngine = Pick<EngineWorker, (typeof coreCalls)[number]>;

/** What reads pictures has a module of its own. */
export type PhotoEngine = Pick<EngineWorker, 'readPhoto'>;

/** Fetches and compiles a module once for all workers; one that did not come is asked for anew. */
function once(address: string): () => Promise<WebAssembly.Module> {
  let module: Promise<WebAssembly.Module> | undefined;
  return () => {
    module ??= fetched(address).catch((error: unknown) => {
      module = undefined;
      throw error;
    });
    return module;
  };
}
export const coreModule = once(coreAddress);
export const photoModule = once(photoAddress);

async function fetched(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Servers that don't know WebAssembly's type keep it from being compiled as it comes.
  return response.headers.get('content-type')?.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
