// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server. The build writes its files and a name for them into the first lines.
const FILES = [
  "./",
  "./manifest.webmanifest",
  "./icon.svg",
  "./icon-192.png",
  "./assets/GameTabs-CWoG19ri.js",
  "./assets/Games-BiddM2h8.js",
  "./assets/Home-B_VclU7E.js",
  "./assets/Import-DKw0TwCq.js",
  "./assets/Learn-UAgUoIdL.js",
  "./assets/New-Das1fTiQ.js",
  "./assets/Preparing-CIMWHBZD.js",
  "./assets/Replay-BqnlMIGN.js",
  "./assets/ReplayPlayer-C3ZGb-JI.js",
  "./assets/RuleDialog-aHemdOhw.js",
  "./assets/RuleSection-0zqJ8I7N.js",
  "./assets/Rules-D02VwSA5.js",
  "./assets/Score-BdHiadPy.js",
  "./assets/Table-D429FmVK.js",
  "./assets/alegreya-latin-800-normal-BcufLBxY.woff2",
  "./assets/alegreya-sans-latin-400-normal-DtLlO8BS.woff2",
  "./assets/alegreya-sans-latin-700-normal-DEbcy2sF.woff2",
  "./assets/bg-Cap48lVf.js",
  "./assets/de-uDxXyMNh.js",
  "./assets/en-C6V7TAuo.js",
  "./assets/fr-D_QCEvsK.js",
  "./assets/index-BPJnxZi2.js",
  "./assets/opening.svelte-Cg_UwInH.js",
  "./assets/ru-BGk8lcRO.js",
  "./assets/shared-XbcMTwR5.js",
  "./assets/showcase-CnrJwTtS.js",
  "./assets/sprite-B0AtvUxu.svg",
  "./assets/style-JmAzm9RK.css",
  "./assets/table-BJKPPI2z.js"
];
const SHELF = 'crownfield-8a9e624bc48e';
// Other programs may keep things at the same address; every shelf of ours begins with this.
const OURS = 'crownfield-';

self.addEventListener('install', (event) => event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES))));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([throwOldShelvesAway(), self.clients.claim()])));
self.addEventListener('message', (event) => event.waitUntil(Promise.all(event.data.filter(isAsset).map(kept))));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.includes('/api/')) return;
  event.respondWith(isAsset(event.request.url) ? kept(event.request) : fresh(event.request));
});

function isAsset(address) {
  return new URL(address).pathname.includes('/assets/');
}

// Only once nobody looks at an older release any more: until then a new worker waits.
async function throwOldShelvesAway() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== SHELF).map((name) => caches.delete(name)));
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
