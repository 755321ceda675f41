import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/settings.svelte';
import { start } from './lib/say/words.svelte';
import { registerServiceWorker } from './lib/install.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/first.css';

applyTheme();
await start();
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });
registerServiceWorker();
