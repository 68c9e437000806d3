// The start page: several games that are dropped on it go to the coach, one game or a position opens
// in the playground, and so do older links.

import { keepGiven } from "./coach/judged_store.js";
import { gameCount } from "./coach/players.js";
import { byId } from "./playground/elements.js";
import { DROPPED, takesFiles } from "./playground/file_drop.js";

const CACHE_AFTER = 10_000; // milliseconds
const PLAYGROUND = "playground.html";

async function open(file) {
  if (!file) return;
  const text = await file.text();
  try {
    if (gameCount(text) > 1) {
      await keepGiven({ name: file.name, text });
      location.assign("coach.html");
    } else {
      sessionStorage.setItem(DROPPED, text);
      location.assign(`${PLAYGROUND}#tab=analysis`);
    }
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
