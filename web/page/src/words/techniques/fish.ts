// The texts of fish are made by kind and size, as the engine makes their names: 42 fish have seven kinds of text.
import type { TechniqueText, TechniqueTexts } from './text';

/** Their keys by size, from two lines on. */
const sizes = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'] as const;

/** A kind of fish: its key is in front of the size's. */
export type FishKind = '' | 'finned-' | 'sashimi-' | 'franken-' | 'finned-franken-' | 'mutant-' | 'finned-mutant-';

/** What a language says of a kind of fish with `size` bases, two to seven. */
export type FishText = (size: number) => TechniqueText;

export function fishTexts(kinds: Record<FishKind, FishText>): TechniqueTexts {
  const texts: TechniqueTexts = {};
  for (const [kind, text] of Object.entries(kinds)) {
    sizes.forEach((key, place) => (texts[kind + key] = text(place + 2)));
  }
  return texts;
}

/** A text for each size: the first is that of two lines. `large` says what holds of all larger ones. */
export const bySize = (size: number, small: readonly string[], large: (size: number) => string): string =>
  small[size - 2] ?? large(size);
