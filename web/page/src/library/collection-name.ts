// A collection is named after its text, so that the same file is the same collection.

/** So many characters are hashed before the page does something else. */
const stride = 1 << 20;
const pause = () => new Promise<void>((done) => setTimeout(done));

/** Makes a name that follows from the text: two multiplicative hashes of 32 bits, and the length. */
export async function nameOfText(text: string): Promise<string> {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let from = 0; from < text.length; from += stride) {
    const to = Math.min(text.length, from + stride);
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x5bd1e995) ^ (b >>> 15);
    }
    if (to < text.length) await pause();
  }
  const half = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
  return `${half(a)}${half(b)}-${text.length}`;
}

/** Returns the length of the text, which the name ends with. */
export const lengthIn = (name: string): number => Number(/-(\d+)$/.exec(name)?.[1] ?? 0);
