// Caches the site in the browser, so that it works without a network after the first visit.

const CACHE = "clausewitz-{{digest}}"; // changes with any file of the site
const FILES = {{files}}; // the digest of each
const LEFT_BY_US = /^clausewitz-/; // other programs of the same host may have caches too

self.addEventListener("install", (event) => {
  // Where the browser can, it looks into the cache itself and need not start this script.
  event.addRoutes?.({ condition: { requestMethod: "get" }, source: { cacheName: CACHE } });
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(Object.entries(FILES).map(([name, integrity]) => new Request(name, { integrity }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => LEFT_BY_US.test(name) && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((found) => found ?? fetch(event.request)),
  );
});
