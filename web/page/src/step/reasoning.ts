// The reasoning of a step, line by line. Behind its first sentence the engine's text has a line for each
// link of each chain, so that a line can be shown on the board with its link alone.
import type { ChainLink, Step, StepCandidate } from 'dokushin';

export interface ReasoningLine {
  text: string;
  depth: number;
  /** The conclusion of this line; null where the step has no chains. */
  link: ChainLink | null;
  /** From what it follows: links of the same chain. */
  parents: readonly ChainLink[];
}

/** With more arrows than this, a step is shown line by line from the beginning. */
const mostArrows = 16;
export const isLong = (step: Step) => step.arrows.length > mostArrows;

const indentation = 2;

/** The lines behind the first sentence. */
export function linesOf({ text, chains }: Step): ReasoningLine[] {
  const links = chains.flatMap((chain) => chain.map((link) => ({ link, parents: link.parents.map((at) => chain[at]!) })));
  return text
    .split('\n')
    .filter((line) => line.trim())
    .slice(1)
    .map((line, at) => ({
      text: line.trim(),
      depth: Math.floor((line.length - line.trimStart().length) / indentation),
      link: links[at]?.link ?? null,
      parents: links[at]?.parents ?? [],
    }));
}

const candidatesOf = ({ cells, digit }: ChainLink): StepCandidate[] => cells.map((cell) => ({ cell, digit }));
const isSame = (a: StepCandidate, b: StepCandidate) => a.cell === b.cell && a.digit === b.digit;

/** The cells of the rule that a link follows from, as in "cage(15:r1c1,r1c2)"; none of a house, whose name has no cell. */
const cellsOfRule = ({ because }: ChainLink): string[] => because.match(/r\d+c\d+/g) ?? [];

/** Returns the step as one of its lines alone: that line's link, the rule behind it, what it follows
 * from, and the step's conclusion. The step itself where the line has no link. */
export function atLine(step: Step, { link, parents }: ReasoningLine): Step {
  if (!link) return step;
  const lit = [link, ...parents].flatMap((its) =>
    candidatesOf(its).map((candidate) => ({ ...candidate, role: its.on ? ('on' as const) : ('off' as const) })),
  );
  const concluded = step.roles.filter((its) => (its.role === 'placed' || its.role === 'struck') && !lit.some((other) => isSame(other, its)));
  const arrows = parents.map((from) => ({
    from: { cell: from.cell, digit: from.digit },
    to: { cell: link.cell, digit: link.digit },
    kind: !from.on && link.on ? ('strong' as const) : ('weak' as const),
  }));
  return { ...step, houses: [], parts: [], look: { cells: [...link.cells, ...cellsOfRule(link)], digits: [] }, roles: [...lit, ...concluded], arrows };
}
