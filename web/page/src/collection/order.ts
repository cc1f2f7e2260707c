// A collection is filtered and sorted here. A hundred thousand puzzles are put in order at each change of a filter, so each
// is one number of an array, made of what it is sorted by and its place in the file.
import type { Row } from '../opened/row';
import type { GameState } from '../opened/states';

export const sorts = ['number', 'givens', 'status', 'rating'] as const;
export type Sort = (typeof sorts)[number];
export const statusFilters = ['all', 'unique', 'multiple', 'none', 'undecided', 'unreadable'] as const;
export type StatusFilter = (typeof statusFilters)[number];
export const gameFilters = ['all', 'new', 'begun', 'solved'] as const satisfies readonly ('all' | GameState)[];
export type GameFilter = (typeof gameFilters)[number];

export interface View {
  sort: Sort;
  /** The greatest comes first. */
  down: boolean;
  status: StatusFilter;
  game: GameFilter;
  /** These are the least and the most; null is no such limit. */
  givens: [number | null, number | null];
  rating: [number | null, number | null];
}
export const wholeView: View = { sort: 'number', down: false, status: 'all', game: 'all', givens: [null, null], rating: [null, null] };

/** Names a status as the filter does: contradicting givens have no solution either. */
export function statusOf({ status }: Row): Exclude<StatusFilter, 'all' | 'unreadable'> {
  if (status === 'unique' || status === 'multiple') return status;
  return status === 'none' || status === 'invalid' ? 'none' : 'undecided';
}
const ranks = { unique: 0, multiple: 1, none: 2, undecided: 3 };

const within = (value: number, [least, most]: View['givens']) => (least === null || value >= least) && (most === null || value <= most);

function shows(row: Row, view: View, stateOf: (row: Row) => GameState): boolean {
  if (view.status !== 'all' && statusOf(row) !== view.status) return false;
  if (!within(row.clues, view.givens)) return false;
  const limited = view.rating[0] !== null || view.rating[1] !== null;
  if (limited && (row.rating === null || !within(row.rating, view.rating))) return false;
  return view.game === 'all' || stateOf(row) === view.game;
}

/** All places in a file are less than `places`, and all that is sorted by is less than `largest`. */
const places = 2 ** 22;
const largest = 2 ** 20;

/** Returns what a row is sorted by; null puts it last, whichever way round. */
function keyOf(row: Row, index: number, sort: Sort): number | null {
  if (sort === 'number') return index;
  if (sort === 'givens') return row.clues;
  if (sort === 'status') return ranks[statusOf(row)];
  return row.rating === null ? null : Math.round(row.rating * 10);
}

/** Returns the places in `rows` of those that are shown. Equal ones stay in the order of the file. */
export function orderOf(rows: readonly Row[], view: View, stateOf: (row: Row) => GameState): Uint32Array {
  const keys = new Float64Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    if (!shows(row, view, stateOf)) continue;
    const key = keyOf(row, index, view.sort);
    const turned = key === null ? largest : view.down ? largest - 1 - key : key;
    keys[count++] = turned * places + index;
  }
  const sorted = keys.subarray(0, count);
  if (view.sort !== 'number' || view.down) sorted.sort();
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) order[at] = sorted[at]! - Math.floor(sorted[at]! / places) * places;
  return order;
}
