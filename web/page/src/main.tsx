import './design/tokens.css';
import './design/type.css';
import './design/controls.css';
import './style.css';
import { render } from 'preact';
import { App } from './App';
import { engine } from './engine/engine';
import { isEmbedded } from './lab/embedded';
import { openLibrary } from './library/library';
import { registerOffline } from './offline/register';
import { fetchWords } from './words/fetched';
import { firstLanguage } from './words/first-language';
import { preferred } from './words/language';

const place = document.getElementById('app')!;
const embedded = isEmbedded(location.hash);
// A frame of another page has its reader's language, and nothing that was kept.
const words = fetchWords(embedded ? preferred(navigator.languages) : firstLanguage());
if (embedded) void Promise.all([import('./lab/Embedded'), words]).then(([{ Embedded }]) => render(<Embedded />, place));
else void Promise.all([openLibrary(), words]).then(() => render(<App />, place));
// The service worker finds what the page has fetched in the browser's cache: if it asked first,
// the engine would be fetched twice.
const first: Promise<unknown> = embedded ? engine('laboratory') : engine('board');
void first.catch(() => undefined).then(registerOffline);
