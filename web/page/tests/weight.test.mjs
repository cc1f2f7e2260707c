// The bytes of a first visit, which are the same on every machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstVisit, isEngine, sum } from './first-visit.mjs';

for (const [name, address] of [['Home', ''], ['Play', '#/play']]) {
  test(`a first visit of ${name} takes at most 550 kB, of which 120 are none of the engine's`, async () => {
    const files = await firstVisit(address);
    const list = files.map(({ path, gzip }) => `${path} ${gzip}`).join('\n');
    assert.match(files.filter(isEngine).map(({ path }) => path).join(), /^\/assets\/dokushin-core-[^,]*$/, list);
    assert.ok(sum(files.filter((file) => !isEngine(file)), 'gzip') <= 120_000, list);
    assert.ok(sum(files, 'gzip') <= 550_000, list);
  });
}
