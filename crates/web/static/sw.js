// Keeps the app on the device, so that it opens and plays without a connection.
// The build puts a line in front: PRECACHE, with every file, a digest of each and one of all.
const CACHE = `tigerden-${PRECACHE.version}`;
const FILES = Object.keys(PRECACHE.files).filter((file) => file !== "/sw.js");

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((keys) => Promise.all(
        keys.filter((key) => key.startsWith("tigerden-") && key !== CACHE).map((key) => caches.delete(key)),
      ))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  // Every page is the same app.
  const file = request.mode === "navigate" ? "/index.html" : url.pathname;
  event.respondWith(caches.match(file, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
});
