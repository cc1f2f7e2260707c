// レッスンの日本語の文章をまとめます。
import { basics } from './lessons/ja-basics';
import { patterns } from './lessons/ja-patterns';
import type { LessonTexts } from './lessons/text';

export const lessonTexts: LessonTexts = { ...basics, ...patterns };
