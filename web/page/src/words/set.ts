import type { Language } from 'dokushin';
import { en } from './set.en';
import { ja } from './set.ja';
import { zh } from './set.zh';

export const setWords: Record<Language, typeof en> = { en, ja, zh };
