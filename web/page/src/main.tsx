import './design/tokens.css';
import './design/type.css';
import './design/controls.css';
import './style.css';
import { render } from 'preact';
import { App } from './App';
import { openLibrary } from './library/library';
import { registerOffline } from './offline/register';

void openLibrary().then(() => {
  render(<App />, document.getElementById('app')!);
  registerOffline();
});
