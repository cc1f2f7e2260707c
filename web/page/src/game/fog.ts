// Fog hides what is drawn in cells until they are lit. It is no rule of the puzzle: these are facts of its document,
// as the engine reports them, and what they light on a board.
import { type Cell, digitOf, digitText } from './position';

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

/** A board's measures, in cells. */
interface Measures {
  columns: number;
  rows: number;
}

function cellsIn(text: string, { columns, rows }: Measures): number[] {
  return [...text.matchAll(/\br(\d+)c(\d+)\b/g)].flatMap(([, row, column]) => {
    const [y, x] = [Number(row) - 1, Number(column) - 1];
    return x >= 0 && y >= 0 && x < columns && y < rows ? [y * columns + x] : [];
  });
}

function solutionIn(text: string, count: number): number[] | null {
  const digits = [...text].map((character) => digitOf(character, 64));
  return digits.length === count && digits.every(Boolean) ? digits : null;
}

/** Reads the line of fog among what the engine reports beside a puzzle: "fog: lit r1c1; trigger r2c2 : r3c3". */
export function fogIn(comment: string, measures: Measures): Fog | undefined {
  const line = /^fog: (lit\b.*)$/m.exec(comment)?.[1];
  if (line === undefined) return undefined;
  const parts = line.split(';').map((part) => part.trim());
  const of = (word: string) => parts.filter((part) => part.startsWith(word)).map((part) => part.slice(word.length));
  const triggers = of('trigger').map((part): FogTrigger => {
    const [cells = '', lights = ''] = part.split(':');
    return { cells: cellsIn(cells, measures), lights: cellsIn(lights, measures) };
  });
  return {
    lit: cellsIn(of('lit').join(' '), measures),
    lamps: cellsIn(of('lamps').join(' '), measures),
    triggers: triggers.filter(({ cells }) => cells.length),
    solution: solutionIn(of('solution').join('').trim(), measures.columns * measures.rows),
  };
}

/** Writes what fogIn() reads. The engine writes the digits of a board with values from 0 otherwise: no solution goes along
 * there, and who reads the fog looks for it. */
export function fogLine({ lit, lamps, triggers, solution }: Fog, { columns, rows, lowest }: Measures & { lowest: number }): string {
  const names = (cells: readonly number[]) =>
    cells.filter((cell) => cell < columns * rows).map((cell) => ` r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`).join('');
  const parts = [
    `lit${names(lit)}`,
    ...(lamps.length ? [`lamps${names(lamps)}`] : []),
    ...triggers.map((trigger) => `trigger${names(trigger.cells)} :${names(trigger.lights)}`),
    ...(solution && lowest === 1 ? [`solution ${solution.map(digitText).join('')}`] : []),
  ];
  return `fog: ${parts.join('; ')}`;
}

// ---- in links ----

function bitsText(cells: readonly number[]): string {
  const bytes: number[] = [];
  for (const cell of cells) bytes[cell >> 3] = (bytes[cell >> 3] ?? 0) | (1 << (cell & 7));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte ?? 0)).join('')).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
}

function cellsFrom(text: string, count: number): number[] {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from({ length: count }, (_, cell) => cell).filter((cell) => (bytes.charCodeAt(cell >> 3) >> (cell & 7)) & 1);
}

/** For a link: sets of cells, a bit a cell; the solution; then a pair of sets for each trigger. */
export function fogText({ lit, lamps, triggers, solution }: Fog): string {
  const pairs = triggers.map(({ cells, lights }) => `${bitsText(cells)}~${bitsText(lights)}`);
  return [bitsText(lit), bitsText(lamps), (solution ?? []).map(digitText).join(''), ...pairs].join('.');
}

/** Undefined if it is none of ours: a damaged fog hides nothing. */
export function fogFrom(text: string, count: number): Fog | undefined {
  try {
    const [lit = '', lamps, solution, ...pairs] = text.split('.');
    if (lamps === undefined || solution === undefined) return undefined;
    const triggers = pairs.map((pair): FogTrigger => {
      const [cells = '', lights = ''] = pair.split('~');
      return { cells: cellsFrom(cells, count), lights: cellsFrom(lights, count) };
    });
    return { lit: cellsFrom(lit, count), lamps: cellsFrom(lamps, count), triggers, solution: solutionIn(solution, count) };
  } catch {
    return undefined;
  }
}

// ---- on the board ----

/** A cell and those around it. */
function around(cell: number, { columns, rows }: Measures): number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const near = (at: number, most: number) => [at - 1, at, at + 1].filter((its) => its >= 0 && its < most);
  return near(y, rows).flatMap((row) => near(x, columns).map((column) => row * columns + column));
}

/** The cells that are still in the fog. `solution`: the right digits; null while they are not known; 'none' where there
 * are none, and each digit counts as right. A given that is in the fog is right once the player has placed it. */
export function foggedCells(fog: Fog, cells: readonly Cell[], columns: number, solution: readonly number[] | 'none' | null): Set<number> {
  const measures = { columns, rows: cells.length / columns };
  const isRight = (index: number) => {
    const { given, digit } = cells[index]!;
    if (given) return digit === given;
    return digit > 0 && (solution === 'none' || digit === solution?.[index]);
  };
  const fogged = new Set(cells.keys());
  const light = (lit: readonly number[]) => lit.forEach((cell) => fogged.delete(cell));
  light(fog.lit);
  fog.lamps.forEach((cell) => light(around(cell, measures)));
  if (!fog.triggers.length) {
    cells.forEach(({ given }, cell) => isRight(cell) && light(given ? [cell] : around(cell, measures)));
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
