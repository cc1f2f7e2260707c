// The cells that a rule keeps from having equal digits, besides the houses' cells: those of a cage, those a
// knight's move apart, those of a line. The engine tells which candidates a digit in a cell leaves.
import type { CoreEngine } from '../engine/core';
import { type BoardFacts, peersOf } from './facts';

/** The cells that have no other than different digits: for each digit in the cell, they lack it. Mostly
 * the first digit says that there are none. */
export async function rulePeersOf(worker: CoreEngine, facts: BoardFacts, cell: number): Promise<number[]> {
  const seen = new Set([cell, ...(peersOf(facts)[cell] ?? [])]);
  const { shape, regions, side } = facts;
  let left = regions.map((_, index) => index).filter((index) => !seen.has(index));
  for (let digit = side; digit > 0 && left.length; digit--) {
    const givens = regions.map((_, index) => (index === cell ? digit : 0));
    const candidates = await worker.candidates({ shape, givens });
    left = left.filter((index) => !candidates[index]?.includes(digit));
  }
  return left;
}
