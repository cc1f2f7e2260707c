import { beforeAll, describe, expect, it } from 'vitest';
import type { PathStep } from 'dokushin';
import { inNode } from '../engine-for-tests';
import { atLine, linesOf } from './reasoning';

// A puzzle of ours that needs forcing chains.
const chains = '..3......4...8..36..8...1...4..6..73...9..........2..5..4.7..686........7..6..5..';

describe('the reasoning of a step', () => {
  let steps: PathStep[] = [];
  beforeAll(async () => {
    steps = (await inNode()).explain(chains).steps;
  });

  it('has a line for each link, and each line ends in its link', () => {
    const chained = steps.filter((step) => step.chains.length > 0);
    expect(chained.length).toBeGreaterThan(0);
    for (const step of chained) {
      const lines = linesOf(step);
      expect(lines.map(({ link }) => link)).toEqual(step.chains.flat());
      for (const { text, link } of lines) {
        const { cells, on, digit } = link!;
        expect(text).toContain(`${cells.join('/')} ${on ? '=' : '≠'} ${digit}`);
      }
    }
  });

  it('F17: a line lights its own link, what it follows from, and the conclusion alone', () => {
    const long = steps.reduce((most, step) => (step.arrows.length > most.arrows.length ? step : most));
    const arrows = linesOf(long).flatMap((line) => atLine(long, line).arrows);
    expect(arrows).toEqual(long.arrows);
    for (const line of linesOf(long)) {
      const lit = atLine(long, line);
      expect(lit.arrows).toHaveLength(line.parents.length);
      const concluded = long.roles.filter(({ role }) => role === 'placed' || role === 'struck').length;
      expect(lit.roles.length).toBeLessThanOrEqual(concluded + [line.link!, ...line.parents].flatMap(({ cells }) => cells).length);
    }
  });
});
