// dokushin for JavaScript: the Sudoku engine as WebAssembly.
//
// Two ways to use it, with the same calls:
//   const engine = await load();      // in this thread: each call returns its value at once
//   const worker = await connect();   // in a worker: each call returns a promise, takes an
//                                     // AbortSignal, and never blocks the page
//
// Cells are counted from 0 in row-major order; digits from 1, 0 is a blank cell. Where text
// names a cell ("r1c3", in steps) it counts from 1; cellIndex() turns it into a number.
import type { Engine, EngineWorker } from './types/engine.js';

export * from './types/errors.js';
export * from './types/puzzle.js';
export * from './types/solve.js';
export * from './types/trace.js';
export * from './types/logic.js';
export * from './types/make.js';
export * from './types/text.js';
export * from './types/photo.js';
export * from './types/engine.js';

/** Loads the engine in this thread. `source`: the module's address, its bytes or a response, if
 * it does not lie beside this file. */
export function load(source?: string | URL | BufferSource | WebAssembly.Module | Response): Promise<Engine>;
/** Starts a worker with an engine of its own. */
export function connect(options?: { source?: string | URL | WebAssembly.Module; worker?: string | URL }): Promise<EngineWorker>;

/** "r1c3" on a board of 9 columns → 2. */
export function cellIndex(name: string, columns: number): number;
/** 2 on a board of 9 columns → "r1c3". */
export function cellName(cell: number, columns: number): string;
