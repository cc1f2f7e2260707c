// Fog hides what is drawn in cells until they are lit. It is no rule of the puzzle: these are facts of its document,
// as the engine reports them, and what they light on a board.
import { fromBase64url, toBase64url } from './base64url';
import { type Cell, type Position, digitOf, digitText } from './position';
import { type Grid, type Size, cellCount, cellName, cellNamed, digitTyped, valueText } from './size';

/** Its cells light others once each of them has the digit of the solution. */
export interface FogTrigger {
  readonly cells: readonly number[];
  readonly lights: readonly number[];
}
export interface Fog {
  /** Cells that are lit from the beginning on. */
  readonly lit: readonly number[];
  /** Cells that light themselves and those around them, from the beginning on. */
  readonly lamps: readonly number[];
  /** Nothing else lights a cell, if there are any; otherwise each digit of the solution that is placed is a lamp. */
  readonly triggers: readonly FogTrigger[];
  /** What the document says is the solution. */
  readonly solution: readonly number[] | null;
}

/** Returns the fog of a position whose givens may have been changed: a solution that they contradict is its own no more. */
export function fogOf({ fog, cells }: Pick<Position, 'fog' | 'cells'>): Fog | undefined {
  const isBroken = cells.some(({ given }, cell) => given && fog?.solution && given !== fog.solution[cell]);
  return fog && isBroken ? { ...fog, solution: null } : fog;
}

/** Reads a digit for each cell of the board; null where the text has others. */
function digitsIn(text: string, size: Size, digitIn: (character: string) => number): number[] | null {
  const digits = [...text].map(digitIn);
  return digits.length === cellCount(size) && digits.every(Boolean) ? digits : null;
}

// ---- in comments ----

const cellsIn = (names: string, size: Size): number[] =>
  names.split(/\s+/).flatMap((name) => cellNamed(name, size) ?? []);

/** Reads the last line of what the engine reports beside a puzzle: "fog: lit r1c1; trigger r2c2 : r3c3; solution 1234". Its
 * digits are the board's values. */
export function fogIn(comment: string, size: Size): Fog | undefined {
  const line = /(?:^|\n)fog: (lit\b[^\n]*)$/.exec(comment)?.[1];
  if (line === undefined) return undefined;
  const parts = line.split(';').map((part) => part.trim());
  const of = (word: string) => parts.filter((part) => part.startsWith(word)).map((part) => part.slice(word.length));
  const triggers = of('trigger').map((part): FogTrigger => {
    const [cells = '', lights = ''] = part.split(':');
    return { cells: cellsIn(cells, size), lights: cellsIn(lights, size) };
  });
  return {
    lit: cellsIn(of('lit').join(' '), size),
    lamps: cellsIn(of('lamps').join(' '), size),
    triggers: triggers.filter(({ cells }) => cells.length),
    solution: digitsIn(of('solution').join('').trim(), size, (character) => digitTyped(character, size)),
  };
}

/** Writes what fogIn() reads; the engine knows cells of the grid alone. */
export function fogLine({ lit, lamps, triggers, solution }: Fog, size: Size): string {
  const names = (cells: readonly number[]) =>
    cells.filter((cell) => cell < size.rows * size.columns).map((cell) => ` ${cellName(cell, size)}`).join('');
  const parts = [
    `lit${names(lit)}`,
    ...(lamps.length ? [`lamps${names(lamps)}`] : []),
    ...triggers.map((trigger) => `trigger${names(trigger.cells)} :${names(trigger.lights)}`),
    ...(solution ? [`solution ${solution.map((digit) => valueText(digit, size)).join('')}`] : []),
  ];
  return `fog: ${parts.join('; ')}`;
}

// ---- in links ----

function bitsText(cells: readonly number[]): string {
  const bytes: number[] = [];
  for (const cell of cells) bytes[cell >> 3] = (bytes[cell >> 3] ?? 0) | (1 << (cell & 7));
  return toBase64url(Array.from(bytes, (byte) => byte ?? 0));
}

function cellsFrom(text: string, count: number): number[] {
  const bytes = fromBase64url(text);
  return Array.from({ length: count }, (_, cell) => cell).filter((cell) => ((bytes[cell >> 3] ?? 0) >> (cell & 7)) & 1);
}

/** Writes fog for a link: the sets of cells, a bit a cell; the solution; then a pair of sets for each trigger. */
export function fogText({ lit, lamps, triggers, solution }: Fog): string {
  const pairs = triggers.map(({ cells, lights }) => `${bitsText(cells)}~${bitsText(lights)}`);
  return [bitsText(lit), bitsText(lamps), (solution ?? []).map(digitText).join(''), ...pairs].join('.');
}

/** Reads what fogText() writes; undefined for another text. */
export function fogFrom(text: string, size: Size): Fog | undefined {
  const count = cellCount(size);
  try {
    const [lit = '', lamps, solution, ...pairs] = text.split('.');
    if (lamps === undefined || solution === undefined) return undefined;
    const digits = digitsIn(solution, size, (character) => digitOf(character, size.side));
    if (solution && !digits) return undefined;
    const triggers = pairs.map((pair): FogTrigger => {
      const [cells = '', lights = ''] = pair.split('~');
      return { cells: cellsFrom(cells, count), lights: cellsFrom(lights, count) };
    });
    return { lit: cellsFrom(lit, count), lamps: cellsFrom(lamps, count), triggers, solution: digits };
  } catch {
    return undefined;
  }
}

// ---- on the board ----

/** Returns a cell of the grid and those around it. */
function around(cell: number, { columns, rows }: Grid): number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const near = (at: number, most: number) => [at - 1, at, at + 1].filter((its) => its >= 0 && its < most);
  return near(y, rows).flatMap((row) => near(x, columns).map((column) => row * columns + column));
}

/** Returns the cells that are still in the fog; those outside the grid never are. `solution`: the right digits; null while they
 * are not known; 'none' where there are none, and each digit counts as right. A given that is in the fog is right once
 * the player has placed it. */
export function foggedCells(fog: Fog, cells: readonly Cell[], grid: Grid, solution: readonly number[] | 'none' | null): Set<number> {
  const inGrid = grid.rows * grid.columns;
  const near = (cell: number) => (cell < inGrid ? around(cell, grid) : []);
  const isRight = (index: number) => {
    const { given, digit } = cells[index]!;
    if (given) return digit === given;
    return digit > 0 && (solution === 'none' || digit === solution?.[index]);
  };
  const fogged = new Set(Array(inGrid).keys());
  const light = (lit: readonly number[]) => lit.forEach((cell) => fogged.delete(cell));
  light(fog.lit);
  fog.lamps.forEach((cell) => light(near(cell)));
  if (!fog.triggers.length) {
    cells.forEach(({ given }, cell) => isRight(cell) && light(given ? [cell] : near(cell)));
    return fogged;
  }
  // A given is there once it is lit, and may be a trigger of its own.
  const isThere = (cell: number) => isRight(cell) || (cells[cell]!.given > 0 && !fogged.has(cell));
  for (let before = -1; before !== fogged.size; ) {
    before = fogged.size;
    for (const trigger of fog.triggers) if (trigger.cells.every(isThere)) light(trigger.lights);
  }
  return fogged;
}
