// Games that were judged, saved in the browser: closing the page loses none of them.

const NAME = "clausewitz coach";
const [JUDGED, GIVEN] = ["judged", "given"];
const CURRENT = "current";

const finished = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened = null;

function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => [JUDGED, GIVEN].forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function inStore(name, mode, task) {
  const transaction = (await database()).transaction(name, mode);
  return finished(task(transaction.objectStore(name)));
}

// The key of a game as it is judged for a player, with so many nodes, by this version.
export async function judgedKey(version, text, player, nodes) {
  const words = new TextEncoder().encode(JSON.stringify([version, text, player, nodes]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", words));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// What was judged of a game: the record and why there may be none.
export const judgedBefore = (key) => inStore(JUDGED, "readonly", (store) => store.get(key));
export const keepJudged = (key, judged) => inStore(JUDGED, "readwrite", (store) => store.put(judged, key));

export const judgedCount = () => inStore(JUDGED, "readonly", (store) => store.count());

// The games that were given last: the name of their file, their text, and what was chosen for them.
export const givenGames = () => inStore(GIVEN, "readonly", (store) => store.get(CURRENT));
export const keepGiven = (given) => inStore(GIVEN, "readwrite", (store) => store.put(given, CURRENT));

// Forget everything.
export async function forgetAll() {
  for (const name of [JUDGED, GIVEN]) await inStore(name, "readwrite", (store) => store.clear());
}
