// This is what the page says of each technique, in English.
import { basics } from './techniques/en-basics';
import { chains } from './techniques/en-chains';
import { fish } from './techniques/en-fish';
import { oneDigit } from './techniques/en-one-digit';
import { patterns } from './techniques/en-patterns';
import { rules } from './techniques/en-rules';
import { sets } from './techniques/en-sets';
import { uniqueness } from './techniques/en-uniqueness';
import type { TechniqueTexts } from './techniques/text';

export const techniqueTexts: TechniqueTexts = {
  ...basics,
  ...fish,
  ...oneDigit,
  ...uniqueness,
  ...chains,
  ...sets,
  ...patterns,
  ...rules,
};
