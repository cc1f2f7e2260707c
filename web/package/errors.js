// What a call throws when its input is wrong: the library's error, with its place.

export class DokushinError extends Error {
  constructor({ code, what, expected = '', line = 0, column = 0 }) {
    super(expected ? `${what}, expected ${expected}` : what);
    this.name = 'DokushinError';
    Object.assign(this, { code, what, expected, line, column });
  }

  /** As plain data, which a worker can send. */
  get data() {
    const { code, what, expected, line, column } = this;
    return { code, what, expected, line, column };
  }
}
