import './design/tokens.css';
import './design/type.css';
import './design/controls.css';
import './style.css';
import { render } from 'preact';
import { App } from './App';
import { engine } from './engine/engine';
import { openLibrary } from './library/library';
import { registerOffline } from './offline/register';

void openLibrary().then(() => render(<App />, document.getElementById('app')!));
// The service worker finds what the page has fetched in the browser's cache: if it asked first,
// the engine would be fetched twice.
void engine('board').catch(() => undefined).then(registerOffline);
