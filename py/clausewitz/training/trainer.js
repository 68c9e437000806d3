// The trainer: one puzzle at a time, wrong answers refuted, and each comes again in time.
const data = JSON.parse(document.getElementById("data").textContent);
const STORE = "clausewitz train";
const OWN = "your own games";
data.puzzles.unshift(...ownPuzzles());
const [AGAIN, HARD, GOOD] = [1, 2, 3];
const at = (id) => document.getElementById(id);
const board = solvingBoard(at("place"), answer);

// On the website: what was missed in one's own games, which the coach's page has put there.
function ownPuzzles() {
  try {
    return JSON.parse(localStorage.getItem("clausewitz own puzzles")).map((one) => ({ ...one, motifs: [...one.motifs, OWN] }));
  } catch {
    return []; // there are none
  }
}

// Days are written 2026-03-01, as the calendar of whoever solves has them.
function today() {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}
function daysBetween(one, other) {
  return Math.round((Date.parse(other) - Date.parse(one)) / 864e5);
}
function daysAfter(day, count) {
  return new Date(Date.parse(day) + count * 864e5).toISOString().slice(0, 10);
}

// FSRS-6, as training/repetition.py has it.
const DECAY = -data.weights[20];
const FACTOR = 0.9 ** (1 / DECAY) - 1;
const bounded = (difficulty) => Math.min(Math.max(difficulty, 1), 10);
const firstDifficulty = (grade) => data.weights[4] - Math.exp(data.weights[5] * (grade - 1)) + 1;
function nextDifficulty(difficulty, grade) {
  const w = data.weights;
  const change = (-w[6] * (grade - GOOD) * (10 - difficulty)) / 9;
  return bounded(w[7] * firstDifficulty(4) + (1 - w[7]) * (difficulty + change));
}
function nextStability(memory, grade, days) {
  const w = data.weights;
  const before = memory.stability;
  if (days < 1) {
    const growth = Math.exp(w[17] * (grade - 3 + w[18])) * before ** -w[19];
    return before * (grade === AGAIN ? growth : Math.max(growth, 1));
  }
  const recall = (1 + (FACTOR * days) / before) ** DECAY;
  if (grade === AGAIN) {
    const long = w[11] * memory.difficulty ** -w[12] * ((before + 1) ** w[13] - 1) * Math.exp((1 - recall) * w[14]);
    return Math.min(long, before / Math.exp(w[17] * w[18]));
  }
  const growth = Math.exp(w[8]) * (11 - memory.difficulty) * before ** -w[9] * (Math.exp((1 - recall) * w[10]) - 1);
  return before * (1 + growth * (grade === HARD ? w[15] : 1));
}
function reviewed(memory, grade, day) {
  const first = { stability: data.weights[grade - 1], difficulty: bounded(firstDifficulty(grade)) };
  const next = memory
    ? { stability: nextStability(memory, grade, Math.max(0, daysBetween(memory.last, day))), difficulty: nextDifficulty(memory.difficulty, grade) }
    : first;
  next.stability = Math.max(next.stability, 0.001);
  const days = Math.min(Math.max(Math.floor(next.stability + 0.5), 1), 36500);
  return { ...next, last: day, due: daysAfter(day, days) };
}

// What is being solved.
let puzzle = null;
let turn, pieces, last, hinted, grade, over;
let anyway = false; // whether puzzles are shown before their day
let seen = new Set(); // keys that were shown in this round

const now = () => puzzle.turns[turn];

function draw(arrows = []) {
  const { moves, right } = over ? { moves: {}, right: [] } : now();
  board.show({ pieces, flipped: puzzle.flipped, last, moves, right, arrows, slid: arrows.length ? "" : last });
}
function say(words, kind) {
  at("verdict").textContent = words;
  for (const one of ["right", "wrong", "good"]) at("puzzle").classList.toggle(one, one === kind);
}
function beginTurn() {
  at("hints").replaceChildren(...now().hints.map((words) => Object.assign(document.createElement("li"), { textContent: words, hidden: true })));
  hinted = 0;
}
function play(uci) {
  pieces = moved(pieces, uci);
  last = uci;
}
function show(next) {
  puzzle = next;
  [turn, pieces, last, grade, over] = [0, readPieces(next.men), next.before, GOOD, false];
  at("puzzle").hidden = false;
  at("done").hidden = at("end").hidden = true;
  at("task").textContent = next.task;
  at("about").textContent = next.about;
  at("before").textContent = next.played ? `The last move was ${next.played}.` : "";
  at("next").textContent = "Skip";
  at("puzzle").querySelector("form").reset();
  say("");
  beginTurn();
  draw();
}
function answer([san, uci]) {
  if (over) return;
  const here = now();
  if (!here.right.includes(uci)) {
    const [reply, words, isGood] = here.said[here.wrong[uci]];
    if (!isGood) grade = AGAIN;
    say(san + words, isGood ? "good" : "wrong");
    draw(reply ? [[uci, "tried"], [reply, "answer"]] : []);
    return;
  }
  const isOther = uci !== here.move;
  if (isOther && (san.endsWith("#") || !here.reply.length)) {
    play(uci);
    finish(`${san} is right, too.`, "right");
    return;
  }
  const main = Object.entries(here.moves).find(([, one]) => one === here.move)[0];
  const words = isOther ? `${san} is right, too; the line continues with ${main}.` : `${san} is right.`;
  play(here.move);
  if (!here.reply.length) {
    finish(words, "right");
    return;
  }
  play(here.reply[0]);
  turn += 1;
  say(`${words} The reply is ${here.reply[1]}.`, "right");
  beginTurn();
  draw();
}
function finish(words, kind) {
  over = true;
  const memory = reviewed(savedProgress(STORE)[puzzle.key], grade, today());
  saveProgress(STORE, puzzle.key, memory);
  say(words, kind);
  at("line").textContent = puzzle.line;
  at("why").textContent = puzzle.why;
  const days = daysBetween(memory.last, memory.due);
  at("again").textContent = `Next review: ${days === 1 ? "tomorrow" : `in ${days} days`}.`;
  at("end").hidden = false;
  at("next").textContent = "Next";
  draw();
  count();
}
function hint() {
  if (over || !showNextHint(at("hints"))) return;
  hinted += 1;
  grade = Math.min(grade, HARD);
  if (hinted === now().hints.length) grade = AGAIN; // the move itself was shown
}
function solution() {
  if (over) return;
  grade = AGAIN;
  for (; turn < puzzle.turns.length; turn += 1) {
    play(now().move);
    if (now().reply.length) play(now().reply[0]);
  }
  turn = puzzle.turns.length - 1;
  finish("", "");
}
// Which puzzle is next: those that are due, then new ones.
function wanted() {
  const motif = at("motif").value;
  const rating = at("rating").value;
  return data.puzzles.filter((one) => (!motif || one.motifs.includes(motif)) && (!rating || band(one) === rating));
}
// Ratings by bands: 1200-1499. A puzzle may have none.
function band(one) {
  if (!one.rating) return "";
  const low = Math.floor(one.rating / 300) * 300;
  return `${low}-${low + 299}`;
}
function isDue(memory) {
  return Boolean(memory) && memory.due <= today();
}
function waiting() {
  const memories = savedProgress(STORE);
  const all = wanted().filter((one) => !seen.has(one.key));
  const due = all.filter((one) => isDue(memories[one.key]));
  due.sort((one, other) => (memories[one.key].due < memories[other.key].due ? -1 : 1));
  const fresh = all.filter((one) => !memories[one.key]);
  const rest = anyway ? all.filter((one) => memories[one.key] && !isDue(memories[one.key])) : [];
  return [...due, ...fresh, ...rest];
}
function go() {
  const next = waiting()[0];
  count();
  if (next) {
    seen.add(next.key);
    show(next);
    return;
  }
  puzzle = null;
  at("puzzle").hidden = true;
  at("done").hidden = false;
  const memories = savedProgress(STORE);
  const days = wanted().map((one) => memories[one.key]?.due).filter(Boolean).sort();
  at("when").textContent = days.length ? `That was all for today. The next puzzle comes on ${days[0]}.` : "That was all.";
}
function count() {
  const memories = savedProgress(STORE);
  const all = wanted();
  const answered = all.filter((one) => memories[one.key]).length;
  const due = all.filter((one) => isDue(memories[one.key])).length;
  at("progress").textContent = `${answered} of ${all.length} answered` + (due ? `, ${due} due today` : "");
}
function restart(all) {
  anyway = all;
  seen = new Set();
  go();
}
function listChoices(id, namesOf, order) {
  const counts = new Map(); // a motif may have any name
  for (const one of data.puzzles) for (const name of namesOf(one)) counts.set(name, (counts.get(name) || 0) + 1);
  const option = (value, words) => Object.assign(document.createElement("option"), { value, textContent: words });
  const listed = [...counts.keys()].sort(order).map((name) => option(name, `${name} (${counts.get(name)})`));
  at(id).append(option("", `all (${data.puzzles.length})`), ...listed);
  at(id).parentElement.hidden = !listed.length;
  at(id).addEventListener("change", () => restart(false));
}

listChoices("motif", (one) => one.motifs);
listChoices("rating", (one) => [band(one)].filter(Boolean), (one, other) => parseInt(one, 10) - parseInt(other, 10));
if (location.hash === "#own") at("motif").value = OWN;
at("filter").addEventListener("submit", (event) => event.preventDefault());
at("hint").addEventListener("click", hint);
at("solution").addEventListener("click", solution);
at("next").addEventListener("click", go);
at("anyway").addEventListener("click", () => restart(true));
at("forget").addEventListener("click", () => {
  resetProgress(STORE);
  restart(false);
});
at("puzzle").querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.move;
  if (over) go();
  else {
    const found = readMove(now().moves, field.value);
    if (found) answer(found);
    else say("There is no such move here.", "wrong");
    field.select();
  }
});
document.addEventListener("keydown", (event) => {
  const field = at("puzzle").querySelector("input");
  if (event.key === "Escape") field.blur();
  if (isTyping(event) || !puzzle) return;
  if (event.key === "h") hint();
  else if (event.key === "s") solution();
  else if (event.key === "n") go();
  else if (event.key === "m") {
    event.preventDefault();
    field.focus();
    field.select();
  }
});
restart(false);
