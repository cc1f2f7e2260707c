// 这里汇总每种技巧的中文说明。
import { basics } from './techniques/zh-basics';
import { chains } from './techniques/zh-chains';
import { fish } from './techniques/zh-fish';
import { oneDigit } from './techniques/zh-one-digit';
import { patterns } from './techniques/zh-patterns';
import { rules } from './techniques/zh-rules';
import { sets } from './techniques/zh-sets';
import { uniqueness } from './techniques/zh-uniqueness';
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
