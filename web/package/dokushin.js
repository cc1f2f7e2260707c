// The Sudoku engine for JavaScript. dokushin.d.ts tells what there is.
import { engineOver } from './engine.js';
import { compile } from './platform.js';
import { wasi } from './wasi.js';

export { connect } from './connect.js';
export { DokushinError } from './errors.js';

export async function load(source) {
  let exports;
  const surroundings = wasi(() => exports.memory);
  const instance = await WebAssembly.instantiate(await compile(source), {
    wasi_snapshot_preview1: surroundings,
  });
  exports = instance.exports;
  exports._initialize();
  return engineOver(exports);
}

export function cellIndex(name, columns) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name);
  return (Number(row) - 1) * columns + Number(column) - 1;
}

export function cellName(cell, columns) {
  return `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
}
