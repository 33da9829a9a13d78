// Keeps the whole site, so that it works without a network. The build fills in the version and the list of files.
// A new version is fetched beside the old one and used when the page asks for it, or when no page is open any more.
const version = "VERSION";
const files = ["FILES"];
const ours = `tokaido ${self.registration.scope} `;  // other copies of the site may live on this origin
const cacheName = ours + version;
const keep = () => caches.open(cacheName).then(cache => cache.addAll(files.map(file => new Request(file, {cache: 'no-cache'}))));
let kept, mending;

self.addEventListener('install', event => event.waitUntil(keep()));

self.addEventListener('message', event => {
  if (event.data === 'use') self.skipWaiting();
});

self.addEventListener('activate', event => {
  const old = names => names.filter(name => name.startsWith(ours) && name !== cacheName);
  event.waitUntil(caches.keys().then(names => Promise.all(old(names).map(name => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const file = files.find(name => url.pathname.endsWith(`/${name}`));
  const isPage = request.mode === 'navigate';
  kept ??= caches.open(cacheName);
  const found = kept.then(cache => cache.match(isPage ? file || 'index.html' : url.pathname)).catch(() => {});
  event.respondWith(found.then(answer => answer || fetch(request)));
  if (file || isPage) event.waitUntil(found.then(answer => answer || mend()));
});

// The browser has thrown the files away, so they are kept anew: all of them from one version of the host, or none.
const mend = () => mending ??= keep().catch(() => {}).finally(() => { kept = mending = undefined; });
