// A step of the engine's as what the board lights.
import type { ShapeFacts, Step } from 'dokushin';
import { type Lit, type Role, cellOf, spotOf } from '../board/PlayBoardData';
import { maskOf } from '../game/position';
import type { Size } from '../game/size';

/** Where to look, as the step's `where` says it: a house, or all candidates of some digits. */
function looked({ look }: Step, size: Size, candidates: readonly number[] | null): Set<number> {
  const cells = new Set(look.cells.map((name) => cellOf(name, size)));
  const wanted = maskOf(look.digits);
  candidates?.forEach((open, cell) => open & wanted && cells.add(cell));
  return cells;
}

/** The cells of the cages, lines and clues that the step rests on. */
const ruled = ({ parts }: Step): string[] => parts.flatMap(({ role, cells }) => (role === 'rule' ? cells : []));

/** The houses that a step is about; of set equivalence only the two areas that are compared, which whole houses would hide. */
function housed({ technique, houses, parts }: Step, facts: ShapeFacts): number[] {
  return technique === 'set-equivalence'
    ? parts.flatMap(({ cells }) => cells.map((name) => cellOf(name, facts)))
    : facts.houses.filter(({ name }) => houses.includes(name)).flatMap(({ cells }) => cells);
}

/** Where to look; and, if all is to be shown, the houses and rules that the step is about, and what
 * each candidate is. */
export function litBy(step: Step, facts: ShapeFacts, all: boolean, candidates: readonly number[] | null): Lit {
  const houses = all ? housed(step, facts) : [];
  const rules = all ? ruled(step).map((name) => cellOf(name, facts)) : [];
  const about = [...houses, ...rules];
  const look = about.length ? new Set(about) : looked(step, facts, all ? null : candidates);
  const roles = new Map<number, Map<number, Role>>();
  for (const { cell, digit, role } of all ? step.roles : []) {
    const index = cellOf(cell, facts);
    const its = roles.get(index) ?? new Map<number, Role>();
    its.set(digit, role);
    roles.set(index, its);
  }
  const arrows = (all ? step.arrows : []).map(({ from, to, kind }) => ({
    from: spotOf(from, facts),
    to: spotOf(to, facts),
    kind,
  }));
  return { look, roles, arrows };
}
