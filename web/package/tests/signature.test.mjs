// The searches' signature, and that of the kernel simd128, by a program of WebAssembly that Node runs.
import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { WASI } from 'node:wasi';
import { root } from './program.mjs';

const program = new URL('build/wasm/bench/dokushin_signature.wasm', root);
const golden = readFileSync(new URL('tests/golden/signature.txt', root), 'utf8');
const linesOf = (text) => text.split('\n').filter(Boolean);

/** What a program of WebAssembly prints, and its status. */
async function run(module, input) {
  const folder = mkdtempSync(join(tmpdir(), 'dokushin-'));
  const stdin = openSync(input, 'r');
  const stdout = openSync(join(folder, 'stdout'), 'w');
  try {
    const wasi = new WASI({ version: 'preview1', stdin, stdout, returnOnExit: true });
    const { instance } = await WebAssembly.instantiate(readFileSync(module), wasi.getImportObject());
    return { status: wasi.start(instance), text: readFileSync(join(folder, 'stdout'), 'utf8') };
  } finally {
    closeSync(stdin);
    closeSync(stdout);
    rmSync(folder, { recursive: true });
  }
}

test('the signature is the committed one', async () => {
  const { status, text } = await run(program, new URL('bench/signature_puzzles.txt', root));
  const here = /^(?!kernel )|^kernel (simd128|portable) /;
  assert.equal(status, 0);
  assert.deepEqual(linesOf(text), linesOf(golden).filter((line) => here.test(line)));
});
