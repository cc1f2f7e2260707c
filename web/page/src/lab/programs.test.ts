import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, load, type Puzzle } from 'dokushin';
import { type Method, methods, listings, placeOf } from './methods';
import { type CodeLanguage, codeLanguages, isPlain, programOf, textOf } from './programs';
import { shelf } from './shelf-puzzles';

const run = (command: string, args: string[], cwd: string) =>
  new Promise<string>((done, failed) =>
    execFile(command, args, { cwd }, (error, stdout, stderr) => (error ? failed(new Error(`${command}: ${stderr || error.message}`)) : done(stdout))),
  );

/** What each language needs here, and how a program of it is run. */
const runners: Record<CodeLanguage, { needs: string; file: string; run: (file: string, folder: string) => Promise<string> }> = {
  python: { needs: 'python3', file: 'it.py', run: (file, folder) => run('python3', [file], folder) },
  javascript: { needs: 'node', file: 'it.mjs', run: (file, folder) => run('node', [file], folder) },
  cpp: { needs: 'g++', file: 'it.cpp', run: (file, folder) => run('g++', ['-std=c++20', file, '-o', 'it'], folder).then(() => run('./it', [], folder)) },
  java: { needs: 'java', file: 'Sudoku.java', run: (file, folder) => run('java', [file], folder) },
};

/** Those that this machine can run. */
const here = new Set<CodeLanguage>();
await Promise.all(codeLanguages.map((name) => run(runners[name].needs, ['--version'], '.').then(() => here.add(name), () => undefined)));

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/dokushin-programs-`);
  engine = await load();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const example = (backtracks: number): Puzzle => engine.parse(shelf.find((one) => one.backtracks === backtracks)!.puzzle);

function counted(puzzle: Puzzle, method: Method): string {
  const search = engine.trace(puzzle, { method });
  search.advance(1e9);
  return `${search.counters().backtracks} backtracks`;
}

describe.each(codeLanguages)('the programs in %s', (language) => {
  const runner = runners[language];
  it.runIf(here.has(language)).each(methods)('count what the engine counts: %s', { timeout: 120_000 }, async (method) => {
    const puzzle = example(11187);
    const program = programOf(method, language, puzzle, engine.shape('9x9'))!;
    writeFileSync(`${folder}/${runner.file}`, textOf(program));
    const lines = (await runner.run(runner.file, folder)).trim().split('\n');
    expect(lines[0]).toBe('solved');
    expect(lines.slice(1, 10).map((line) => line.trim().split(' ').map(Number)).flat()).toEqual(engine.solve(puzzle).solution);
    expect(lines.at(-1)).toBe(counted(puzzle, method));
  });

  it.each(methods)('light a line for each line of the outline: %s', (method) => {
    const program = programOf(method, language, example(0), engine.shape('4x4'))!;
    for (const { name } of listings[method]) expect([name, placeOf(program, name!) >= 0]).toEqual([name, true]);
    expect(textOf(program)).toContain('1.343..2.3..2..3');
    expect(textOf(program)).not.toMatch(/@\w|BOX_|PUZZLE"/);
  });
});

it('there are programs for boards with boxes and no further rules alone', () => {
  for (const shape of ['4x4', '6x6', '9x9', '16x16']) expect(isPlain(engine.shape(shape))).toBe(true);
  for (const shape of ['9x9+diagonals', engine.withRules('9x9', 'anti-knight')]) expect(isPlain(engine.shape(shape))).toBe(false);
});
