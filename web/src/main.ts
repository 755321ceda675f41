import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/settings.svelte';
import { start } from './lib/words.svelte';
import './style/tokens.css';
import './style/base.css';

applyTheme();
await start();
mount(App, { target: document.getElementById('app')! });
