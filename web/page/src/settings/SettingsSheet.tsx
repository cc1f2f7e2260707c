// All settings in one sheet. Each takes effect at once, and the browser keeps it.
import type { Language } from 'dokushin';
import { useContext } from 'preact/hooks';
import { Sheet } from '../design/Sheet';
import { later } from '../loading/later';
import { languages, useLanguage, useWords } from '../words/language';
import { settingsWords } from '../words/settings';
import { type Choice, SettingsContext, type Settings, type Switch, choices, switches, useSettings } from './settings';
import '../design/segments.css';
import './settings.css';

const OwnTechniques = later(() => import('./OwnTechniques').then((its) => its.OwnTechniques));

interface Props {
  /** Whether it is open. */
  active: boolean;
  close: () => void;
  setLanguage: (to: Language) => void;
}

function Choose<K extends Choice>({ name }: { name: K }) {
  const words = useWords(settingsWords);
  const [settings, change] = useContext(SettingsContext);
  const labels = words.choices[name] as Record<string, string>;
  return (
    <fieldset class="choice">
      <legend>{words.titles[name]}</legend>
      <div class="segments">
        {choices[name].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={settings[name] === value}
              onChange={() => change({ [name]: value } as Partial<Settings>)}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Toggle({ name }: { name: Switch }) {
  const words = useWords(settingsWords);
  const [settings, change] = useContext(SettingsContext);
  return (
    <label class="toggle">
      <span>{words.switches[name]}</span>
      <input type="checkbox" role="switch" checked={settings[name]} onChange={(event) => change({ [name]: event.currentTarget.checked })} />
    </label>
  );
}

function Languages({ setLanguage }: Pick<Props, 'setLanguage'>) {
  const words = useWords(settingsWords);
  const language = useLanguage();
  return (
    <label class="toggle">
      <span>{words.language}</span>
      <select value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
        {languages.map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SettingsSheet({ active: open, close, setLanguage }: Props) {
  const { order } = useSettings();
  const words = useWords(settingsWords);
  return (
    <Sheet open={open} close={close} title={words.title} closing={words.close} class="settings">
      {(Object.keys(choices) as Choice[]).map((name) => (
        <Choose key={name} name={name} />
      ))}
      <OwnTechniques active={order === 'own'} />
      {(Object.keys(switches) as Switch[]).map((name) => (
        <Toggle key={name} name={name} />
      ))}
      <Languages setLanguage={setLanguage} />
    </Sheet>
  );
}
