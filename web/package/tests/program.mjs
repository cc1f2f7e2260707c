// What tests of the package share: the project's examples, and the command-line program as a peer.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const root = new URL('../../../', import.meta.url);
export const program = process.env.DOKUSHIN_PROGRAM ?? new URL('build/release/src/cli/dokushin', root).pathname;
export const example = (name) => readFileSync(new URL(`examples/${name}`, root), 'utf8');
export const dokushin = (args, input = '') =>
  execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
/** What the program printed with --json, an object a line. */
export const objects = (text) => text.trim().split('\n').map((line) => JSON.parse(line));
export const blank = (cells) => new Array(cells).fill(0);
