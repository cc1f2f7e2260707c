// The part that teaches is fetched when it is first opened.
import { useRef } from 'preact/hooks';
import { appWords } from '../words/app';
import { useWords } from '../words/language';
import { useLoaded } from './useLoaded';

export function LearnPart({ active }: { active: boolean }) {
  const words = useWords(appWords);
  const wanted = useRef(false);
  wanted.current ||= active;
  const module = useLoaded(() => (wanted.current ? import('./LearnView') : Promise.resolve(null)), [wanted.current]);
  if (module) return <module.LearnView active={active} />;
  return active ? <p class="notice" role="status">{words.loading}</p> : null;
}
