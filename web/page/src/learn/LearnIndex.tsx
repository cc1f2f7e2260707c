// The course with what is done of it, and all techniques by family.
import { useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { NotLoaded } from '../loading/NotLoaded';
import { useLoaded } from '../loading/useLoaded';
import { addressOfLesson, addressOfTechnique } from '../route/topic';
import { grouped } from '../techniques/families';
import { useTechniqueTable } from '../techniques/useTechniques';
import { useLanguage, useWords } from '../words/language';
import { familyWords } from '../words/families';
import { learnWords } from '../words/learn';
import { techniqueName } from '../words/technique-name';
import { lessons } from './lessons';
import { lessonTexts } from './texts';

function Course({ done }: { done: readonly string[] }) {
  const words = useWords(learnWords);
  const language = useLanguage();
  const loaded = useLoaded(() => lessonTexts(language), [language]);
  const texts = loaded.value;
  const next = lessons.find(({ id }) => !done.includes(id)) ?? lessons[0]!;
  const through = lessons.filter(({ id }) => done.includes(id)).length;
  const label = through === lessons.length ? words.again : through ? words.goOn(texts?.[next.id]?.title ?? '') : words.begin;
  return (
    <section aria-labelledby="course-title">
      <h3 id="course-title">{words.course}</h3>
      <p class="faint">{words.courseAbout}</p>
      <NotLoaded of={loaded} />
      <div class="buttons">
        <a class="button primary" href={addressOfLesson(next.id)}>
          {label}
        </a>
        <span class="faint">{words.progress(through, lessons.length)}</span>
      </div>
      <ol class="lessons">
        {lessons.map(({ id }) => (
          <li key={id}>
            <a href={addressOfLesson(id)}>
              <span>{texts?.[id]?.title ?? '…'}</span>
              {done.includes(id) && (
                <span class="done">
                  <Icon name="check" />
                  <span class="unseen">{words.done}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Techniques() {
  const words = useWords(learnWords);
  const names = useWords(familyWords);
  const language = useLanguage();
  const table = useTechniqueTable();
  const techniques = table.value ?? [];
  const [wanted, setWanted] = useState('');
  const shown = grouped(techniques, wanted);
  return (
    <section class="all-techniques" aria-labelledby="techniques-title">
      <h3 id="techniques-title">{words.techniques}</h3>
      <label class="search">
        <Icon name="search" />
        <span class="unseen">{words.search}</span>
        <input type="search" placeholder={words.search} value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <NotLoaded of={table} />
      {techniques.length > 0 && shown.length === 0 && <p role="status">{words.nothing}</p>}
      {shown.map((family) => (
        <section key={family.key} aria-label={names[family.key]!.name}>
          <h4>{names[family.key]!.name}</h4>
          <p class="faint">{names[family.key]!.about}</p>
          <ul>
            {family.techniques.map((key) => (
              <li key={key}>
                <a href={addressOfTechnique(key)}>{techniqueName(techniques, key, language)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

export function LearnIndex({ done }: { done: readonly string[] }) {
  const words = useWords(learnWords);
  return (
    <>
      <h2 class="unseen">{words.title}</h2>
      <Course done={done} />
      <Techniques />
    </>
  );
}
