// These are the families of the engine's techniques, as players group them: in each from easy to hard.
import type { Technique } from 'dokushin';

export interface Family {
  /** The key of its words (words/families.ts). */
  key: string;
  techniques: readonly string[];
}

const sizes = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'];
/** Fish of these kinds, the small ones of each kind before larger ones. */
const fish = (...kinds: string[]) => sizes.flatMap((size) => kinds.map((kind) => kind + size));

export const families: readonly Family[] = [
  { key: 'singles', techniques: ['last-digit', 'hidden-single', 'naked-single'] },
  { key: 'locked', techniques: ['direct-pointing', 'direct-claiming', 'pointing', 'claiming'] },
  {
    key: 'subsets',
    techniques: [
      'direct-hidden-pair', 'direct-hidden-triple', 'locked-pair', 'locked-triple', 'naked-pair', 'hidden-pair',
      'naked-triple', 'hidden-triple', 'naked-quad', 'hidden-quad',
    ],
  },
  { key: 'basic-fish', techniques: fish('') },
  {
    key: 'one-digit',
    techniques: [
      'skyscraper', 'two-string-kite', 'turbot-fish', 'empty-rectangle', 'dual-two-string-kite', 'dual-empty-rectangle',
      'two-strong-links', 'three-strong-links', 'four-strong-links',
    ],
  },
  {
    key: 'wings',
    techniques: [
      'xy-wing', 'xyz-wing', 'w-wing', 'wxyz-wing', 'set-wxyz-wing', 'vwxyz-wing', 'set-vwxyz-wing', 'set-uvwxyz-wing',
      'set-tuvwxyz-wing',
    ],
  },
  {
    key: 'uniqueness',
    techniques: [
      'unique-rectangle-1', 'unique-rectangle-2', 'unique-rectangle-4', 'unique-rectangle-3', 'unique-rectangle-5', 'unique-rectangle-6',
      'hidden-rectangle', 'avoidable-rectangle-1', 'avoidable-rectangle-2', 'extended-rectangle',
      'unique-loop-1', 'unique-loop-2', 'unique-loop-4', 'unique-loop-3', 'bug-lite', 'mug',
      'reverse-bug', 'deadly-pattern', 'bug-1', 'bug-2', 'bug-4', 'bug-3',
    ],
  },
  { key: 'colouring', techniques: ['simple-colors-trap', 'simple-colors-wrap', 'multi-colors-1', 'multi-colors-2', 'medusa'] },
  { key: 'finned-fish', techniques: [...fish('finned-', 'sashimi-'), 'siamese-fish'] },
  {
    key: 'chains',
    techniques: [
      'remote-pair', 'x-chain', 'xy-chain', 'x-cycle', 'y-cycle', 'xy-cycle', 'forcing-x-chain', 'forcing-chain',
      'discontinuous-nice-loop', 'aic', 'continuous-nice-loop',
    ],
  },
  { key: 'grouped-chains', techniques: ['grouped-discontinuous-nice-loop', 'grouped-aic', 'grouped-continuous-nice-loop'] },
  { key: 'almost-locked-sets', techniques: ['als-xz', 'als-xy-wing', 'als-chain', 'death-blossom', 'sue-de-coq'] },
  { key: 'exclusion', techniques: ['aligned-pair-exclusion', 'aligned-triple-exclusion'] },
  {
    key: 'fish-with-boxes',
    techniques: [
      ...fish('franken-', 'finned-franken-'), 'siamese-franken-fish', ...fish('mutant-', 'finned-mutant-'), 'siamese-mutant-fish',
      'kraken-fish-1', 'kraken-fish-2',
    ],
  },
  {
    key: 'exotic',
    techniques: [
      'fireworks', 'firework-quadruple', 'firework-pair', 'firework-wing', 'set-equivalence', 'broken-wing', 'bivalue-oddagon', 'sk-loop', 'multi-sector-locked-sets', 'junior-exocet', 'exocet-mirror',
      'exocet-pairs', 'exocet-locked-digits', 'senior-exocet', 'franken-exocet', 'double-exocet', 'exocet-target-pair', 'tridagon', 'impossible-pattern',
      'or-k-whip',
    ],
  },
  {
    key: 'forcing-chains',
    techniques: [
      'nishio', 'cell-forcing-chains', 'house-forcing-chains', 'dynamic-contradiction', 'dynamic-double', 'dynamic-cell', 'dynamic-house',
    ],
  },
  {
    key: 'cages',
    techniques: [
      'cage-combinations', 'cage-hidden-single', 'cage-arrangements', 'innies', 'outies', 'cage-locked', 'cages-in-house', 'innies-and-outies',
      'cage-comparison', 'combined-sums',
    ],
  },
  { key: 'rules', techniques: ['comparison-rule', 'line-rule', 'counting-rule', 'sum-rule', 'outside-rule', 'rule-pointing', 'rule-contradiction'] },
  { key: 'last-resorts', techniques: ['template-set', 'template-delete', 'trial-and-error'] },
];

/** Techniques of boards with rules that are no houses. */
export const ofRules: ReadonlySet<string> = new Set(families.filter(({ key }) => key === 'cages' || key === 'rules').flatMap(({ techniques }) => techniques));

/** Techniques of two families that are the same idea in another place, or the next to look for. */
const pairs: readonly (readonly [string, string])[] = [
  ['pointing', 'locked-pair'], ['pointing', 'empty-rectangle'], ['claiming', 'x-wing'], ['direct-pointing', 'hidden-single'],
  ['direct-claiming', 'hidden-single'], ['direct-hidden-pair', 'hidden-single'], ['locked-triple', 'pointing'],
  ['naked-pair', 'remote-pair'], ['naked-pair', 'w-wing'], ['naked-pair', 'unique-rectangle-1'],
  ['naked-triple', 'xy-wing'], ['naked-triple', 'als-xz'], ['x-wing', 'skyscraper'], ['x-wing', 'finned-x-wing'], ['x-wing', 'x-cycle'],
  ['swordfish', 'finned-swordfish'], ['jellyfish', 'finned-jellyfish'], ['finned-x-wing', 'skyscraper'], ['sashimi-x-wing', 'skyscraper'],
  ['finned-franken-x-wing', 'finned-x-wing'], ['franken-swordfish', 'swordfish'], ['finned-mutant-x-wing', 'two-string-kite'],
  ['finned-mutant-x-wing', 'empty-rectangle'], ['kraken-fish-1', 'finned-swordfish'], ['kraken-fish-1', 'cell-forcing-chains'],
  ['kraken-fish-2', 'house-forcing-chains'], ['skyscraper', 'x-chain'], ['two-string-kite', 'x-chain'], ['turbot-fish', 'x-chain'],
  ['turbot-fish', 'simple-colors-trap'], ['empty-rectangle', 'grouped-aic'], ['two-strong-links', 'x-chain'],
  ['two-strong-links', 'grouped-aic'], ['three-strong-links', 'x-chain'], ['four-strong-links', 'x-chain'], ['four-strong-links', 'x-cycle'],
  ['xy-wing', 'xy-chain'], ['xy-wing', 'als-xy-wing'], ['xyz-wing', 'als-xz'], ['w-wing', 'aic'], ['wxyz-wing', 'als-xz'],
  ['wxyz-wing', 'sue-de-coq'], ['set-wxyz-wing', 'als-xz'], ['unique-rectangle-3', 'naked-triple'], ['unique-rectangle-3', 'hidden-pair'],
  ['unique-loop-1', 'remote-pair'], ['simple-colors-trap', 'x-chain'], ['simple-colors-wrap', 'forcing-x-chain'],
  ['multi-colors-1', 'x-chain'], ['medusa', 'xy-chain'], ['medusa', 'aic'], ['remote-pair', 'simple-colors-trap'], ['xy-chain', 'als-chain'],
  ['aic', 'grouped-aic'], ['continuous-nice-loop', 'grouped-continuous-nice-loop'],
  ['discontinuous-nice-loop', 'grouped-discontinuous-nice-loop'], ['forcing-chain', 'cell-forcing-chains'], ['forcing-chain', 'nishio'],
  ['grouped-aic', 'als-xz'], ['death-blossom', 'cell-forcing-chains'], ['death-blossom', 'aligned-pair-exclusion'],
  ['sue-de-coq', 'sk-loop'], ['sue-de-coq', 'multi-sector-locked-sets'], ['tridagon', 'unique-rectangle-1'], ['or-k-whip', 'cell-forcing-chains'], ['broken-wing', 'x-cycle'], ['bivalue-oddagon', 'remote-pair'], ['fireworks', 'hidden-triple'], ['firework-quadruple', 'hidden-quad'], ['firework-pair', 'w-wing'], ['firework-wing', 'w-wing'], ['firework-wing', 'als-xz'], ['aligned-pair-exclusion', 'als-xz'], ['aligned-pair-exclusion', 'xyz-wing'], ['nishio', 'simple-colors-wrap'],
  ['trial-and-error', 'dynamic-contradiction'], ['cage-hidden-single', 'hidden-single'], ['cage-locked', 'pointing'],
  ['cages-in-house', 'naked-pair'], ['cage-combinations', 'sum-rule'], ['rule-contradiction', 'nishio'],
  ['cage-comparison', 'naked-pair'], ['combined-sums', 'sum-rule'], ['rule-pointing', 'pointing'], ['set-equivalence', 'mutant-jellyfish'], ['set-equivalence', 'innies-and-outies'],
];

/** Techniques of other families that are related to each. */
export const related: Record<string, readonly string[]> = {};
for (const [one, other] of pairs) {
  related[one] = [...(related[one] ?? []), other];
  related[other] = [...(related[other] ?? []), one];
}

/** The families with those of their techniques that have the text in their key or in one of their names;
 * empty ones are left out. */
export function grouped(techniques: readonly Technique[], text: string): Family[] {
  const wanted = text.trim().toLowerCase();
  const has = ({ key, english, japanese, chinese }: Technique) => [key, english, japanese, chinese].some((name) => name.toLowerCase().includes(wanted));
  const found = new Set(techniques.filter(has).map(({ key }) => key));
  return families.map((family) => ({ ...family, techniques: family.techniques.filter((key) => found.has(key)) })).filter((family) => family.techniques.length > 0);
}
