// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server. The build writes its files and a name for them into the first lines.
const FILES = [
  "./",
  "./manifest.webmanifest",
  "./icon.svg",
  "./icon-192.png",
  "./assets/Board-Dsqfds7x.js",
  "./assets/GameTabs-C2v2TGUc.js",
  "./assets/Games-BTc709Wl.js",
  "./assets/Home-DxKJ_muJ.js",
  "./assets/Import-6SvIvMSZ.js",
  "./assets/Learn-D68h4J7X.js",
  "./assets/New-DgHTaVm2.js",
  "./assets/NotFound-BFSE6_Jr.js",
  "./assets/NotFound-Tw17G4pZ.js",
  "./assets/Preparing-CTYMFtIC.js",
  "./assets/Replay-D81gAsrh.js",
  "./assets/ReplayPlayer-DsoWxVKA.js",
  "./assets/RuleDialog-BpcXf5yK.js",
  "./assets/RuleSection-CO5pHZCB.js",
  "./assets/Rules-DY2C544V.js",
  "./assets/Score-BlnCQWG_.js",
  "./assets/Table-BB0XudbP.js",
  "./assets/alegreya-latin-800-normal-BcufLBxY.woff2",
  "./assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2",
  "./assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2",
  "./assets/bg-DNl0MOT3.js",
  "./assets/de-Bq8RrhJg.js",
  "./assets/en-B_LB6Myf.js",
  "./assets/fr-Bwovuedw.js",
  "./assets/lesson-zfCsAhUe.js",
  "./assets/quickplay.svelte-CMTRYjJX.js",
  "./assets/ru-DTXpXox6.js",
  "./assets/shared-BXoj5srY.js",
  "./assets/showcase-BHtqOj2W.js",
  "./assets/sprite-B0AtvUxu.svg",
  "./assets/style-JZvT0-ib.css",
  "./assets/table-BzWhprvs.js"
];
const SHELF = 'crownfield-bca16b74264f';

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
