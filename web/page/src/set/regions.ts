// Regions that are being painted: how large each one is, and what is missing until they can be a board's.
import type { Cell } from '../game/position';
import { type Size, isSquare } from '../game/size';

export interface RegionState {
  /** For each region, from 1 on, how many cells it has. */
  sizes: readonly number[];
  /** Regions with too few or too many cells, counted from 1. */
  wrong: readonly { region: number; size: number }[];
}

/** A painted cell's region from 1 on; that of the board where none is painted. */
export const regionOf = ({ digit }: Cell, index: number, regions: readonly number[]): number => digit || (regions[index] ?? 0) + 1;

export function regionState(cells: readonly Cell[], regions: readonly number[], side: number): RegionState {
  const sizes = Array<number>(side).fill(0);
  cells.forEach((cell, index) => (sizes[regionOf(cell, index, regions) - 1]! += 1));
  return { sizes, wrong: sizes.flatMap((size, index) => (size === side ? [] : [{ region: index + 1, size }])) };
}

/** Whether the board's regions can be painted: the engine knows such boards if they are square, with values from 1. */
export const isPaintable = (size: Size): boolean => isSquare(size) && size.lowest === 1;

/** The engine's name of a board with these regions, as rows of letters. */
export function jigsawOf(cells: readonly Cell[], regions: readonly number[]): string {
  const letter = (region: number) => String.fromCharCode(region <= 26 ? 64 + region : 70 + region);
  return `jigsaw:${cells.map((cell, index) => letter(regionOf(cell, index, regions))).join('')}`;
}
