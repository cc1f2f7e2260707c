// The texts of techniques and lessons, a file a language, fetched when somebody reads them.
import type { Language } from 'dokushin';

export interface TechniqueText {
  what: string;
  when: string;
}
export interface LessonText {
  title: string;
  text: readonly string[];
  task: string;
}

type Techniques = Readonly<Record<string, TechniqueText>>;
type Lessons = Readonly<Record<string, LessonText>>;

const techniques: Record<Language, () => Promise<{ techniqueTexts: Techniques }>> = {
  en: () => import('../words/techniques.en'),
  ja: () => import('../words/techniques.ja'),
  zh: () => import('../words/techniques.zh'),
};
const lessons: Record<Language, () => Promise<{ lessonTexts: Lessons }>> = {
  en: () => import('../words/lessons.en'),
  ja: () => import('../words/lessons.ja'),
  zh: () => import('../words/lessons.zh'),
};

export const techniqueTexts = (language: Language): Promise<Techniques> => techniques[language]().then((its) => its.techniqueTexts);
export const lessonTexts = (language: Language): Promise<Lessons> => lessons[language]().then((its) => its.lessonTexts);
