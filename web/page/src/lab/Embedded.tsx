// The laboratory alone, in a frame of another page.
import { useEffect, useState } from 'preact/hooks';
import { LanguageContext, languages, preferred } from '../words/language';
import { LabView } from './LabView';

export function Embedded() {
  const [language] = useState(() => preferred(navigator.languages));
  useEffect(() => {
    document.documentElement.lang = languages.find(({ code }) => code === language)!.tag;
  }, [language]);
  return (
    <LanguageContext.Provider value={language}>
      <main>
        <LabView played={null} active embedded />
      </main>
    </LanguageContext.Provider>
  );
}
