// The coach: games are judged by several workers, saved as they are judged, and become the page that
// `clausewitz coach` writes.

import { byId, element } from "../playground/elements.js";
import { DROPPED, takesFiles } from "../playground/file_drop.js";
import { Crew } from "./crew.js";
import { keepForOffline } from "./cached_files.js";
import { forgetAll, givenGames, judgedBefore, judgedCount, judgedKey, keepGiven, keepJudged } from "./judged_store.js";
import { showPage } from "./page_frame.js";
import { playersOf } from "./players.js";

const SCRIPT = "workers/coach.js";
const MOST_WORKERS = 8; // each takes some 200 MB
const MOST_REFUSED = 5; // games of which it is said why they cannot be judged
const OWN_PUZZLES = "clausewitz own puzzles"; // where the trainer finds them
const { engine, version } = document.documentElement.dataset;
const crew = new Crew(SCRIPT, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
let given = null; // the file: name, text, player, nodes
let files = null; // what came of it, by what it is called when it is saved

const tell = (words) => (byId("status").textContent = words);
const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

// What the browser keeps may be forbidden; then the games are judged all the same.
const allowed = (task) => task.catch(() => null);

async function take(file) {
  if (file) await open({ name: file.name, text: await file.text() });
}

async function open(games) {
  crew.stop();
  show(null);
  const players = playersOf(games.text);
  byId("order").hidden = players.length === 0;
  if (!players.length) {
    tell(`${games.name}: there is no game in it.`);
    return;
  }
  const options = players.map(({ name, count }) => element("option", { value: name }, `${name}: ${counted(count, "game")}`));
  byId("player").replaceChildren(...options);
  if (games.player) byId("player").value = games.player;
  if (games.nodes) byId("nodes").value = games.nodes;
  given = games;
  tell(`${games.name}: choose the player whose games are judged.`);
}

// While something is done the button for it is off, and that which stops it is on.
async function busy(task) {
  working(true);
  try {
    tell("The coach starts …");
    await task();
  } catch (error) {
    tell(`${error.message}.`.replace(/\.\.$/, "."));
  } finally {
    working(false);
  }
}

async function judge() {
  given = { name: given.name, text: given.text, player: byId("player").value, nodes: Number(byId("nodes").value) };
  await allowed(keepGiven(given));
  await busy(() => judgeAll(given));
}

async function judgeAll({ name, text, player, nodes }) {
  const content = new TextEncoder().encode(text);
  const games = await crew.ask("games", { name, content });
  const own = games.filter(({ players }) => players.some((one) => plain(one) === plain(player)));
  const records = new Map();
  const refused = [];
  const waiting = [];
  for (const game of own) {
    const task = { file: name, number: game.number, text: game.text, player, nodes };
    task.key = await judgedKey(version, game.text, player, nodes);
    const known = await allowed(judgedBefore(task.key));
    if (known) records.set(game.number, placed(known, task));
    else waiting.push(task);
  }
  const progress = new Progress(own.length, records.size);
  await crew.work("judge", waiting, async (task, judged, error) => {
    const found = judged ?? { record: "", unread: [error.message] };
    if (judged) await allowed(keepJudged(task.key, judged));
    if (found.unread.length) refused.push(`Game ${task.number}: ${found.unread[0]}`);
    records.set(task.number, placed(found, task));
    progress.more();
    await countSaved();
  });
  showRefused(refused);
  const lines = [...records].sort(([one], [other]) => one - other).map(([, line]) => line);
  const found = lines.filter((line) => line).length;
  if (!found) {
    tell(`No game of ${player} could be judged.`);
    return;
  }
  tell("The page is made …");
  keepForOffline(JSON.parse(byId("later").textContent)).catch(() => {}); // there may be no space
  const all = lines.join("");
  show({ records: all, ...(await crew.ask("page", { records: all })) });
  tell(records.size < own.length ? `${found} of ${own.length} games are judged; the others can follow.` : `${counted(found, "game")} judged.`);
}

// The trainer gets what was missed, with hints and answers to wrong moves.
async function train() {
  const puzzles = await crew.ask("missed", { records: files.records });
  if (!puzzles.length) {
    tell("Nothing was missed.");
    return;
  }
  const places = new Map(puzzles.map((puzzle, number) => [puzzle, number]));
  const explained = [];
  const progress = new Progress(puzzles.length, 0, "puzzle", "explained");
  await crew.work("explain", puzzles, async (puzzle, found) => {
    if (found) explained[places.get(puzzle)] = found;
    progress.more();
  });
  localStorage.setItem(OWN_PUZZLES, JSON.stringify(explained.filter(Boolean)));
  location.assign("train/index.html#own");
}

const plain = (name) => name.trim().split(/\s+/).join(" ").toLowerCase();

// The record of a game where it stands in this file.
const PLACE = /^\{"place": "(?:[^"\\]|\\.)*"/;
const placed = ({ record }, { file, number }) => record.replace(PLACE, () => `{"place": ${JSON.stringify(`${file}/${number}`)}`);

class Progress {
  constructor(all, done, word = "game", deed = "judged") {
    Object.assign(this, { all, done, word, deed, before: done, began: Date.now() });
    this.tell();
  }

  more() {
    this.done += 1;
    this.tell();
  }

  tell() {
    const bar = byId("progress");
    bar.max = this.all;
    bar.value = this.done;
    const minutes = ((Date.now() - this.began) / 60000 / (this.done - this.before)) * (this.all - this.done);
    const left = this.done > this.before && this.done < this.all ? `, ${inWords(minutes)} left` : "";
    tell(`${this.done} of ${counted(this.all, this.word)} ${this.deed}${left}.`);
  }
}

const inWords = (minutes) => (minutes < 1 ? "less than a minute" : `about ${counted(Math.round(minutes), "minute")}`);

// How many judged games the browser has.
async function countSaved() {
  const count = await allowed(judgedCount());
  byId("saved").textContent = count === null ? "This browser saves nothing: games are judged anew each time." : `${counted(count, "judged game")} saved in this browser, so that you can close the page and go on later.`;
}

function working(is) {
  byId("judge").disabled = is || engine !== "yes";
  byId("train").disabled = is;
  byId("stop").disabled = !is;
  byId("progress").hidden = !is;
}

function showRefused(refused) {
  const more = refused.length > MOST_REFUSED ? [`and ${refused.length - MOST_REFUSED} more`] : [];
  const lines = [...refused.slice(0, MOST_REFUSED), ...more].map((words) => element("li", {}, words));
  byId("refused").replaceChildren(...lines);
}

function show(made) {
  files = made;
  byId("saves").hidden = byId("page").hidden = !made;
  if (made) showPage(byId("page"), made.page);
  else showRefused([]);
}

function save(name, kind, text) {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

async function forget() {
  crew.stop();
  await allowed(forgetAll());
  show(null);
  byId("order").hidden = true;
  tell("Nothing is saved any more.");
  await countSaved();
}

takesFiles(document.body, take);
byId("file").addEventListener("change", ({ target }) => take(target.files[0]));
byId("order").addEventListener("submit", (event) => {
  event.preventDefault();
  judge();
});
byId("stop").addEventListener("click", () => crew.stop());
byId("look").addEventListener("click", () => {
  sessionStorage.setItem(DROPPED, given.text);
  location.assign("playground.html#tab=analysis");
});
byId("forget").addEventListener("click", forget);
byId("train").addEventListener("click", () => busy(train));
byId("save-page").addEventListener("click", () => save("coach.html", "text/html", files.page));
byId("save-games").addEventListener("click", () => save("annotated.pgn", "application/x-chess-pgn", files.games));
byId("save-table").addEventListener("click", () => save("chances.csv", "text/csv", files.table));
working(false);
navigator.serviceWorker?.register("offline.js").catch(() => {}); // some browsers forbid it
if (engine !== "yes") tell("This site was built without the engine, which the coach needs.");
await countSaved();
const before = await allowed(givenGames());
if (before && !given) await open(before);
