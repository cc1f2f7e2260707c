// 这里汇总各课的中文内容。
import { basics } from './lessons/zh-basics';
import { patterns } from './lessons/zh-patterns';
import type { LessonTexts } from './lessons/text';

export const lessonTexts: LessonTexts = { ...basics, ...patterns };
