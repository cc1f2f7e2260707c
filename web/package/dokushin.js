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

export function cellIndex(name, side) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name);
  return (Number(row) - 1) * side + Number(column) - 1;
}

export function cellName(cell, side) {
  return `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
}
