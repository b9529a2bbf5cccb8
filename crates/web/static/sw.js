// Keeps the app on the device, so that it opens and plays without a connection.
// The build puts a line in front: PRECACHE, with every file, a digest of each and one of all, and
// the files that the first board needs.
const CACHE = `tigerden-${PRECACHE.version}`;
// A device that saves data gets the first board, and later what it has opened once.
const sparing = self.navigator.connection?.saveData === true;
const FILES = (sparing ? PRECACHE.first : Object.keys(PRECACHE.files)).filter((file) => file !== "/sw.js");

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE)
      // What the page has fetched already is asked about, not fetched again.
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      // The version before stays: a page that is open may still need parts of it.
      .then((keys) => keys.filter((key) => key.startsWith("tigerden-") && key !== CACHE).slice(0, -1))
      .then((keys) => Promise.all(keys.map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

async function answer(request, file) {
  const kept = await caches.match(file, { cacheName: CACHE });
  if (kept) return kept;
  // A part of the version before, for a page that was opened with it.
  if (!(file in PRECACHE.files)) return await caches.match(file) ?? fetch(request);
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(file, response.clone());
  }
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  // Every page is the same app; what has an ending is a file.
  const page = request.mode === "navigate" && !/\.[^/]*$/.test(url.pathname);
  const file = page ? "/index.html" : url.pathname;
  event.respondWith(answer(request, file));
});

// A notice of one's turn leads to its game: its tag is the page's path.
self.addEventListener("notificationclick", (event) => {
  const { tag } = event.notification;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" })
      .then((pages) => pages.find((page) => new URL(page.url).pathname === tag))
      .then((page) => page ? page.focus() : self.clients.openWindow(tag)),
  );
});
