// A lesson of the course: an idea, an example, and a task.
import { NotLoaded } from '../loading/NotLoaded';
import { useLoaded } from '../loading/useLoaded';
import { addressOfLesson, addressOfTechnique } from '../route/topic';
import { useTechniques } from '../techniques/useTechniques';
import { useLanguage, useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { techniqueName } from '../words/technique-name';
import { lessons } from './lessons';
import { Lookout } from './Lookout';
import type { useLessonsDone } from './progress';
import { TaughtBoard } from './TaughtBoard';
import { lessonTexts } from './texts';
import { useExample } from './useTaught';

/** The board of a lesson that is about no technique: a house is lit, and candidates are drawn. */
function AnyBoard({ task }: { task: string | undefined }) {
  const words = useWords(learnWords);
  const example = useExample('last-digit', 0);
  const taught = example.value;
  return (
    <div class="example">
      <div class="board-place">{taught && <TaughtBoard taught={taught} step={taught.steps[0] ?? null} stage="where" label={words.anyBoard} />}</div>
      <div class="example-words">
        <NotLoaded of={example} />
        <p>{task}</p>
      </div>
    </div>
  );
}

interface Props {
  id: string;
  finish: ReturnType<typeof useLessonsDone>[1];
}

export function LessonPage({ id, finish }: Props) {
  const words = useWords(learnWords);
  const language = useLanguage();
  const techniques = useTechniques();
  const loaded = useLoaded(() => lessonTexts(language), [language]);
  const texts = loaded.value;
  const at = lessons.findIndex((lesson) => lesson.id === id);
  const lesson = lessons[at];
  if (!lesson) return <p class="notice bad">{words.unknown}</p>;
  const text = texts?.[id];
  const [before, after] = [lessons[at - 1], lessons[at + 1]];
  const { technique, practise } = lesson;
  return (
    <article class="lesson" aria-labelledby="lesson-title">
      <p class="faint">{words.lesson(at + 1, lessons.length)}</p>
      <h2 id="lesson-title">{text?.title ?? ''}</h2>
      <NotLoaded of={loaded} />
      <div class="text">{text?.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}</div>
      {technique ? (
        <Lookout key={id} technique={technique} name={techniqueName(techniques, technique, language)} task={text?.task} makes={practise !== null} houses={lesson.houses} solved={() => finish(id)} />
      ) : (
        <AnyBoard task={text?.task} />
      )}
      {technique && (
        <p>
          <a href={addressOfTechnique(technique)}>{words.more(techniqueName(techniques, technique, language))}</a>
        </p>
      )}
      <nav class="buttons turn" aria-label={words.course}>
        {before && (
          <a class="button" href={addressOfLesson(before.id)}>
            {words.previousLesson(texts?.[before.id]?.title ?? '')}
          </a>
        )}
        {after ? (
          <a class="button primary" href={addressOfLesson(after.id)} onClick={() => finish(id)}>
            {words.nextLesson(texts?.[after.id]?.title ?? '')}
          </a>
        ) : (
          <span>{words.end}</span>
        )}
      </nav>
    </article>
  );
}
