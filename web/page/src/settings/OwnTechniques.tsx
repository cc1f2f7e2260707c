// The player's own list of techniques, for hints and paths: families, and in each its techniques.
import { useContext } from 'preact/hooks';
import { families } from '../techniques/families';
import { useTechniques } from '../techniques/useTechniques';
import { coachWords } from '../words/coach';
import { familyWords } from '../words/families';
import { useLanguage, useWords } from '../words/language';
import { techniqueName } from '../words/technique-name';
import { SettingsContext } from './settings';

/** In the order in which they are tried: the families', from easy to hard. */
const all = families.flatMap(({ techniques }) => techniques);

export function OwnTechniques({ active }: { active: boolean }) {
  const words = useWords(coachWords).own;
  const names = useWords(familyWords);
  const language = useLanguage();
  const techniques = useTechniques();
  const [{ own }, change] = useContext(SettingsContext);
  const chosen = new Set(own);
  const set = (keys: readonly string[], on: boolean) => {
    for (const key of keys) {
      if (on) chosen.add(key);
      else chosen.delete(key);
    }
    change({ own: all.filter((key) => chosen.has(key)) });
  };
  if (!active) return null;
  return (
    <div class="own-techniques" role="group" aria-label={words.title}>
      <p class="faint">{words.help}</p>
      {families.map(({ key: family, techniques: keys }) => (
        <details key={family}>
          <summary>
            {names[family]!.name} <span class="faint">{words.count(keys.filter((key) => chosen.has(key)).length, keys.length)}</span>
          </summary>
          <div class="buttons">
            <button onClick={() => set(keys, true)}>{words.all}</button>
            <button onClick={() => set(keys, false)}>{words.nobody}</button>
          </div>
          {keys.map((key) => (
            <label key={key} class="toggle">
              <span>{techniqueName(techniques, key, language)}</span>
              <input type="checkbox" checked={chosen.has(key)} onChange={(event) => set([key], event.currentTarget.checked)} />
            </label>
          ))}
        </details>
      ))}
    </div>
  );
}
