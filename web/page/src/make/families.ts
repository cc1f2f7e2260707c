// The engine's techniques in families, for a choice among so many. A family's techniques stand in the
// engine's order; what belongs to none of the others is in the last one, so that none is missing.
import type { Technique } from 'dokushin';

/** In the order in which they are listed; the first that matches a key has it. */
const patterns = {
  singles: /^(?:last-digit|hidden-single|naked-single)$/,
  intersections: /^(?:direct-)?(?:pointing|claiming)$|^locked-/,
  subsets: /^(?:direct-)?(?:naked|hidden)-(?:pair|triple|quad)$/,
  mutant: /mutant/,
  franken: /franken/,
  finned: /^(?:finned|sashimi|siamese|kraken)-/,
  fish: /^(?:x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/,
  singleDigit: /skyscraper|kite|turbot|empty-rectangle|strong-links|^template/,
  wings: /wing$/,
  uniqueness: /^(?:unique|hidden-rectangle|avoidable|extended|bug)/,
  colouring: /colors|medusa/,
  als: /^als-|death-blossom|sue-de-coq|aligned|exocet|sk-loop/,
  forcing: /^(?:forcing|nishio|cell-forcing|house-forcing|dynamic)/,
  chains: /chain|cycle|loop|aic|remote-pair/,
  last: /^/,
} as const;
export type FamilyKey = keyof typeof patterns;

/** Families in the order in which they are shown: from what people look for first to the rare ones. */
const shown: readonly FamilyKey[] = [
  'singles', 'intersections', 'subsets', 'fish', 'singleDigit', 'wings', 'uniqueness', 'colouring', 'chains', 'als',
  'finned', 'franken', 'mutant', 'forcing', 'last',
];

export function familyOf(key: string): FamilyKey {
  // A wing of almost locked sets is one of these.
  if (key.startsWith('als-')) return 'als';
  return (Object.keys(patterns) as FamilyKey[]).find((family) => patterns[family].test(key))!;
}

export interface Group {
  family: FamilyKey;
  techniques: readonly Technique[];
}

/** The techniques that have the text in one of their names, in families; empty ones are left out. */
export function grouped(techniques: readonly Technique[], text: string): Group[] {
  const wanted = text.trim().toLowerCase();
  const found = techniques.filter(({ key, english, japanese, chinese }) => [key, english, japanese, chinese].some((name) => name.toLowerCase().includes(wanted)));
  return shown
    .map((family) => ({ family, techniques: found.filter(({ key }) => familyOf(key) === family) }))
    .filter((group) => group.techniques.length > 0);
}
