// Keeps the pages on the device: what has a hash in its name for ever, the rest fresh when the server answers.
// Games are never kept here: they live on the server.
const SHELF = 'crownfield-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.includes('/api/') || url.pathname.endsWith('/ws')) return;
  event.respondWith(url.pathname.includes('/assets/') ? kept(event.request) : fresh(event.request));
});

async function kept(request) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(request)) ?? stored(shelf, request);
}

async function fresh(request) {
  const shelf = await caches.open(SHELF);
  try {
    return await stored(shelf, request);
  } catch (error) {
    const copy = await shelf.match(request);
    if (copy) return copy;
    throw error;
  }
}

async function stored(shelf, request) {
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}
