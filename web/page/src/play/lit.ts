// A step of the engine's as what the board lights.
import type { ShapeFacts, Step } from 'dokushin';
import { type Lit, type Role, cellOf, spotOf } from '../board/PlayBoardData';
import { maskOf } from '../game/position';
import { type PlayWords, houseName } from '../words/play';

/** The houses that the step is about; else those that its "where" names. */
function houses(step: Step, facts: ShapeFacts, words: PlayWords) {
  const named = facts.houses.filter(({ name }) => step.houses.includes(name));
  if (named.length) return named;
  const told = facts.houses.filter(({ name }) => {
    const at = step.where.indexOf(houseName(words, name));
    return at >= 0 && !/^\d/.test(step.where.slice(at + houseName(words, name).length));
  });
  return told;
}

/** Where to look; and, if all is to be shown, what each candidate is. A step that names neither
 * houses nor cells is about all candidates of its digits. */
export function litBy(step: Step, facts: ShapeFacts, words: PlayWords, all: boolean, candidates: readonly number[] | null): Lit {
  const look = new Set(houses(step, facts, words).flatMap(({ cells }) => cells));
  for (const [name] of look.size ? [] : step.where.matchAll(/r\d+c\d+/g)) look.add(cellOf(name, facts.side));
  if (!look.size && !all) {
    const wanted = maskOf(step.digits);
    candidates?.forEach((open, cell) => open & wanted && look.add(cell));
  }
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
