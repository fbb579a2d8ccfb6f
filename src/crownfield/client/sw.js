// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server. The build writes its files and a name for them into the first lines.
const FILES = [
  "./",
  "./manifest.webmanifest",
  "./icon.svg",
  "./icon-192.png",
  "./assets/Board-CISyR02V.js",
  "./assets/GameTabs-D72S8pGA.js",
  "./assets/Games-BQJYrx59.js",
  "./assets/Home-C5OBHzIK.js",
  "./assets/Import-UfC1jqa-.js",
  "./assets/Learn-DZavWxrV.js",
  "./assets/New-e2Hit0dN.js",
  "./assets/NotFound-ByX7bD4_.js",
  "./assets/NotFound-DZlqLKIZ.js",
  "./assets/Preparing-Dz8u7N0u.js",
  "./assets/Replay-CNhtD_mZ.js",
  "./assets/ReplayPlayer-DoYALq54.js",
  "./assets/RuleDialog-Cj7KcrZ8.js",
  "./assets/RuleSection-DotVUKDu.js",
  "./assets/Rules-Bur33a4q.js",
  "./assets/Score-B7hSd-Oj.js",
  "./assets/Table-B80UOJLc.js",
  "./assets/alegreya-latin-800-normal-BcufLBxY.woff2",
  "./assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2",
  "./assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2",
  "./assets/bg-BGz1UiHp.js",
  "./assets/de-DCD37RUy.js",
  "./assets/en-8Z6GPdl7.js",
  "./assets/fr-DqM4qwiL.js",
  "./assets/lesson-zfCsAhUe.js",
  "./assets/quickplay.svelte-BlP62Y_C.js",
  "./assets/ru-CXij1Pe4.js",
  "./assets/shared-CbujnoPs.js",
  "./assets/showcase-VIohh_8V.js",
  "./assets/sprite-B0AtvUxu.svg",
  "./assets/style-DcsoskVO.css",
  "./assets/table-ByidNofd.js"
];
const SHELF = 'crownfield-0181fb41966e';

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
