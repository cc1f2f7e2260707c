// The tools that draw rules: which rule of the engine's each one states (docs/VARIANTS.md), and what
// it needs: cells in which order, and a clue. What the engine can't read of them it says itself.
import { type Grid, cellName } from '../game/size';

/** `set`: the cells in any order; `line`: in the order drawn; `arrow`: the first is the bulb; `pairs`:
 * each two that follow each other; `diagonal` and `line-end`: the whole line from the edge on, in the
 * drawn direction, which is a diagonal or a row or column. */
export type Form = 'set' | 'line' | 'arrow' | 'pairs' | 'diagonal' | 'line-end';
/** `numbers`: several, as those of a quadruple. */
export type Clue = 'none' | 'number' | 'numbers';

export interface Tool {
  key: string;
  form: Form;
  clue: Clue;
  /** How many cells it needs at least. */
  least: number;
  /** The clue that stands there to begin with. */
  usual?: string;
  /** The rule where there is no clue; without it one is needed. */
  bare?: string;
}

const set = (key: string, clue: Clue = 'none', more: Partial<Tool> = {}): Tool => ({ key, form: 'set', clue, least: 1, ...more });
const line = (key: string, clue: Clue = 'none', more: Partial<Tool> = {}): Tool => ({ key, form: 'line', clue, least: 2, ...more });
const pairs = (key: string, clue: Clue = 'none', more: Partial<Tool> = {}): Tool => ({ key, form: 'pairs', clue, least: 2, ...more });
const lineEnd = (key: string): Tool => ({ key, form: 'line-end', clue: 'number', least: 1 });

export const families = {
  cells: [
    set('cage', 'number', { bare: 'different' }), set('odd'), set('even'), set('extra-region', 'none', { least: 2 }), set('quadruple', 'numbers'),
    set('minimum'), set('maximum'), set('counting', 'none', { least: 2 }), set('equal', 'none', { least: 2 }), set('rellik', 'number'),
  ],
  lines: [
    line('thermometer'), line('slow-thermometer'), { key: 'arrow', form: 'arrow', clue: 'none', least: 2 }, line('double-arrow', 'none', { least: 3 }),
    line('whispers', 'number', { usual: '5' }), line('renban'), line('nabner'), line('palindrome'), line('between', 'none', { least: 3 }), line('lockout', 'number', { usual: '4', least: 3 }),
    line('region-sum'), line('zipper'), line('entropic'), line('modular', 'number', { usual: '3' }), line('sequence', 'none', { least: 3 }), line('sum-line', 'number', { usual: '10' }),
  ],
  pairs: [
    pairs('white-dot'), pairs('black-dot'), pairs('xv-5'), pairs('xv-10'), pairs('less'), pairs('difference', 'number'), pairs('ratio', 'number'),
  ],
  outside: [{ key: 'sum', form: 'diagonal', clue: 'number', least: 1 }, lineEnd('sandwich'), lineEnd('x-sum'), lineEnd('skyscraper'), lineEnd('numbered-room')],
} as const satisfies Record<string, readonly Tool[]>;
export type Family = keyof typeof families;
export const familyNames = Object.keys(families) as Family[];

const all = new Map<string, Tool>(familyNames.flatMap((family) => families[family].map((tool: Tool) => [tool.key, tool] as const)));
export const toolOf = (key: string): Tool | undefined => all.get(key);

/** The whole line in the direction from the first cell to the second, from the edge where it begins.
 * From a single cell at an edge, but no corner, it goes straight in. Null where that says no direction. */
export function lineThrough(cells: readonly number[], { rows, columns }: Grid): number[] | null {
  const [first, second] = cells;
  if (first === undefined || cells.some((cell) => cell >= rows * columns)) return null;
  const at = { row: Math.floor(first / columns), column: first % columns };
  const inside = (row: number, column: number) => row >= 0 && column >= 0 && row < rows && column < columns;
  let step = { row: 0, column: 0 };
  if (second !== undefined) {
    step = { row: Math.sign(Math.floor(second / columns) - at.row), column: Math.sign((second % columns) - at.column) };
  } else {
    const ways = [{ row: 1, column: 0 }, { row: -1, column: 0 }, { row: 0, column: 1 }, { row: 0, column: -1 }];
    const inward = ways.filter((way) => !inside(at.row - way.row, at.column - way.column));
    if (inward.length !== 1) return null;
    step = inward[0]!;
  }
  if (!step.row && !step.column) return null;
  while (inside(at.row - step.row, at.column - step.column)) {
    at.row -= step.row;
    at.column -= step.column;
  }
  const line: number[] = [];
  for (; inside(at.row, at.column); at.row += step.row, at.column += step.column) line.push(at.row * columns + at.column);
  return line;
}

const isDiagonal = ([first = 0, second = 0]: readonly number[], { columns }: Grid) => first % columns !== second % columns && Math.floor(first / columns) !== Math.floor(second / columns);

/** Why the tool can't be used yet: too few cells, no clue, or no line from the edge. */
export type Lack = 'cells' | 'clue' | 'line';

/** The rules that a tool states of cells, in the engine's words. */
export function rulesOf(tool: Tool, cells: readonly number[], clue: string, grid: Grid): readonly string[] | Lack {
  const words = clue.trim().split(/[\s,]+/).filter(Boolean);
  if (cells.length < tool.least) return 'cells';
  if (tool.clue !== 'none' && !words.length && !tool.bare) return 'clue';
  const named = (its: readonly number[]) => its.map((cell) => cellName(cell, grid));
  const rule = (its: readonly string[]) => [tool.clue !== 'none' && !words.length ? tool.bare! : tool.key, ...(tool.clue === 'none' ? [] : words), ...its].join(' ');
  switch (tool.form) {
    case 'arrow': {
      const [bulb, ...shaft] = named(cells);
      return [rule([bulb!, ':', ...shaft])];
    }
    case 'pairs':
      return cells.slice(1).map((cell, index) => rule(named([cells[index]!, cell])));
    case 'diagonal':
    case 'line-end': {
      const line = lineThrough(cells, grid);
      return line && line.length > 1 && isDiagonal(line, grid) === (tool.form === 'diagonal') ? [rule(named(line))] : 'line';
    }
    default:
      return [rule(named(cells))];
  }
}
