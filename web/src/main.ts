import './styles/fonts.css';
import './styles/colours.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { loadSprite } from './art/sprite';
import { loadLanguage } from './words/i18n';
import { loadPage } from './shell/pages';
import { parseRoute } from './shell/router';
import { settings } from './device/settings.svelte';

void loadSprite();
// The page comes while the language does; should it fail, the page itself says so.
loadPage(parseRoute(location.hash)).catch(() => {});
await loadLanguage(settings.language).catch(() => {});
mount(App, { target: document.getElementById('app')! });

// Browsers offer to install the page only over HTTPS or on this machine; elsewhere there is no worker, and nothing is lost.
if (import.meta.env.PROD && navigator.serviceWorker) {
  navigator.serviceWorker.register('./sw.js').catch(() => {});
  // On the first visit the fonts of this language were here before the worker.
  void navigator.serviceWorker.ready.then(({ active }) => active!.postMessage(performance.getEntriesByType('resource').map(({ name }) => name)));
}
