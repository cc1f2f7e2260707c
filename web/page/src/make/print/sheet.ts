// Which puzzles stand on which page.
import type { BoardFacts } from '../../board/facts';
import type { LaidLevel } from '../laid';

export interface Printable {
  facts: BoardFacts;
  givens: readonly number[];
  solution: readonly number[] | null;
  rating: number | null;
  level?: LaidLevel;
}
export interface SheetOptions {
  perPage: PerPage;
  heading: string;
  solutions: boolean;
  captions: boolean;
}
export const perPages = [1, 2, 4, 6] as const;
export type PerPage = (typeof perPages)[number];
/** Solutions are small, as they are only looked up; big boards must stay readable. */
export const solutionsPerPage = (puzzles: readonly Printable[]): 12 | 4 =>
  puzzles.some(({ facts }) => Math.max(facts.rows, facts.columns) > 9) ? 4 : 12;

export interface Page<T> {
  /** The number of its first puzzle, from 1. */
  first: number;
  items: T[];
}

export function paged<T>(items: readonly T[], perPage: number): Page<T>[] {
  const pages: Page<T>[] = [];
  for (let i = 0; i < items.length; i += perPage) pages.push({ first: i + 1, items: items.slice(i, i + perPage) });
  return pages;
}

export function pageCount(puzzles: readonly Printable[], options: SheetOptions): number {
  const solved = options.solutions ? puzzles.filter(({ solution }) => solution !== null) : [];
  return paged(puzzles, options.perPage).length + paged(solved, solutionsPerPage(solved)).length;
}
