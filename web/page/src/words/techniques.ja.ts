// 手筋ごとの日本語の説明をまとめます。
import { basics } from './techniques/ja-basics';
import { chains } from './techniques/ja-chains';
import { fish } from './techniques/ja-fish';
import { oneDigit } from './techniques/ja-one-digit';
import { patterns } from './techniques/ja-patterns';
import { rules } from './techniques/ja-rules';
import { sets } from './techniques/ja-sets';
import { uniqueness } from './techniques/ja-uniqueness';
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
