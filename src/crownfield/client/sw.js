// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server. The build writes its files and a name for them into the first lines.
const FILES = [
  "./",
  "./manifest.webmanifest",
  "./icon.svg",
  "./icon-192.png",
  "./assets/Board-CxIOIJuB.js",
  "./assets/GameTabs-DfLXVny3.js",
  "./assets/Games-CMVtlkB8.js",
  "./assets/Home-DWbE2oDR.js",
  "./assets/Import-Coat0KgT.js",
  "./assets/Learn-DrErK9Lw.js",
  "./assets/New-BOOFozTA.js",
  "./assets/NotFound-BCWHANTC.js",
  "./assets/NotFound-DAqElu0V.js",
  "./assets/Preparing-Dly0zaAl.js",
  "./assets/Replay-CXjC9IoB.js",
  "./assets/ReplayPlayer-CJaLT-Pw.js",
  "./assets/RuleDialog-m4-slHBC.js",
  "./assets/RuleSection-8GH7Md9n.js",
  "./assets/Rules-BHrcqZo3.js",
  "./assets/Score-Blv6LA1m.js",
  "./assets/Table-Bkuud1M5.js",
  "./assets/alegreya-latin-800-normal-BcufLBxY.woff2",
  "./assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2",
  "./assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2",
  "./assets/bg-YtgnmN3h.js",
  "./assets/de-BYfIZU0P.js",
  "./assets/en-B7p436bt.js",
  "./assets/fr-CshKyv4n.js",
  "./assets/lesson-zfCsAhUe.js",
  "./assets/quickplay.svelte-Dux_aPsn.js",
  "./assets/ru-C3jUsYVi.js",
  "./assets/shared-BIf78SDX.js",
  "./assets/showcase-DsveVTtb.js",
  "./assets/sprite-B0AtvUxu.svg",
  "./assets/style-ODjjpM4Y.css",
  "./assets/table-DLx1IUY5.js"
];
const SHELF = 'crownfield-f2c76eea3cc3';

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
