// The core: the smaller of the two modules. A visit begins with it; the whole engine comes when one of its
// other calls is first needed. src/wasm/core.txt names the functions that it has.
import type { EngineWorker } from 'dokushin';
import coreAddress from '../../../package/dokushin-core.wasm?url';

/** The calls that the core answers. A puzzle is given to them as an object: the core reads no text. */
export const coreCalls = [
  'shape', 'withRules', 'figures', 'techniques', 'check', 'candidates', 'forbids', 'solve', 'rate', 'generate',
] as const satisfies readonly (keyof EngineWorker)[];

export type CoreEngine = Pick<EngineWorker, (typeof coreCalls)[number]>;

let core: Promise<WebAssembly.Module> | undefined;

/** The module, fetched and compiled once for all workers; one that did not come is asked for anew. */
export function coreModule(): Promise<WebAssembly.Module> {
  core ??= fetchCore().catch((error: unknown) => {
    core = undefined;
    throw error;
  });
  return core;
}

async function fetchCore(): Promise<WebAssembly.Module> {
  const response = await fetch(new URL(coreAddress, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Servers that don't know WebAssembly's type keep it from being compiled as it comes.
  return response.headers.get('content-type')?.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
