// 各课的内容（中文）。
import { basics } from './lessons/zh-basics';
import { patterns } from './lessons/zh-patterns';
import type { LessonTexts } from './lessons/text';

export const lessonTexts: LessonTexts = { ...basics, ...patterns };
