// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server. The build writes its files and a name for them into the first lines.
const FILES = [
  "./",
  "./manifest.webmanifest",
  "./icon.svg",
  "./icon-192.png",
  "./assets/Board-BiLT12rW.js",
  "./assets/GameTabs-ChSsCHl3.js",
  "./assets/Games-BVXEBEzz.js",
  "./assets/Home-5uRejDJG.js",
  "./assets/Import-DzY-8x1R.js",
  "./assets/Learn-BCbVbjgh.js",
  "./assets/New-B2ofB0uR.js",
  "./assets/NotFound-BVFdc-wq.js",
  "./assets/NotFound-OaEmwPZB.js",
  "./assets/Preparing-CmzmBOqG.js",
  "./assets/Replay-LYXC3F4q.js",
  "./assets/ReplayPlayer-CgXK0IG6.js",
  "./assets/RuleDialog-Ds9wr6AO.js",
  "./assets/RuleSection-B36Tqwgn.js",
  "./assets/Rules-KJWEhkkU.js",
  "./assets/Score-7U7h_s70.js",
  "./assets/Table-DCCeDWFK.js",
  "./assets/alegreya-latin-800-normal-BcufLBxY.woff2",
  "./assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2",
  "./assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2",
  "./assets/bg-DgvLcEy-.js",
  "./assets/de-CxY0kYYY.js",
  "./assets/en-BAHxPIrj.js",
  "./assets/fr-Crx7sH5r.js",
  "./assets/lesson-zfCsAhUe.js",
  "./assets/quickplay.svelte-DfJaV-5t.js",
  "./assets/ru-DTWGPYgy.js",
  "./assets/shared-BiPa0aCG.js",
  "./assets/showcase-BJvsC_M-.js",
  "./assets/sprite-B0AtvUxu.svg",
  "./assets/style-CKft8xwt.css",
  "./assets/table-t95GuKrN.js"
];
const SHELF = 'crownfield-f1b9256545b2';

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
