// A step of the engine's as what the board lights.
import type { ShapeFacts, Step } from 'dokushin';
import { type Lit, type Role, cellOf, spotOf } from '../board/PlayBoardData';
import { maskOf } from '../game/position';

/** Where to look, as the step's `where` says it: a house, or all candidates of some digits. */
function looked({ look }: Step, side: number, candidates: readonly number[] | null): Set<number> {
  const cells = new Set(look.cells.map((name) => cellOf(name, side)));
  const wanted = maskOf(look.digits);
  candidates?.forEach((open, cell) => open & wanted && cells.add(cell));
  return cells;
}

/** Where to look; and, if all is to be shown, the houses that the step is about, and what each
 * candidate is. */
export function litBy(step: Step, facts: ShapeFacts, all: boolean, candidates: readonly number[] | null): Lit {
  const houses = all ? facts.houses.filter(({ name }) => step.houses.includes(name)) : [];
  const look = houses.length
    ? new Set(houses.flatMap(({ cells }) => cells))
    : looked(step, facts.side, all ? null : candidates);
  const roles = new Map<number, Map<number, Role>>();
  for (const { cell, digit, role } of all ? step.roles : []) {
    const index = cellOf(cell, facts.side);
    const its = roles.get(index) ?? new Map<number, Role>();
    its.set(digit, role);
    roles.set(index, its);
  }
  const arrows = (all ? step.arrows : []).map(({ from, to, kind }) => ({
    from: spotOf(from, facts.side),
    to: spotOf(to, facts.side),
    kind,
  }));
  return { look, roles, arrows };
}
