// What an error says, in the page's language. The engine tells its own errors; of what else can
// happen (a worker that ended, memory that ran out) the page says only that it did.
import type { ErrorTexts, Language } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import { appWords } from '../words/app';
import { useLanguage } from '../words/language';
import { isSquare, sizeOf } from '../game/size';
import { engine } from './engine';

const isOfEngine = (error: unknown): error is ErrorTexts => typeof error === 'object' && error !== null && 'what' in error;

/** The engine does not do this for such a board. */
export const isRefusal = (error: unknown): boolean => isOfEngine(error) && error.code === 'unsupported';

/** Whether the engine refused since it knows no steps for a board that is not square, or has cells outside its grid. */
export const isOfShape = (error: unknown, board: { shape: string; side: number }): boolean => isRefusal(error) && !isSquare(sizeOf(board));

/** The engine's error in a language; as it is if no engine can be asked. */
export async function told<E extends Partial<ErrorTexts>>(error: E, language: Language): Promise<E | ErrorTexts> {
  if (language === 'en' || !error.what) return error;
  try {
    return await (await engine('text')).errorIn(error, language);
  } catch {
    return error;
  }
}

async function textOf(error: unknown, language: Language): Promise<string> {
  if (isOfEngine(error)) return (await told(error, language)).message;
  return appWords[language].broken;
}

/** An error in one line; '' for null, and until the engine has told it. */
export function useErrorText(error: unknown): string {
  const language = useLanguage();
  const [text, setText] = useState('');
  useEffect(() => {
    setText('');
    if (error === null || error === undefined) return;
    let wanted = true;
    void textOf(error, language).then((its) => wanted && setText(its));
    return () => {
      wanted = false;
    };
  }, [error, language]);
  return text;
}

/** Several errors with their texts in the page's language, once they are told. */
export function useTold<E extends { error: Partial<ErrorTexts> }>(errors: readonly E[]): readonly E[] {
  const language = useLanguage();
  const [all, setAll] = useState<readonly E[]>([]);
  useEffect(() => {
    let wanted = true;
    const tell = async (its: E) => ({ ...its, error: await told(its.error, language) });
    void Promise.all(errors.map(tell)).then((some) => wanted && setAll(some as readonly E[]));
    return () => {
      wanted = false;
    };
  }, [errors, language]);
  return all;
}
