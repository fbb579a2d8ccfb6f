// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server. The build writes its files and a name for them into the first lines.
const FILES = [
  "./",
  "./manifest.webmanifest",
  "./icon.svg",
  "./icon-192.png",
  "./assets/Board-C4k8PZSF.js",
  "./assets/GameTabs-DazjuDUK.js",
  "./assets/Games-CGSi_6xB.js",
  "./assets/Home-BiisO_dI.js",
  "./assets/Import-Ce4i0W_d.js",
  "./assets/Learn-toB0APd0.js",
  "./assets/New-V0k47tDx.js",
  "./assets/NotFound-BoqNBsA3.js",
  "./assets/NotFound-Dg0qHWft.js",
  "./assets/Preparing-D9P5uM_f.js",
  "./assets/Replay-2v7A9-YY.js",
  "./assets/ReplayPlayer-t0uCQaqX.js",
  "./assets/RuleDialog-BTTobtQP.js",
  "./assets/RuleSection-Dkfo8AEu.js",
  "./assets/Rules-C0oG_HDm.js",
  "./assets/Score-KjGO-yur.js",
  "./assets/Table-DpJ1BfnA.js",
  "./assets/alegreya-latin-800-normal-BcufLBxY.woff2",
  "./assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2",
  "./assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2",
  "./assets/bg-CP5Ga4PZ.js",
  "./assets/de-kgNahc_h.js",
  "./assets/en-CTbdm1yI.js",
  "./assets/fr-DXotZ49k.js",
  "./assets/lesson-zfCsAhUe.js",
  "./assets/quickplay.svelte-DtU3_Z_R.js",
  "./assets/ru-BeYfo1MO.js",
  "./assets/shared-B6rCc7QF.js",
  "./assets/showcase-ypPTnyKf.js",
  "./assets/sprite-B0AtvUxu.svg",
  "./assets/style-kJfdXsWI.css",
  "./assets/table-_0KyHsl8.js"
];
const SHELF = 'crownfield-477d91979197';

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
