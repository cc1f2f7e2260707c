// The tints of a jigsaw's regions: so few that they stay calm, and never the same on both sides of a
// region's edge. A map needs four of them; regions that are not in one piece may need a fifth.
import type { ShapeFacts } from 'dokushin';

const mostTints = 5;
/** No shape of a real puzzle comes near it. */
const mostTrials = 20_000;

function neighboursOf({ regions, columns }: ShapeFacts, count: number): Set<number>[] {
  const found = Array.from({ length: count }, () => new Set<number>());
  regions.forEach((region, cell) => {
    const besides = [(cell + 1) % columns ? cell + 1 : -1, cell + columns];
    for (const other of besides.map((its) => regions[its])) {
      if (other === undefined || other === region || region >= count || other >= count) continue;
      found[region]!.add(other);
      found[other]!.add(region);
    }
  });
  return found;
}

/** A colour for each region; null if so many do not suffice. The region with the fewest colours left is next. */
function colouring(neighbours: readonly Set<number>[], most: number): number[] | null {
  const tints = Array<number>(neighbours.length).fill(-1);
  const uses = Array<number>(most).fill(0);
  let trials = 0;
  const free = (region: number) => {
    const taken = new Set([...neighbours[region]!].map((its) => tints[its]));
    return uses.map((_, tint) => tint).filter((tint) => !taken.has(tint)).sort((a, b) => uses[a]! - uses[b]!);
  };
  const colourNext = (): boolean => {
    const open = tints.flatMap((tint, region) => (tint < 0 ? [region] : []));
    if (!open.length) return true;
    const order = open.map((region) => ({ region, choices: free(region) }));
    const { region, choices } = order.reduce((a, b) => (b.choices.length < a.choices.length ? b : a));
    for (const tint of choices) {
      if (++trials > mostTrials) return false;
      tints[region] = tint;
      uses[tint]! += 1;
      if (colourNext()) return true;
      uses[tint]! -= 1;
      tints[region] = -1;
    }
    return false;
  };
  return colourNext() ? tints : null;
}

const known = new WeakMap<readonly number[], readonly number[] | null>();

/** The tint of each cell, from 1; null where the regions are boxes, or are too tangled. */
export function tintsOf(facts: ShapeFacts): readonly number[] | null {
  const { regions, boxRows, houses } = facts;
  if (boxRows > 0) return null;
  let tints = known.get(regions);
  if (tints === undefined) {
    const count = houses.filter(({ kind }) => kind === 'region').length;
    const neighbours = neighboursOf(facts, count);
    const found = count > 1 ? (colouring(neighbours, mostTints - 1) ?? colouring(neighbours, mostTints)) : null;
    tints = found && regions.map((region) => (found[region] ?? -1) + 1);
    known.set(regions, tints);
  }
  return tints;
}
