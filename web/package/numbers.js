// Numbers on their way into the module, where whole numbers have 64 bits.
import { DokushinError, sentence } from './errors.js';

const most = 2n ** 64n - 1n;

/** The error of an argument that is no such value. */
export function refused(what, value, expected) {
  return new DokushinError({ code: 'bad_argument', what: sentence(`${what} {}`, value), expected });
}

/** A count or a limit; none, and Infinity, are 0, which the library takes for "no limit". */
export function whole(value, what) {
  if (value === undefined || value === null || value === Infinity) return 0n;
  if (!Number.isInteger(value) || value < 0) throw refused(what, value, 'a whole number from 0 on');
  return BigInt(value);
}

/** Seconds, as the library wants them. */
export function microseconds(seconds) {
  if (seconds === undefined || seconds === null || seconds === Infinity) return 0n;
  if (typeof seconds !== 'number' || !(seconds >= 0)) throw refused('time', seconds, 'seconds from 0 on');
  return BigInt(Math.ceil(seconds * 1e6));
}

/** A seed: a whole number, or its decimal digits. */
export function seedOf(value) {
  const known = Number.isSafeInteger(value) || typeof value === 'bigint' || /^\d+$/.test(value);
  const seed = known ? BigInt(value) : -1n;
  if (seed < 0n || seed > most) throw refused('seed', value, 'a whole number from 0 to 2⁶⁴ − 1');
  return seed;
}
