import { render } from 'preact';
import { App } from './App';
import { openLibrary } from './library/library';
import { registerOffline } from './offline/register';
import './style.css';

void openLibrary().then(() => {
  render(<App />, document.getElementById('app')!);
  registerOffline();
});
