// What a player draws with the pen: lines from the centre of a cell to that of a neighbour, lines along
// the edges of cells, dots, crosses, and letters (letters.ts). Each is a stroke that begins at a point of a lattice, two steps
// a cell: centres have two odd coordinates, corners two even ones, and the middle of an edge one of each.
import { type Letters, packed, unpacked } from './letters';
import type { Position } from './position';
import { sizeOf } from './size';

/** A line goes one cell to the right, down, or to the right and down or up. */
export const strokeKinds = ['right', 'down', 'falling', 'rising', 'dot', 'cross'] as const;
export type StrokeKind = (typeof strokeKinds)[number];
export const penColours = 5;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Figure extends Point {
  readonly kind: StrokeKind;
  /** From 1. */
  readonly colour: number;
}
export type Stroke = Figure | Letters;

const ways: Record<Stroke['kind'], Point> = {
  right: { x: 2, y: 0 },
  down: { x: 0, y: 2 },
  falling: { x: 2, y: 2 },
  rising: { x: 2, y: -2 },
  dot: { x: 0, y: 0 },
  cross: { x: 0, y: 0 },
  letters: { x: 0, y: 0 },
};
export const isLetters = (stroke: Stroke): stroke is Letters => stroke.kind === 'letters';
export const isLine = ({ kind }: Stroke) => kind !== 'dot' && kind !== 'cross' && kind !== 'letters';
export const endOf = ({ x, y, kind }: Stroke): Point => ({ x: x + ways[kind].x, y: y + ways[kind].y });

/** The line between two points that are a cell apart; null where they are not. */
export function lineBetween(a: Point, b: Point, colour: number): Stroke | null {
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  const kind = strokeKinds.find((its) => ways[its].x === to.x - from.x && ways[its].y === to.y - from.y);
  return kind && kind !== 'dot' && kind !== 'cross' ? { x: from.x, y: from.y, kind, colour } : null;
}

const textOf = (stroke: Stroke) => (isLetters(stroke) ? stroke.text : '');
/** A dot and a cross take each other's place, and letters that of letters; lines in other directions do not. */
const placeOf = (stroke: Stroke) => `${stroke.x} ${stroke.y} ${isLine(stroke) || isLetters(stroke) ? stroke.kind : ''}`;
export const isDrawn = (strokes: readonly Stroke[], stroke: Stroke) =>
  strokes.some((its) => placeOf(its) === placeOf(stroke) && its.kind === stroke.kind && its.colour === stroke.colour && textOf(its) === textOf(stroke));

function withStrokes(position: Position, strokes: readonly Stroke[]): Position {
  const { pen: _, ...rest } = position;
  return strokes.length ? { ...rest, pen: strokes } : rest;
}

/** Draws the strokes, or erases them. What changes nothing gives the same position back. */
export function draw(position: Position, strokes: readonly Stroke[], erase: boolean): Position {
  const before = position.pen ?? [];
  const places = new Set(strokes.map(placeOf));
  if (erase ? !before.some((its) => places.has(placeOf(its))) : strokes.every((its) => isDrawn(before, its))) return position;
  const others = before.filter((its) => !places.has(placeOf(its)));
  return withStrokes(position, erase ? others : [...others, ...strokes]);
}

/** The cells that a stroke touches: those of its ends, or those beside its edge. */
export function cellsOf(stroke: Stroke, columns: number, rows: number): number[] {
  const end = endOf(stroke);
  const middle = { x: (stroke.x + end.x) / 2, y: (stroke.y + end.y) / 2 };
  const points = isLine(stroke) && stroke.x % 2 === 1 ? [stroke, end] : [middle];
  const cells = points.flatMap(({ x, y }) => {
    const across = x % 2 ? [(x - 1) / 2] : [x / 2 - 1, x / 2];
    const along = y % 2 ? [(y - 1) / 2] : [y / 2 - 1, y / 2];
    return along.flatMap((row) => across.map((column) => [row, column] as const));
  });
  return cells.flatMap(([row, column]) => (row >= 0 && column >= 0 && row < rows && column < columns ? [row * columns + column] : []));
}

/** Takes away all strokes that touch these cells. */
export function erasePen(position: Position, where: readonly number[]): Position {
  const before = position.pen ?? [];
  const { columns, rows } = sizeOf(position);
  const left = before.filter((its) => !cellsOf(its, columns, rows).some((cell) => where.includes(cell)));
  return left.length === before.length ? position : withStrokes(position, left);
}

export const withoutPen = (position: Position) => (position.pen ? withStrokes(position, []) : position);

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Room for further colours, so that they would not change what is written today. */
const mostColours = 10;

/** It stands in the place of a kind and colour where letters follow. */
const lettersSign = 60;

const write = (value: number) => characters[value]!;
function whatText(stroke: Stroke): string {
  if (!isLetters(stroke)) return write(strokeKinds.indexOf(stroke.kind) * mostColours + stroke.colour - 1);
  const text = packed(stroke.text);
  return write(lettersSign) + write(stroke.colour - 1) + write(text.length) + text;
}

/** Three characters a stroke: two for its point, one for its kind and colour. Letters have a sign of their own,
 * and after it their colour, and how long their text is. */
export function penText(strokes: readonly Stroke[], columns: number): string {
  return strokes
    .map((stroke) => {
      const point = stroke.y * (2 * columns + 1) + stroke.x;
      return write(point >> 6) + write(point & 63) + whatText(stroke);
    })
    .join('');
}

function isWithin(stroke: Stroke, columns: number, rows: number): boolean {
  const onBoard = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= 2 * columns && y <= 2 * rows;
  const isCentre = stroke.x % 2 === 1 && stroke.y % 2 === 1;
  const isCorner = stroke.x % 2 === 0 && stroke.y % 2 === 0;
  const fits = isLetters(stroke) ? isCentre : isLine(stroke) ? isCentre || (isCorner && (stroke.kind === 'right' || stroke.kind === 'down')) : !isCorner;
  return fits && onBoard(stroke) && onBoard(endOf(stroke));
}

interface Read {
  stroke: Stroke;
  /** How many characters it took. */
  length: number;
}

function strokeFrom(text: string, columns: number): Read | null {
  const [high, low, what, colour, count] = [...text.slice(0, 5)].map((its) => characters.indexOf(its)) as [number, number?, number?, number?, number?];
  if (low === undefined || what === undefined || high < 0 || low < 0 || what < 0) return null;
  const point = high * 64 + low;
  const at = { x: point % (2 * columns + 1), y: Math.floor(point / (2 * columns + 1)) };
  if (what !== lettersSign) {
    const kind = strokeKinds[Math.floor(what / mostColours)];
    return kind ? { stroke: { ...at, kind, colour: (what % mostColours) + 1 }, length: 3 } : null;
  }
  if (colour === undefined || count === undefined || colour < 0 || count < 1) return null;
  const its = unpacked(text.slice(5, 5 + count));
  return its ? { stroke: { ...at, kind: 'letters', text: its, colour: colour + 1 }, length: 5 + count } : null;
}

/** Null if the text is none of ours, or does not fit the board. */
export function penFrom(text: string, columns: number, rows: number): Stroke[] | null {
  const strokes: Stroke[] = [];
  for (let at = 0; at < text.length; ) {
    const read = strokeFrom(text.slice(at, at + 5 + characters.length), columns);
    if (!read || at + read.length > text.length || read.stroke.colour > penColours || !isWithin(read.stroke, columns, rows)) return null;
    strokes.push(read.stroke);
    at += read.length;
  }
  return strokes;
}
