// A small project of somebody else's installs the packed tarball and uses it: in Node, with
// types, and in a page.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { start } from '../../page/tests/browser.mjs';

const web = new URL('../../', import.meta.url).pathname;
const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: 'utf8' });

let project;
before(() => {
  project = mkdtempSync(join(tmpdir(), 'dokushin-consumer-'));
  cpSync(join(web, 'package/tests/consumer'), project, { recursive: true });
  const packed = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', project], join(web, 'package')));
  const [{ filename }] = Array.isArray(packed) ? packed : Object.values(packed);
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`], project);
});
after(() => rmSync(project, { recursive: true, force: true }));

test('Node', () => {
  const [solution, hint, rating, grids] = run('node', ['solve.mjs'], project).trim().split('\n');
  assert.match(solution, /^[1-9]{81}$/);
  assert.ok(hint.length > 10);
  assert.ok(Number(rating) >= 1.2);
  assert.equal(grids, '288');
});

test('TypeScript', () => {
  run(join(web, 'page/node_modules/.bin/tsc'), [
    '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom', 'types.ts',
  ], project);
});

test('a page', async () => {
  const site = await start(project);
  try {
    const page = await site.open();
    await page.waitForFunction(() => document.getElementById('told').textContent === '288 grids');
  } finally {
    await site.close();
  }
});
