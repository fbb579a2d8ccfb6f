// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server. The build writes its files and a name for them into the first lines.
const FILES = [
  "./",
  "./manifest.webmanifest",
  "./icon.svg",
  "./icon-192.png",
  "./assets/Board-Du9Ycv_L.js",
  "./assets/GameTabs-Bpa1ixbz.js",
  "./assets/Games-COKRjrIy.js",
  "./assets/Home-DguSeQOV.js",
  "./assets/Import-dQ6B3gD_.js",
  "./assets/Learn-BhSTGWzy.js",
  "./assets/New-BTPaOoeD.js",
  "./assets/NotFound-2BvBUoBe.js",
  "./assets/NotFound-BhRMUGZk.js",
  "./assets/Preparing-BgruyS1W.js",
  "./assets/Replay-BlW1bzsb.js",
  "./assets/ReplayPlayer-6LZdeP0z.js",
  "./assets/RuleDialog-BpJBi6N1.js",
  "./assets/RuleSection-BT1EngEz.js",
  "./assets/Rules-DA1VtUEb.js",
  "./assets/Score-EgxfcdFd.js",
  "./assets/Table-lxwT5_a6.js",
  "./assets/alegreya-latin-800-normal-BcufLBxY.woff2",
  "./assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2",
  "./assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2",
  "./assets/bg-CFapHxD8.js",
  "./assets/de-cD82PUaR.js",
  "./assets/en-BHLyFvYA.js",
  "./assets/fr-APizzdZd.js",
  "./assets/lesson-zfCsAhUe.js",
  "./assets/quickplay.svelte-B0tHIWxw.js",
  "./assets/ru-DuZCV7Q2.js",
  "./assets/shared-xmvlweEu.js",
  "./assets/showcase-D_oNEObE.js",
  "./assets/sprite-B0AtvUxu.svg",
  "./assets/style-DwxJL0We.css",
  "./assets/table-B5xO8Ik1.js"
];
const SHELF = 'crownfield-523980b7d575';

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
