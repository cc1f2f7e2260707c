// The WebAssembly module: how large it is, how soon it answers, and how fast it is beside the
// native program on one thread with its portable kernel, in one run. Ratios are of processor time,
// since machines have other things to do.
//   ./dev web --build /tmp/site; node bench/wasm.mjs [FILE of 81-character lines]
// Without a file, puzzles are generated.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { load } from '../web/package/dokushin.js';

const root = new URL('../', import.meta.url).pathname;
const program = `${root}build/release/src/cli/dokushin`;
const rounds = 7;
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
/** Milliseconds of processor time. */
const time = (work) => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

function puzzles() {
  const file = process.argv[2];
  const text = file
    ? readFileSync(file, 'utf8')
    : execFileSync(program, ['generate', '50000', '--seed', '1'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return text.split('\n').filter((line) => /^[1-9.0]{81}/.test(line)).map((line) => line.slice(0, 81));
}

const module = readFileSync(`${root}web/package/dokushin.wasm`);
const brotli = brotliCompressSync(module, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
console.log(`module: ${module.length} bytes; gzip ${gzipSync(module, { level: 9 }).length}; brotli ${brotli.length}`);

const hard = readFileSync(`${root}examples/hard.txt`, 'utf8');
const first = [];
for (let i = 0; i < rounds; ++i) {
  const start = performance.now();
  (await load(new Uint8Array(module))).solve(hard);
  first.push(performance.now() - start);
}
console.log(`from the module's bytes to the first solution: ${median(first).toFixed(0)} ms`);

const lines = puzzles();
const engine = await load();
/** One thread of the native program with its portable kernel: milliseconds of processor time. (`solve` exits with 1 where a puzzle
 * has not exactly one solution.) */
function native(command, text) {
  const timed = 'TIMEFORMAT="%U %S"; time "$0" "$@" >/dev/null';
  const { stderr } = spawnSync('bash', ['-c', timed, program, command, '--quiet', '--threads', '1', '-'], {
    input: text, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', DOKUSHIN_KERNEL: 'portable' },
  });
  const [user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return 1000 * (user + system);
}

/** Prints a line that bench/performance.py reads: WORK MEDIAN (LEAST–GREATEST): … */
function compare(work, count, ours) {
  const command = work.split(' ')[0];
  const some = lines.slice(0, count);
  const text = `${some.join('\n')}\n`;
  ours(some.slice(0, 1000));
  const ratios = [];
  for (let i = 0; i < rounds; ++i) { // the program's start, on one puzzle, is left out
    const start = native(command, `${lines[0]}\n`);
    const theirs = native(command, text) - start;
    ratios.push(theirs / time(() => ours(some)));
  }
  ratios.sort((a, b) => a - b);
  const [least, middle, most] = [0, rounds >> 1, rounds - 1].map((at) => ratios[at].toFixed(2));
  console.log(`${work} ${middle} (${least}–${most}): times the speed of the native program with its portable kernel, ` +
    `${some.length} puzzles, kernel ${engine.kernel}`);
}

const each = (call) => (some) => some.forEach((line) => call(line));
compare('solve', lines.length, engine.solveMany);
compare('canon', lines.length, engine.canonicalMany);
compare('rate', 2_000, engine.rateMany);
compare('solve singly', 20_000, each(engine.solve));
compare('canon singly', 20_000, each(engine.canonical));
compare('rate singly', 2_000, each(engine.rate));
