// Puzzles in pictures: pages that the program prints are read by the module for this, and by no other.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { inflateSync } from 'node:zlib';
import { connect, load } from '../dokushin.js';
import { dokushin, example, program } from './program.mjs';

const module = new URL('../dokushin-photo.wasm', import.meta.url);
const reader = await load(readFileSync(module));

/** The pixels of a PNG of whole bytes without interlacing (ISO/IEC 15948). */
function pixelsOf(png) {
  let packed = Buffer.alloc(0);
  let header;
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const kind = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (kind === 'IHDR') header = body;
    if (kind === 'IDAT') packed = Buffer.concat([packed, body]);
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = { 0: 1, 2: 3, 6: 4 }[header[9]];
  assert.ok(channels && header[8] === 8 && header[12] === 0, 'a kind of PNG that this test knows');
  const row = width * channels;
  const raw = inflateSync(packed);
  const data = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < row; x++) {
      const left = x < channels ? 0 : data[y * row + x - channels];
      const above = y === 0 ? 0 : data[(y - 1) * row + x];
      const corner = x < channels || y === 0 ? 0 : data[(y - 1) * row + x - channels];
      const guess = left + above - corner;
      const paeth = [left, above, corner].reduce((best, its) => (Math.abs(guess - its) < Math.abs(guess - best) ? its : best));
      const predicted = [0, left, above, (left + above) >> 1, paeth][raw[y * (row + 1)]];
      data[y * row + x] = raw[y * (row + 1) + 1 + x] + predicted;
    }
  }
  return { data, width, height, channels };
}

const printed = (text) =>
  pixelsOf(execFileSync(program, ['print', '--format', 'png', '--resolution', '70', '-o', '-', '-'], { input: text }));
const givens = (text) => Array.from(/[0-9.]{81}/.exec(text)[0], (character) => Number(character) || 0);

test('a printed page is read, with what is seen in each cell', () => {
  const text = example('hard.txt');
  const [grid, ...others] = reader.readPhoto(printed(text));
  assert.equal(others.length, 0);
  assert.deepEqual(grid.puzzle, { shape: '9x9', givens: givens(text) });
  assert.ok(grid.isSure && grid.isUnique);
  assert.equal(grid.cells.length, 81);
  assert.equal(grid.crossings.length, 100);
  for (const [cell, its] of grid.cells.entries()) {
    assert.equal(its.digit, grid.puzzle.givens[cell]);
    assert.ok(Math.abs(its.probabilities.reduce((sum, one) => sum + one, 0) - 1) < 1e-3);
    assert.ok(its.probabilities[its.digit] > 0.5);
  }
});

test('several grids are read in reading order, in a worker too', async () => {
  const made = dokushin(['generate', '4', '--seed', '3', '--symmetry', '180']);
  const puzzles = made.trim().split('\n').map(givens);
  const worker = await connect({ source: module });
  try {
    const grids = await worker.readPhoto(printed(made));
    assert.deepEqual(grids.map((its) => its.puzzle.givens), puzzles);
  } finally {
    worker.close();
  }
});

test('of dashed cages it is said that they were not read', () => {
  const dominoes = Array.from({ length: 36 }, (_, at) => {
    const [row, column] = [2 * Math.floor(at / 9) + 1, (at % 9) + 1];
    return `cage(${3 + (at % 15)}:r${row}c${column},r${row + 1}c${column})`;
  });
  const killer = { shape: ['9x9', ...dominoes].join('+'), puzzle: `${'.'.repeat(79)}12` };
  const [grid] = reader.readPhoto(printed(JSON.stringify(killer)));
  assert.ok(grid.hasUnreadRules && !grid.isUnique && !grid.isSure);
  assert.deepEqual(grid.puzzle.givens.slice(78), [0, 1, 2]);
  assert.ok(!reader.readPhoto(printed(example('hard.txt')))[0].hasUnreadRules);
});

test('what is no picture is refused, and so is a module that reads none', async () => {
  const data = new Uint8Array(100 * 100);
  assert.deepEqual(reader.readPhoto({ data, width: 100, height: 100, channels: 1 }), []);
  assert.throws(() => reader.readPhoto({ data, width: 100, height: 99, channels: 1 }), /expected 100 × 99 × 1/);
  assert.throws(() => reader.readPhoto({ data: data.subarray(0, 200), width: 20, height: 10, channels: 1 }), { code: 'unsupported' });
  assert.throws(() => reader.readPhoto({ data: data.subarray(0, 64 * 64 * 2), width: 64, height: 64, channels: 2 }), { code: 'wrong_length' });
  const engine = await load();
  assert.throws(() => engine.readPhoto({ data, width: 100, height: 100, channels: 1 }), /dokushin-photo\.wasm/);
});
