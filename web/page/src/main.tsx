import { render } from 'preact';
import { App } from './App';
import { registerOffline } from './offline/register';
import './style.css';

render(<App />, document.getElementById('app')!);
registerOffline();
