// All about a technique: what it is, an example, when to look for it, and exercises.
import { NotLoaded } from '../loading/NotLoaded';
import { useLoaded } from '../loading/useLoaded';
import { addressOfTechnique } from '../route/topic';
import { families, ofRules, related } from '../techniques/families';
import { useTechniques } from '../techniques/useTechniques';
import { languages, useLanguage, useWords } from '../words/language';
import { familyWords } from '../words/families';
import { learnWords } from '../words/learn';
import { playWords } from '../words/play';
import { nameIn, techniqueName } from '../words/technique-name';
import { Lookout } from './Lookout';
import { techniqueTexts } from './texts';
import { useExample } from './useTaught';

function Links({ keys, title }: { keys: readonly string[]; title: string }) {
  const techniques = useTechniques();
  const language = useLanguage();
  const words = useWords(learnWords);
  if (keys.length === 0) return null;
  return (
    <p>
      {words.titled(title)}
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 && ' · '}
          <a href={addressOfTechnique(key)}>{techniqueName(techniques, key, language)}</a>
        </span>
      ))}
    </p>
  );
}

function Level({ technique }: { technique: string }) {
  const words = useWords(learnWords);
  const { rating } = useWords(playWords);
  const [step] = useExample(technique, 0).value?.steps ?? [];
  if (!step?.hodoku) return <p class="faint">&nbsp;</p>;
  const { level, points } = step.hodoku;
  const named = rating.levels[level] ?? level;
  // HoDoKu itself has no boards with rules.
  if (ofRules.has(technique)) return <p class="faint">{rating.score(named, String(points))}</p>;
  return <p class="faint">{step.rating === null ? words.levelHodoku(named, points) : words.level(step.rating.toFixed(1), named, points)}</p>;
}

export function TechniquePage({ technique }: { technique: string }) {
  const words = useWords(learnWords);
  const familyNames = useWords(familyWords);
  const language = useLanguage();
  const techniques = useTechniques();
  const loaded = useLoaded(() => techniqueTexts(language), [language]);
  const its = techniques.find(({ key }) => key === technique);
  const name = techniqueName(techniques, technique, language);
  if (techniques.length > 0 && !its) return <p class="notice bad">{words.unknown}</p>;
  const family = families.find((one) => one.techniques.includes(technique));
  const text = loaded.value?.[technique];
  return (
    <article class="technique" aria-labelledby="technique-title">
      <h2 id="technique-title">{name}</h2>
      <Level technique={technique} />
      <NotLoaded of={loaded} />
      {text && <p class="lead">{text.what}</p>}
      <Lookout key={technique} technique={technique} name={name} makes={!ofRules.has(technique)} />
      <section class="notes">
        <h3>{words.when}</h3>
        {text && <p>{text.when}</p>}
        {its?.needsUnique && <p>{words.needsUnique}</p>}
        {family && <p>{familyNames[family.key]!.about}</p>}
        <Links keys={related[technique] ?? []} title={words.related} />
        {family && <Links keys={family.techniques.filter((key) => key !== technique)} title={familyNames[family.key]!.name} />}
        {its && (
          <p class="faint">
            {words.titled(words.names)}
            {languages
              .filter(({ code }) => code !== language)
              .map(({ code, tag }, at) => (
                <span key={code} lang={tag}>
                  {at > 0 && ' · '}
                  {nameIn(its, code)}
                </span>
              ))}
          </p>
        )}
      </section>
    </article>
  );
}
