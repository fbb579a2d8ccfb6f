// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server. The build writes its files and a name for them into the first lines.
const FILES = [
  "./",
  "./manifest.webmanifest",
  "./icon.svg",
  "./icon-192.png",
  "./assets/Board-BmsEKJRl.js",
  "./assets/GameTabs-DYWzbieY.js",
  "./assets/Games-BXrXa-k4.js",
  "./assets/Home-CiwQisPd.js",
  "./assets/Import-BojyJnpa.js",
  "./assets/Learn-BaJ6N9YD.js",
  "./assets/New-DKD0ZSXL.js",
  "./assets/NotFound-Btj0YPJS.js",
  "./assets/NotFound-OlzqGhfq.js",
  "./assets/Preparing-DFbwrHly.js",
  "./assets/Replay-CqqPbXll.js",
  "./assets/ReplayPlayer-DgRl3nlJ.js",
  "./assets/RuleDialog-CmBO_SW4.js",
  "./assets/RuleSection-BhuvZaEP.js",
  "./assets/Rules-7sefsyW9.js",
  "./assets/Score-BcN_ilTT.js",
  "./assets/Table-BkPYlL6X.js",
  "./assets/alegreya-latin-800-normal-BcufLBxY.woff2",
  "./assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2",
  "./assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2",
  "./assets/bg-DgvLcEy-.js",
  "./assets/de-CxY0kYYY.js",
  "./assets/en-BAHxPIrj.js",
  "./assets/fr-Crx7sH5r.js",
  "./assets/lesson-zfCsAhUe.js",
  "./assets/quickplay.svelte-BFzb-4Si.js",
  "./assets/ru-DTWGPYgy.js",
  "./assets/shared-BJjYlca7.js",
  "./assets/showcase-J1536IHi.js",
  "./assets/sprite-B0AtvUxu.svg",
  "./assets/style-CKft8xwt.css",
  "./assets/table-Dn4MMW9j.js"
];
const SHELF = 'crownfield-22410146b469';

self.addEventListener('install', (event) => event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES))));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([throwOldShelvesAway(), self.clients.claim()])));
self.addEventListener('message', (event) => event.waitUntil(Promise.all(event.data.filter(isAsset).map(kept))));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.includes('/api/') || url.pathname.endsWith('/ws')) return;
  event.respondWith(isAsset(event.request.url) ? kept(event.request) : fresh(event.request));
});

function isAsset(address) {
  return new URL(address).pathname.includes('/assets/');
}

// Only once nobody looks at an older release any more: until then a new worker waits.
async function throwOldShelvesAway() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
}

async function kept(request) {
  return (await caches.match(request)) ?? stored(request);
}

async function fresh(request) {
  try {
    return await stored(request);
  } catch (error) {
    const copy = await caches.match(request);
    if (copy) return copy;
    throw error;
  }
}

async function stored(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
