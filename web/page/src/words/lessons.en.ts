// These are the texts of the lessons, in English.
import { basics } from './lessons/en-basics';
import { patterns } from './lessons/en-patterns';
import type { LessonTexts } from './lessons/text';

export const lessonTexts: LessonTexts = { ...basics, ...patterns };
