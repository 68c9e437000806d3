// The start page: games that are dropped on it open in the playground, and so do older links.

import { byId } from "./playground/elements.js";
import { DROPPED, takesFiles } from "./playground/file_drop.js";

const CACHE_AFTER = 10_000; // milliseconds
const PLAYGROUND = "playground.html";

async function open(file) {
  if (!file) return;
  try {
    sessionStorage.setItem(DROPPED, await file.text());
    location.assign(`${PLAYGROUND}#tab=analysis`);
  } catch {
    byId("drop-status").textContent = "This file is too large for a browser to hand over: take a part of it.";
  }
}

// The playground was here once: its links go on there.
if (/^#.*=/.test(location.hash)) location.replace(PLAYGROUND + location.hash);
takesFiles(document.body, open);
byId("file").addEventListener("change", ({ target }) => open(target.files[0]));
// Caching the site waits until a visitor who goes on to another page has all that it needs.
setTimeout(() => navigator.serviceWorker?.register("offline.js").catch(() => {}), CACHE_AFTER); // some browsers forbid it
