// What a call throws when its input is wrong: the library's error, with its place.

const bytesOf = (text) => new TextEncoder().encode(text).length;

/** A sentence of the library's catalogue with its holes filled: its English text, and packed for
 * other languages as dokushin/sentence.h says. */
export function sentence(pattern, ...fillers) {
  const texts = fillers.map(String);
  let at = 0;
  return {
    text: pattern.replaceAll(/\{n?\}/g, () => texts[at++]),
    packed: texts.reduce((packed, text) => `${packed}\x1f${bytesOf(text)}:${text}`, pattern),
  };
}

/** `what` and `expected` are sentences, or English texts. `packed` has both as they were packed by
 * the library; without it a text is taken for a sentence without holes. */
export class DokushinError extends Error {
  constructor({ code, what, expected = '', line = 0, column = 0, packed }) {
    const both = [what, expected].map((its) => (typeof its === 'string' ? { text: its, packed: its } : its));
    const [found, wanted] = both.map((its) => its.text);
    super(wanted ? `${found}, expected ${wanted}` : found);
    this.name = 'DokushinError';
    packed ??= both.map((its) => its.packed);
    Object.assign(this, { code, what: found, expected: wanted, line, column, packed });
  }

  /** As plain data, which a worker can send. */
  get data() {
    const { code, what, expected, line, column, packed } = this;
    return { code, what, expected, line, column, packed };
  }
}
