// What is known of a board before anything stands on it: the shape's facts, and the figures that
// draw its rules.
import type { Drawing, EngineWorker, House, ShapeFacts } from 'dokushin';

export interface BoardFacts extends ShapeFacts {
  drawing: Drawing;
}

export async function factsOf(worker: Pick<EngineWorker, 'shape' | 'figures'>, shape: string): Promise<BoardFacts> {
  const [facts, drawing] = await Promise.all([worker.shape(shape), worker.figures(shape)]);
  return { ...facts, drawing };
}

/** The houses that lines between cells show in any fog. */
const isVisible = ({ kind }: House) => kind === 'row' || kind === 'column' || kind === 'box' || kind === 'region';
const visible = new WeakMap<readonly House[], House[]>();

/** The rows, columns and boxes alone: what other houses a board has may be hidden by fog. */
export function visibleHouses({ houses }: Pick<ShapeFacts, 'houses'>): House[] {
  const found = visible.get(houses) ?? houses.filter(isVisible);
  visible.set(houses, found);
  return found;
}

const peers = new WeakMap<readonly unknown[], readonly (readonly number[])[]>();

/** The peers of each cell: the cells that share a house with it. */
export function peersOf({ houses, regions }: Pick<ShapeFacts, 'houses' | 'regions'>): readonly (readonly number[])[] {
  let found = peers.get(houses);
  if (!found) {
    const sets = regions.map(() => new Set<number>());
    for (const { cells } of houses) for (const cell of cells) for (const other of cells) if (other !== cell) sets[cell]?.add(other);
    found = sets.map((set) => [...set]);
    peers.set(houses, found);
  }
  return found;
}
