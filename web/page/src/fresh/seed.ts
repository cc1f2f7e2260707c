// Seeds of the engine's generator, as decimal texts up to 2⁶⁴ − 1.

/** A seed of chance: no two people get the same puzzles. */
export const randomSeed = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0]);

/** A text's seed is its 64-bit FNV-1a hash (Fowler, Noll, Vo), the same on every machine. */
export function seedOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return String(hash);
}
