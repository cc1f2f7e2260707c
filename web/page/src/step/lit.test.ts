import { expect, it } from 'vitest';
import { factsOf } from '../board/facts';
import { cellOf } from '../board/PlayBoardData';
import { inNode } from '../engine-for-tests';
import { litBy } from './lit';
import { atLine, linesOf } from './reasoning';
import { examples } from '../learn/examples';

async function litIn(technique: string) {
  const engine = await inNode();
  const [text] = examples[technique]!;
  const puzzle = engine.parse(text!);
  const [step] = engine.hints(puzzle, technique);
  const { shape, figures } = engine;
  const facts = await factsOf({ shape: async (name) => shape.call(engine, name), figures: async (name) => figures.call(engine, name) }, puzzle.shape);
  const numbers = (names: readonly string[]) => names.map((name) => cellOf(name, facts)).sort((a, b) => a - b);
  const look = (its = step!) => [...litBy(its, facts, true, null).look].sort((a, b) => a - b);
  return { step: step!, facts, numbers, look };
}

it('a step of a rule lights its cells, and nothing else', async () => {
  for (const technique of ['cage-combinations', 'cage-hidden-single', 'cage-locked', 'comparison-rule', 'sum-rule', 'outside-rule']) {
    const { step, numbers, look } = await litIn(technique);
    const rule = step.parts.find(({ role }) => role === 'rule')!;
    expect(look()).toEqual(numbers(rule.cells));
  }
});

it('sums of houses light the houses and the cages over them', async () => {
  for (const technique of ['innies', 'outies', 'innies-and-outies', 'cages-in-house']) {
    const { step, facts, numbers, look } = await litIn(technique);
    const houses = facts.houses.filter(({ name }) => step.houses.includes(name)).flatMap(({ cells }) => cells);
    const cages = numbers(step.parts.flatMap(({ role, cells }) => (role === 'rule' ? cells : [])));
    expect(houses.length).toBeGreaterThan(0);
    expect(cages.length).toBeGreaterThan(0);
    expect(look()).toEqual([...new Set([...houses, ...cages])].sort((a, b) => a - b));
  }
});

it('set equivalence lights the two areas that it compares, which have as many cells', async () => {
  const { step, numbers, look } = await litIn('set-equivalence');
  const [one, other] = step.parts.map(({ cells }) => numbers(cells));
  expect(one!.length).toBe(other!.length);
  expect(look()).toEqual([...one!, ...other!].sort((a, b) => a - b));
});

it('a line of a reasoning lights the rule that it follows from', async () => {
  const { step, numbers, look } = await litIn('rule-contradiction');
  const lines = linesOf(step).filter(({ link }) => link?.because.startsWith('cage('));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(look(atLine(step, line))).toEqual(expect.arrayContaining(numbers(line.link!.because.match(/r\dc\d/g)!)));
});
