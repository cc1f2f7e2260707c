import { expect, test } from 'vitest';
import { randomSeed, seedOf } from './seed';

test("a text's seed is its FNV-1a hash, as published with the algorithm", () => {
  expect(seedOf('')).toBe(String(0xcbf29ce484222325n));
  expect(seedOf('a')).toBe(String(0xaf63dc4c8601ec8cn));
  expect(seedOf('foobar')).toBe(String(0x85944171f73967e8n));
});

test('seeds of chance differ and have 64 bits', () => {
  const seeds = Array.from({ length: 100 }, randomSeed);
  expect(new Set(seeds).size).toBe(100);
  for (const seed of seeds) expect(BigInt(seed)).toBeLessThan(1n << 64n);
});
