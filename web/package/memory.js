// The module's memory: what a call needs there is written before it and freed behind it.
import { DokushinError, sentence } from './errors.js';
import { errorStruct, readStruct, writeStruct } from './struct.js';

const mostBytes = 2 ** 31;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Memory {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  /** The memory moves when it grows, so that views are made anew each time. */
  get view() {
    return new DataView(this.#exports.memory.buffer);
  }
  bytes(address, length) {
    return new Uint8Array(this.#exports.memory.buffer, address, length);
  }

  /** Words of 32 bits as they lie there. */
  words(address, length) {
    return new Uint32Array(this.#exports.memory.buffer, address, length);
  }

  /** A text that ends with a zero byte; '' of a null. */
  text(address) {
    if (address === 0) return '';
    const all = new Uint8Array(this.#exports.memory.buffer);
    return decoder.decode(all.subarray(address, all.indexOf(0, address)));
  }

  /** Calls `use` with a Scope; what was allocated there is freed behind it. */
  scope(use) {
    const scope = new Scope(this, this.#exports);
    try {
      return use(scope);
    } finally {
      scope.free();
    }
  }
}

/** Blocks and handles that live as long as one call. */
class Scope {
  #memory;
  #exports;
  #ends = [];
  #error;

  constructor(memory, exports) {
    this.#memory = memory;
    this.#exports = exports;
  }

  free() {
    while (this.#ends.length > 0) this.#ends.pop()();
  }

  /** A block of zero bytes. */
  block(length) {
    // What does not fit 32 bits would be cut to them, and the block be too small.
    const fits = length <= mostBytes;
    const address = fits ? this.#exports.malloc(Math.max(length, 1)) >>> 0 : 0;
    if (address === 0) {
      throw new DokushinError({ code: 'no_memory', what: sentence('no room for {} bytes', length) });
    }
    this.#ends.push(() => this.#exports.free(address));
    this.#memory.bytes(address, length).fill(0);
    return address;
  }
  /** A copy of bytes. */
  copy(bytes) {
    const address = this.block(bytes.length);
    this.#memory.bytes(address, bytes.length).set(bytes);
    return address;
  }
  /** A text with its zero byte, or a null for undefined. */
  text(text) {
    return text === undefined || text === null ? 0 : this.copy(encoder.encode(`${text}\0`));
  }
  /** A text without one: its address and length. */
  span(text) {
    const bytes = encoder.encode(text);
    return [this.copy(bytes), bytes.length];
  }
  /** Words of 64 bits. */
  words(words) {
    return this.copy(new Uint8Array(BigUint64Array.from(words).buffer));
  }
  struct(layout, value = {}) {
    const address = this.block(layout.bytes);
    const whole = 'size' in layout.places ? { size: layout.bytes, ...value } : value;
    writeStruct(layout, this.#memory.view, address, whole);
    return address;
  }
  read(layout, address) {
    return readStruct(layout, this.#memory.view, address);
  }

  /** Where a call tells what is wrong. */
  get error() {
    this.#error ??= this.block(errorStruct.bytes);
    return this.#error;
  }
  /** Throws unless a code is 0 or one of `expected`; returns it. */
  check(code, ...expected) {
    if (code === 0 || expected.includes(code)) return code;
    const told = this.#error === undefined ? null : this.read(errorStruct, this.#error);
    const name = this.#memory.text(this.#exports.dokushin_code_name(code));
    throw new DokushinError({
      code: name,
      what: (told && textOf(told.what)) || name,
      expected: told ? textOf(told.expected) : '',
      line: told?.line ?? 0,
      column: told?.column ?? 0,
      packed: told ? [textOf(told.packed_what), textOf(told.packed_expected)] : undefined,
    });
  }

  /** What `make(place)` writes to a place of a pointer; freed by the export of that name. */
  handle(freeing, make) {
    const handle = this.made(make);
    if (handle !== 0) this.#ends.push(() => this.#exports[freeing](handle));
    return handle;
  }
  /** The same for the caller to free. */
  made(make) {
    const place = this.block(4);
    this.check(make(place));
    return this.#memory.view.getUint32(place, true);
  }
  /** A text that a call makes. */
  taken(make) {
    return this.#memory.text(this.handle('dokushin_text_free', make));
  }
  u32(place) {
    return this.#memory.view.getUint32(place, true);
  }
  i32(place) {
    return this.#memory.view.getInt32(place, true);
  }
  u64(place) {
    return this.#memory.view.getBigUint64(place, true);
  }
}

/** A text of a struct, up to its zero byte. */
export function textOf(bytes) {
  const end = bytes.indexOf(0);
  return decoder.decode(bytes.subarray(0, end < 0 ? bytes.length : end));
}
