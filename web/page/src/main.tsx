import { render } from 'preact';
import { App } from './App';
import { openLibrary } from './library/library';
import { registerOffline } from './offline/register';
import './style.css';

registerOffline(); // before anything is waited for: it must hear the page's load event
void openLibrary().then(() => render(<App />, document.getElementById('app')!));
