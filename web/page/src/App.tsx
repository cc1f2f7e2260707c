// The page's frame: which part is shown, in which language; and what goes from part to part.
import { useEffect, useState } from 'preact/hooks';
import type { Language, Puzzle } from 'dokushin';
import { engine } from './engine/engine';
import { createReady } from './fresh/ready';
import { Games } from './library/games';
import { TopBar } from './TopBar';
import { later } from './loading/later';
import { currentCollection, openKept, setCurrent, take } from './opened/current';
import type { OpenCollection } from './opened/open';
import { useProgressKept } from './opened/useProgressKept';
import { PlayView } from './play/PlayView';
import type { Handed } from './reading/handed';
import { PictureContext } from './reading/pictures';
import { useDropGuard } from './reading/useDrops';
import { usePart } from './route/route';
import { takeShared } from './route/shared';
import { SettingsContext, useKeptSettings } from './settings/settings';
import { useTheme } from './settings/theme';
import * as store from './store';
import { keep, useRefused } from './store';
import { appWords } from './words/app';
import { fetchWords } from './words/fetched';
import { firstLanguage, languageKey } from './words/first-language';
import { LanguageContext, languages, useWords } from './words/language';

const HomeView = later(() => import('./home/HomeView').then((its) => its.HomeView));
const CollectionView = later(() => import('./collection/CollectionView').then((its) => its.CollectionView));
const LearnView = later(() => import('./learn/LearnView').then((its) => its.LearnView));
const LabView = later(() => import('./lab/LabView').then((its) => its.LabView));
const SetView = later(() => import('./set/SetView').then((its) => its.SetView));
const MakeView = later(() => import('./make/MakeView').then((its) => its.MakeView));
const PhotoSheet = later(() => import('./photo/PhotoSheet').then((its) => its.PhotoSheet), { quietly: true });
const SettingsSheet = later(() => import('./settings/SettingsSheet').then((its) => its.SettingsSheet), { quietly: true });

/** Says once, where the browser keeps nothing, that work would be lost in silence. */
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
  const choose = (to: Language) => void fetchWords(to).then(() => setLanguage(to));
  const [part, go] = usePart();
  const [setting, setSetting] = useState(false);
  /** What the sheet for photographs was opened with last: a picture, or the camera; and the how-manieth that is. */
  const [photo, setPhoto] = useState<{ isOpen: boolean; picture: File | null; number: number }>({ isOpen: false, picture: null, number: 0 });
  const openPhoto = (picture: File | null) => setPhoto(({ number }) => ({ isOpen: true, picture, number: number + 1 }));
  const closePhoto = () => setPhoto((its) => ({ ...its, isOpen: false }));
  const keptSettings = useKeptSettings();
  const [games] = useState(() => new Games());
  const [ready] = useState(() => createReady({ engine: () => engine('ready'), store }));
  /** What another part gave to play; a new object each time. */
  const [handed, setHanded] = useState<Handed | null>(null);
  /** The puzzle that is being played, for the laboratory. */
  const [played, setPlayed] = useState<Puzzle | null>(null);
  /** The board of the bench, for the maker. */
  const [makeFrom, setMakeFrom] = useState<{ shape: string; pattern: string } | null>(null);
  const words = appWords[language];
  useDropGuard();
  useTheme(keptSettings[0]);

  useEffect(() => {
    document.documentElement.lang = languages.find(({ code }) => code === language)!.tag;
    keep(languageKey, language);
  }, [language]);
  useEffect(() => {
    document.title = part === 'home' ? 'dokushin' : `${words[part]} · dokushin`;
  }, [part, words]);

  const play = (its: Handed) => {
    closePhoto();
    setHanded({ ...its });
    go('play', true);
  };
  /** A collection that was read just now is kept; one of the library is opened by its name. */
  const list = (its: OpenCollection | string) => {
    if (typeof its === 'string') void openKept(its, games).catch(() => undefined);
    else if (its.id === null && its !== currentCollection()) take(its, games);
    else setCurrent(its);
    go('collection');
  };
  useProgressKept(games, part);
  // What another app shared with the installed page.
  useEffect(() => {
    const text = takeShared();
    if (text) play({ text });
  }, []);

  return (
    <LanguageContext.Provider value={language}>
      <SettingsContext.Provider value={keptSettings}>
        <TopBar part={part} go={go} openSettings={() => setSetting(true)} />
        <SettingsSheet active={setting} open={() => setSetting(true)} close={() => setSetting(false)} setLanguage={choose} />
        <PhotoSheet
          active={photo.isOpen}
          picture={photo.picture}
          number={photo.number}
          open={() => openPhoto(photo.picture)}
          close={closePhoto}
          play={(puzzle) => play({ puzzle })}
        />
        <PictureContext.Provider value={openPhoto}>
          <main>
            <Refused />
            <div hidden={part !== 'home'}>
              <HomeView active={part === 'home'} games={games} ready={ready} play={play} photo={() => openPhoto(null)} list={list} />
            </div>
            <div hidden={part !== 'collection'}>
              <CollectionView active={part === 'collection'} games={games} play={play} home={() => go('home')} />
            </div>
            <div hidden={part !== 'play'}>
              <PlayView
                games={games}
                handed={handed}
                onPlayed={setPlayed}
                active={part === 'play'}
                home={() => go('home')}
                list={list}
                ready={ready}
                play={play}
              />
            </div>
            <div hidden={part !== 'learn'}>
              <LearnView active={part === 'learn'} />
            </div>
            <div hidden={part !== 'laboratory'}>
              <LabView played={played} active={part === 'laboratory'} />
            </div>
            <div hidden={part !== 'set'}>
              <SetView
                active={part === 'set'}
                go={go}
                play={(puzzle, beside) => play({ puzzle, beside })}
                makeFrom={(puzzle, pattern) => {
                  setMakeFrom({ shape: puzzle.shape, pattern });
                  go('make');
                }}
              />
            </div>
            <div hidden={part !== 'make'}>
              <MakeView onPlay={(puzzle) => play({ puzzle })} played={played} active={part === 'make'} go={go} from={makeFrom} />
            </div>
          </main>
        </PictureContext.Provider>
      </SettingsContext.Provider>
    </LanguageContext.Provider>
  );
}
