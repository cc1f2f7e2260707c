// A position as the part of an address behind "#", and back. A person can read the puzzle in it:
//   p=53..7…        the givens, a character a cell: 1 is the first digit, whatever its value is
//   s=9x9+diagonals the shape; left out for 9x9
//   d=…4…           the player's digits
//   k, c, x         corner marks, centre marks, struck candidates: a bit a candidate, base64url
//   h=…2…           colours, the first one of each cell
//   i=…             all of them, where a cell has several: a bit a colour, base64url
//   l=…             lines, dots and crosses of the pen (pen.ts)
//   t=…             the puzzle's title, author and rules in words (about.ts)
//   f=…             the puzzle's fog (fog.ts)
//   e=1             digits are typed as givens
// What is empty is left out, and blanks at an end are cut off.
import { type Cell, type Position, blankCell, colours, digitOf, digitText, digitsOf, maskOf } from './position';
import { aboutFrom, aboutText } from './about';
import { fromBase64url, toBase64url } from './base64url';
import { fogFrom, fogText } from './fog';
import { penFrom, penText } from './pen';
import { sizeIn, sizeOf } from './size';

/** Why a link can't be read; `shape` is for the engine to find. */
export type LinkFault = 'size' | 'digit' | 'marks' | 'shape';
export class LinkError extends Error {
  constructor(readonly fault: LinkFault) {
    super(fault);
  }
}

const masks = { k: 'corner', c: 'centre', x: 'struck' } as const;

const trimmed = (text: string) => text.replace(/\.+$/, '');
const written = (digit: number) => (digit ? digitText(digit) : '.');

function packBits(sets: readonly number[], side: number): string {
  const bytes = new Uint8Array(Math.ceil((sets.length * side) / 8));
  sets.forEach((set, index) => {
    for (let bit = 0; bit < side; bit++) {
      const at = index * side + bit;
      if ((set >> bit) & 1) bytes[at >> 3]! |= 1 << (at & 7);
    }
  });
  return toBase64url(bytes).replace(/A+$/, '');
}

function unpackBits(text: string, count: number, side: number): number[] {
  const length = Math.ceil((count * side) / 8);
  let bytes: Uint8Array;
  try {
    bytes = fromBase64url(text.padEnd(Math.ceil(length / 3) * 4, 'A'));
  } catch {
    throw new LinkError('marks');
  }
  return Array.from({ length: count }, (_, index) => {
    let set = 0;
    for (let bit = 0; bit < side; bit++) {
      const at = index * side + bit;
      if ((bytes[at >> 3]! >> (at & 7)) & 1) set |= 1 << bit;
    }
    return set;
  });
}

export function toLink(position: Position): string {
  const { cells, side } = position;
  const parts = [`p=${cells.map(({ given }) => written(given)).join('')}`];
  if (position.shape !== '9x9') parts.push(`s=${position.shape}`);
  const add = (key: string, text: string) => text && parts.push(`${key}=${text}`);
  add('d', trimmed(cells.map(({ digit }) => written(digit)).join('')));
  for (const [key, name] of Object.entries(masks)) {
    add(key, packBits(cells.map((cell) => cell[name]), side));
  }
  add('h', trimmed(cells.map((cell) => written(digitsOf(cell.colours)[0] ?? 0)).join('')));
  if (cells.some((cell) => digitsOf(cell.colours).length > 1)) add('i', packBits(cells.map((cell) => cell.colours), colours));
  if (position.pen) add('l', penText(position.pen, sizeOf(position).columns));
  if (position.about) add('t', aboutText(position.about));
  if (position.fog) add('f', fogText(position.fog));
  if (position.entering) parts.push('e=1');
  return parts.join('&');
}

function readDigits(text: string, count: number, largest: number): number[] {
  if (text.length > count) throw new LinkError('size');
  return Array.from({ length: count }, (_, index) => {
    const character = text[index] ?? '.';
    if (character === '.' || character === '0') return 0;
    const digit = digitOf(character, largest);
    if (!digit) throw new LinkError('digit');
    return digit;
  });
}

function readParts(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.replace(/^.*#/s, '').replace(/^\/\w*\?/, '').split('&')) {
    const [, key, value] = /^([a-z])=(.*)$/s.exec(part.trim()) ?? [];
    if (key && value !== undefined) parts.set(key, value);
  }
  return parts;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new LinkError('digit');
  }
}

/** The position of an address, or of its part behind "#". Null if it holds no puzzle at all; a
 * LinkError if it holds one that can't be right. Whether the shape exists, the engine knows. */
export function fromLink(text: string): Position | null {
  const parts = readParts(unescaped(text));
  const line = parts.get('p');
  if (line === undefined) return null;
  const shape = parts.get('s') ?? '9x9';
  const size = sizeIn(shape, line.length);
  if (!size) throw new LinkError('size');
  const { side } = size;
  const givens = readDigits(line, line.length, side);
  const digits = readDigits(parts.get('d') ?? '', line.length, side);
  const painted = readDigits(parts.get('h') ?? '', line.length, colours);
  const several = unpackBits(parts.get('i') ?? '', line.length, colours);
  const sets = Object.entries(masks).map(([key, name]) => [name, unpackBits(parts.get(key) ?? '', line.length, side)] as const);
  const fog = parts.has('f') ? fogFrom(parts.get('f')!, size) : undefined;
  if (parts.has('f') && !fog) throw new LinkError('marks');
  const cells = givens.map((given, index): Cell => {
    const cell = { ...blankCell, given, digit: given && !fog ? 0 : digits[index]!, colours: several[index] || maskOf(painted[index] ? [painted[index]!] : []) };
    for (const [name, set] of sets) cell[name] = given && !fog ? 0 : set[index]!;
    return Object.values(cell).some(Boolean) ? cell : blankCell;
  });
  const about = parts.has('t') ? aboutFrom(parts.get('t')!) : undefined;
  const pen = penFrom(parts.get('l') ?? '', size.columns, size.rows);
  if (!pen) throw new LinkError('marks');
  return { shape, side, entering: parts.get('e') === '1', cells, ...(pen.length && { pen }), ...(about && { about }), ...(fog && { fog }) };
}
