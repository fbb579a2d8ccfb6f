// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server. The build writes its files and a name for them into the first lines.
const FILES = [
  "./",
  "./manifest.webmanifest",
  "./icon.svg",
  "./icon-192.png",
  "./assets/Board-DcMxGAIT.js",
  "./assets/GameTabs-BPSllQ3_.js",
  "./assets/Games-P9fhEFr-.js",
  "./assets/Home-C4eswt2z.js",
  "./assets/Import-BwOAc_-L.js",
  "./assets/Learn-fvu0ARmS.js",
  "./assets/New-BIsOG7aT.js",
  "./assets/NotFound-BHSij5jE.js",
  "./assets/NotFound-BYUJ0-Bd.js",
  "./assets/Preparing-7qozKkpX.js",
  "./assets/Replay-Na7b209-.js",
  "./assets/ReplayPlayer-CtvmC32Q.js",
  "./assets/RuleDialog-CpYJf_l9.js",
  "./assets/RuleSection-BtgjbJ5o.js",
  "./assets/Rules-CEJBGmGk.js",
  "./assets/Score-DgbllgOj.js",
  "./assets/Table-CI0HJ9ua.js",
  "./assets/alegreya-latin-800-normal-BcufLBxY.woff2",
  "./assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2",
  "./assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2",
  "./assets/bg-DgvLcEy-.js",
  "./assets/de-CxY0kYYY.js",
  "./assets/en-BAHxPIrj.js",
  "./assets/fr-Crx7sH5r.js",
  "./assets/lesson-zfCsAhUe.js",
  "./assets/quickplay.svelte-D8Qk34IQ.js",
  "./assets/ru-DTWGPYgy.js",
  "./assets/shared-BV-Zqsmc.js",
  "./assets/showcase-DQdtdXiR.js",
  "./assets/sprite-B0AtvUxu.svg",
  "./assets/style-DcsoskVO.css",
  "./assets/table-CEvHsPb5.js"
];
const SHELF = 'crownfield-4aa4e1f85451';

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
