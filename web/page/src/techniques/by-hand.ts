// This table holds the techniques that people look for by hand, from the easiest on, and what the page offers of each.

interface Traits {
  /** Whoever learns knows these first: a list of one's own begins with them. */
  first?: true;
  /** A puzzle with it as its hardest step is found in seconds. */
  hardest?: true;
}

const table: Readonly<Record<string, Traits>> = {
  'last-digit': { first: true },
  'hidden-single': { first: true },
  'naked-single': { first: true },
  'cage-combinations': {},
  'cage-hidden-single': {},
  'cage-arrangements': {},
  'comparison-rule': {},
  'line-rule': {},
  'counting-rule': {},
  'sum-rule': {},
  'outside-rule': {},
  pointing: { first: true, hardest: true },
  claiming: { first: true, hardest: true },
  innies: {},
  outies: {},
  'cage-locked': {},
  'naked-pair': { first: true, hardest: true },
  'hidden-pair': { first: true, hardest: true },
  'naked-triple': { first: true, hardest: true },
  'hidden-triple': {},
  'x-wing': { first: true, hardest: true },
  swordfish: { hardest: true },
  'cages-in-house': {},
  'innies-and-outies': {},
  'cage-comparison': {},
  'combined-sums': {},
  'rule-pointing': {},
  skyscraper: { hardest: true },
  'two-string-kite': { hardest: true },
  'empty-rectangle': { hardest: true },
  'xy-wing': { hardest: true },
  'xyz-wing': { hardest: true },
  'w-wing': { hardest: true },
  'unique-rectangle-1': { hardest: true },
  'unique-rectangle-2': {},
  'bug-1': { hardest: true },
  'remote-pair': { hardest: true },
  'simple-colors-trap': {},
  'simple-colors-wrap': {},
  'x-chain': { hardest: true },
  'xy-chain': { hardest: true },
};

const withTrait = (trait: keyof Traits): readonly string[] => Object.keys(table).filter((key) => table[key]![trait]);

/** A player may have missed these. */
export const byHand: readonly string[] = Object.keys(table);
export const firstOnes = withTrait('first');
export const offered = withTrait('hardest');

/** Puzzles of 9×9 with these, of any difficulty, are found in seconds, too: of each, two were found within 2,500
 * attempts (7 s of one core, most within one second), with a half turn's symmetry and not minimal. */
const foundSoon: ReadonlySet<string> = new Set([
  'hidden-single', 'naked-single', 'direct-pointing', 'direct-hidden-pair', 'direct-hidden-triple', 'pointing', 'claiming',
  'locked-pair', 'locked-triple', 'naked-pair', 'hidden-pair', 'x-wing', 'finned-x-wing', 'finned-swordfish', 'sashimi-x-wing',
  'sashimi-swordfish', 'skyscraper', 'two-string-kite', 'turbot-fish', 'empty-rectangle', 'xy-wing', 'xyz-wing', 'w-wing',
  'unique-rectangle-1', 'unique-rectangle-2', 'unique-rectangle-3', 'unique-rectangle-4', 'unique-loop-2', 'hidden-rectangle',
  'bug-1', 'bug-2', 'x-cycle', 'y-cycle', 'xy-cycle', 'remote-pair', 'x-chain', 'xy-chain', 'continuous-nice-loop',
  'discontinuous-nice-loop', 'aic', 'forcing-x-chain', 'forcing-chain', 'nishio', 'cell-forcing-chains', 'house-forcing-chains',
  'dynamic-house', 'grouped-continuous-nice-loop', 'grouped-discontinuous-nice-loop', 'grouped-aic',
]);
export const isQuick = (technique: string): boolean => foundSoon.has(technique);
