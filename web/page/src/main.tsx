import './design/tokens.css';
import './design/type.css';
import './design/controls.css';
import './style.css';
import { render } from 'preact';
import { App } from './App';
import { registerOffline } from './offline/register';

render(<App />, document.getElementById('app')!);
registerOffline();
