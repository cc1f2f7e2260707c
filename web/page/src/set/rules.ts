// The rules of a board as a setter adds them and takes them away. The engine reads and writes the
// names of shapes; here only their first part is looked at, which has no rule yet.
import type { CoreEngine } from '../engine/core';

/** "9x9" of "9x9+windoku+cage(10:r1c1,r1c2)". Cells outside the grid stay: rules name them. */
export const baseOf = (shape: string): string => /^[^+]+(?:\+variables:\d+)?/.exec(shape)?.[0] ?? shape;

export const withAll = (worker: CoreEngine, base: string, rules: readonly string[]): Promise<string> =>
  rules.length ? worker.withRules(base, rules) : worker.shape(base).then(({ shape }) => shape);

export async function adding(worker: CoreEngine, shape: string, rules: readonly string[]): Promise<string> {
  const { rules: before } = await worker.shape(shape);
  return withAll(worker, baseOf(shape), [...before, ...rules]);
}

export async function removing(worker: CoreEngine, shape: string, rule: string): Promise<string> {
  const { rules } = await worker.shape(shape);
  return withAll(worker, baseOf(shape), rules.filter((its) => its !== rule));
}

/** The same rules on another base, as many of them as it can have. */
export async function moved(worker: CoreEngine, shape: string, base: string): Promise<string> {
  const { rules } = await worker.shape(shape);
  let kept: string[] = [];
  try {
    return await withAll(worker, base, rules);
  } catch {
    for (const rule of rules) {
      const more = [...kept, rule];
      await withAll(worker, base, more).then(() => (kept = more), () => undefined);
    }
    return withAll(worker, base, kept);
  }
}

/** Rules of the whole board, which are switched on and off. Those beyond `usual` are for whom they interest. */
export const switched = [
  'diagonals', 'windoku', 'anti-knight', 'anti-king', 'nonconsecutive', 'disjoint-groups', 'centre-dots',
  'global-entropy', 'global-mod-3', 'anti-taxicab', 'dutch-flatmates',
] as const;
export type Switched = (typeof switched)[number];
export const isSwitched = (rule: string): rule is Switched => (switched as readonly string[]).includes(rule);
