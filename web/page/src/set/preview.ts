// What a stroke would draw is worked out here before it ends: the figure of its rule, or why there is none yet.
import type { Drawing, EngineWorker } from 'dokushin';
import type { Grid } from '../game/size';
import { baseOf } from './rules';
import { type Tool, lineThrough } from './tools';

/** `there`: the board has the rule already; `nothing`: these cells state no rule. */
export type Preview = { drawing: Drawing } | { none: 'there' | 'nothing' };

/** Rejects with the engine's reason where the board can't have these rules beside its own. */
export async function previewOf(worker: Pick<EngineWorker, 'shape' | 'withRules' | 'figures'>, shape: string, own: readonly string[], rules: readonly string[]): Promise<Preview> {
  const alone = await worker.withRules(baseOf(shape), rules);
  const { rules: named } = await worker.shape(alone);
  if (!named.length) return { none: 'nothing' };
  if (named.every((rule) => own.includes(rule))) return { none: 'there' };
  const [drawing] = await Promise.all([worker.figures(alone), worker.withRules(baseOf(shape), [...own, ...named])]);
  return { drawing };
}

/** Returns the cells that a plain line joins until the engine has a figure; none where their order does not count. */
export function plainLine({ form }: Tool, cells: readonly number[], grid: Grid): readonly number[] {
  if (form === 'set') return [];
  if (form === 'diagonal' || form === 'line-end') return lineThrough(cells, grid) ?? cells;
  return cells;
}
