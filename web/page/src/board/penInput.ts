// What a drag or a key draws with the pen.
import { type Point, type Stroke, endOf, lineBetween, penColours } from '../game/pen';
import type { Grid } from '../game/size';

/** `line`: from centre to centre; `edge`: along the edges of cells. */
export const penTools = ['line', 'edge', 'dot', 'cross'] as const;
export type PenTool = (typeof penTools)[number];

/** Each colour and each tool has a key. */
export const penKeys = penColours + penTools.length;

export interface Pen {
  tool: PenTool;
  colour: number;
}

const centreOf = (cell: number, { columns }: Grid): Point => ({ x: 2 * (cell % columns) + 1, y: 2 * Math.floor(cell / columns) + 1 });
const cellOf = ({ x, y }: Point, { columns }: Grid) => ((y - 1) / 2) * columns + (x - 1) / 2;
const isOn = ({ x, y }: Point, { columns, rows }: Grid) => x >= 0 && y >= 0 && x <= 2 * columns && y <= 2 * rows;
const clamped = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The point of the lattice that a pointer means, at a place measured in cells; null: none yet. A line
 * leaves out the cells' margins, so that a diagonal drag does not touch the cells beside it. */
export function pointAt(x: number, y: number, tool: PenTool, grid: Grid): Point | null {
  if (tool === 'edge') return { x: 2 * clamped(Math.round(x), grid.columns), y: 2 * clamped(Math.round(y), grid.rows) };
  if (x < 0 || y < 0 || x >= grid.columns || y >= grid.rows) return null;
  const margin = 0.15;
  const isNear = (part: number) => part % 1 < margin || part % 1 > 1 - margin;
  return isNear(x) || isNear(y) ? null : { x: 2 * Math.floor(x) + 1, y: 2 * Math.floor(y) + 1 };
}

/** The centre or the middle of an edge that lies nearest: where a dot or a cross is set. */
export function markAt(x: number, y: number, grid: Grid): Point | null {
  if (x < 0 || y < 0 || x > grid.columns || y > grid.rows) return null;
  const column = clamped(Math.floor(x), grid.columns - 1);
  const row = clamped(Math.floor(y), grid.rows - 1);
  const [right, down] = [x - column - 0.5, y - row - 0.5];
  const centre = { x: 2 * column + 1, y: 2 * row + 1 };
  if (Math.max(Math.abs(right), Math.abs(down)) < 0.28) return centre;
  return Math.abs(right) > Math.abs(down) ? { ...centre, x: centre.x + Math.sign(right) } : { ...centre, y: centre.y + Math.sign(down) };
}

/** The edge that lies nearest, as a line along it. */
export function edgeAt(x: number, y: number, colour: number, grid: Grid): Stroke | null {
  const column = clamped(Math.floor(x), grid.columns - 1);
  const row = clamped(Math.floor(y), grid.rows - 1);
  const [right, down] = [x - column - 0.5, y - row - 0.5];
  const upright = Math.abs(right) > Math.abs(down);
  const corner = { x: 2 * (column + (upright && right > 0 ? 1 : 0)), y: 2 * (row + (!upright && down > 0 ? 1 : 0)) };
  return lineBetween(corner, upright ? { ...corner, y: corner.y + 2 } : { ...corner, x: corner.x + 2 }, colour);
}

/** The lines from one point to another, a cell at a time: a quick drag leaves cells out. */
export function strokesBetween(from: Point, to: Point, { tool, colour }: Pen): Stroke[] {
  const strokes: Stroke[] = [];
  for (let at = from; at.x !== to.x || at.y !== to.y; ) {
    const across = 2 * Math.sign(to.x - at.x);
    // Along edges there is no way across a cell.
    const along = tool === 'edge' && across ? 0 : 2 * Math.sign(to.y - at.y);
    const next = { x: at.x + across, y: at.y + along };
    const stroke = lineBetween(at, next, colour);
    if (stroke) strokes.push(stroke);
    at = next;
  }
  return strokes;
}

/** As on a block of digits, the keys beside the arrows lead across corners. */
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  Home: [-1, -1], PageUp: [1, -1], End: [-1, 1], PageDown: [1, 1],
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

export interface DrawnByKey {
  stroke: Stroke;
  /** Where the keyboard is then. */
  cursor: number;
}

export const isMark = (tool: PenTool): tool is 'dot' | 'cross' => tool === 'dot' || tool === 'cross';

/** Whether a key is the pen's, even if it draws nothing where the keyboard is. */
export function isOfPen({ key, shiftKey, ctrlKey, metaKey, altKey }: Key, { tool }: Pen): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key === 'Enter' ? isMark(tool) : shiftKey && key in steps;
}

/** Shift with an arrow draws from the cell in that direction, Enter in its middle; null if the key draws
 * nothing. One that is held goes on with a line; in its place it would draw and erase in turn. */
export function drawnByKey(event: Key, cursor: number, pen: Pen, grid: Grid): DrawnByKey | null {
  const { tool, colour } = pen;
  if (!isOfPen(event, pen) || (event.repeat && tool !== 'line')) return null;
  const centre = centreOf(cursor, grid);
  // A cell outside the grid has no edges that lines could follow.
  if (!isOn(centre, grid)) return null;
  if (event.key === 'Enter') return isMark(tool) ? { stroke: { ...centre, kind: tool, colour }, cursor } : null;
  const step = steps[event.key];
  if (!step) return null;
  const [across, along] = step;
  if (tool === 'line') {
    const to = { x: centre.x + 2 * across, y: centre.y + 2 * along };
    const stroke = isOn(to, grid) ? lineBetween(centre, to, colour) : null;
    return stroke && { stroke, cursor: cellOf(to, grid) };
  }
  if (across && along) return null;
  const middle = { x: centre.x + across, y: centre.y + along };
  if (tool !== 'edge') return { stroke: { ...middle, kind: tool, colour }, cursor };
  const corner = across ? { x: middle.x, y: middle.y - 1 } : { x: middle.x - 1, y: middle.y };
  return { stroke: { ...corner, kind: across ? 'down' : 'right', colour }, cursor };
}

/** On which side of a cell the middle of a stroke lies. */
export function sideOf(stroke: Stroke, cell: number, grid: Grid): 'top' | 'right' | 'bottom' | 'left' | null {
  const end = endOf(stroke);
  const centre = centreOf(cell, grid);
  const [across, along] = [(stroke.x + end.x) / 2 - centre.x, (stroke.y + end.y) / 2 - centre.y];
  if (across) return across > 0 ? 'right' : 'left';
  return along ? (along > 0 ? 'bottom' : 'top') : null;
}

/** The cell at the other end of a line from centre to centre. */
export function otherEnd(stroke: Stroke, cell: number, grid: Grid): number {
  const [from, to] = [cellOf(stroke, grid), cellOf(endOf(stroke), grid)];
  return from === cell ? to : from;
}
