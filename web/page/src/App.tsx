// The page's frame: which part is shown, in which language; and what goes from part to part.
import { useEffect, useState } from 'preact/hooks';
import type { Language, Puzzle } from 'dokushin';
import { LabView } from './lab/LabView';
import { MakeView } from './make/MakeView';
import { PlayView } from './play/PlayView';
import { useDropGuard } from './play/useDrops';
import { keep, kept, useRefused } from './store';
import { appWords } from './words/app';
import { LanguageContext, languages, preferred, useWords } from './words/language';

const views = ['play', 'laboratory', 'make'] as const;
type View = (typeof views)[number];
const languageKey = 'language';

function firstLanguage(): Language {
  const chosen = kept(languageKey);
  return languages.find(({ code }) => code === chosen)?.code ?? preferred(navigator.languages);
}

/** The part is kept beside the address: a reload finds it, but a share link that is opened in the
 * same tab begins with play, whatever was shown before. */
function useShown(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => views.find((name) => name === history.state?.view) ?? 'play');
  useEffect(() => history.replaceState({ view }, ''), [view]);
  return [view, setView];
}

/** Said once, where the browser keeps nothing: work would be lost in silence. */
function Refused() {
  const words = useWords(appWords);
  const refused = useRefused();
  const [closed, setClosed] = useState(false);
  if (!refused || closed) return null;
  return (
    <p class="refused" role="alert">
      {words.refused} <button onClick={() => setClosed(true)}>{words.close}</button>
    </p>
  );
}

export function App() {
  const [language, setLanguage] = useState(firstLanguage);
  const [view, setView] = useShown();
  /** A puzzle that another part gave to play; a new object each time. */
  const [given, setGiven] = useState<Puzzle | null>(null);
  /** The puzzle that is being played, for the laboratory. */
  const [played, setPlayed] = useState<Puzzle | null>(null);
  const words = appWords[language];
  useDropGuard();

  useEffect(() => {
    document.documentElement.lang = languages.find(({ code }) => code === language)!.tag;
    keep(languageKey, language);
  }, [language]);

  const play = (puzzle: Puzzle) => {
    setGiven({ ...puzzle });
    setView('play');
  };

  return (
    <LanguageContext.Provider value={language}>
      <header class="top">
        <h1>dokushin</h1>
        <nav aria-label={words.views}>
          {views.map((name) => (
            <button key={name} aria-current={view === name ? 'page' : undefined} onClick={() => setView(name)}>
              {words[name]}
            </button>
          ))}
        </nav>
        <label class="language">
          <span class="unseen">{words.language}</span>
          <select value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
            {languages.map(({ code, name, tag }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main>
        <Refused />
        <div hidden={view !== 'play'}>
          <PlayView given={given} onPlayed={setPlayed} active={view === 'play'} />
        </div>
        <div hidden={view !== 'laboratory'}>
          <LabView played={played} active={view === 'laboratory'} />
        </div>
        <div hidden={view !== 'make'}>
          <MakeView onPlay={play} played={played} active={view === 'make'} />
        </div>
      </main>
    </LanguageContext.Provider>
  );
}
