// The part that teaches: a course of lessons, and a page for each technique.
import { useEffect, useRef } from 'preact/hooks';
import { release } from '../engine/engine';
import { useTopic } from '../route/topic';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { LearnIndex } from './LearnIndex';
import { LessonPage } from './LessonPage';
import { useLessonsDone } from './progress';
import { TechniquePage } from './TechniquePage';
import './learn.css';

export function LearnView({ active }: { active: boolean }) {
  const words = useWords(learnWords);
  const topic = useTopic();
  const [done, finish] = useLessonsDone();
  const name = topic.kind === 'technique' ? topic.key : topic.kind === 'lesson' ? topic.id : '';
  const shown = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  // Another page begins at its top, and a screen reader goes on at its title.
  useEffect(() => {
    if (!first.current && active) {
      scrollTo(0, 0);
      shown.current?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [topic.kind, name]);
  // Its worker holds memory that nobody needs where the part is left; what it answered is kept.
  useEffect(() => (active ? () => release('learn') : undefined), [active]);
  if (!active) return null;
  return (
    <div class="learn" ref={shown} tabIndex={-1}>
      {topic.kind !== 'index' && (
        <p class="back">
          <a href="#/learn">{words.back}</a>
        </p>
      )}
      {topic.kind === 'index' && <LearnIndex done={done} />}
      {topic.kind === 'technique' && <TechniquePage technique={topic.key} />}
      {topic.kind === 'lesson' && <LessonPage id={topic.id} finish={finish} />}
    </div>
  );
}
