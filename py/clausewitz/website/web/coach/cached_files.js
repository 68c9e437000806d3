// Files that only this page needs: cached when it has needed them, beside those that offline.js caches.

const OURS = /^clausewitz-/;

// `digests` has the digest of each file by its name.
export async function keepForOffline(digests) {
  await navigator.serviceWorker?.ready;
  const names = (await caches.keys()).filter((name) => OURS.test(name));
  for (const name of names) {
    const cache = await caches.open(name);
    const known = await Promise.all(Object.keys(digests).map((file) => cache.match(file)));
    const missing = Object.entries(digests).filter((_, number) => !known[number]);
    await cache.addAll(missing.map(([file, integrity]) => new Request(file, { integrity })));
  }
}
