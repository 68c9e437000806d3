// Which boards are solved: chosen by kind and motif, one after another; and how many are done.
const filter = at("filter");
let chosenCards = [];

function fits(one, kind, motif) {
  return (kind === "all" ? one.dataset.kind !== "found" : one.dataset.kind === kind) && (!motif || one.dataset.motif === motif);
}
function count() {
  const memory = savedProgress(STORE);
  const solved = chosenCards.filter((one) => isSolved(one, memory)).length;
  at("progress").textContent = chosenCards.length ? `${solved} of ${chosenCards.length} solved` : "";
  at("number").textContent = `Board ${chosenCards.indexOf(card) + 1} of ${chosenCards.length}`;
  for (const one of cards) one.classList.toggle("solved", isSolved(one, memory));
}
function listMotifs() {
  const kind = filter.kind.value;
  const counts = new Map();
  for (const one of cards) if (fits(one, kind, "")) counts.set(one.dataset.motif, (counts.get(one.dataset.motif) || 0) + 1);
  const option = (value, words) => Object.assign(document.createElement("option"), { value, textContent: words });
  const before = filter.motif.value;
  const names = [...counts.keys()].sort((one, other) => counts.get(other) - counts.get(one) || (one < other ? -1 : 1));
  filter.motif.replaceChildren(option("", "all motifs"), ...names.map((name) => option(name, `${name} (${counts.get(name)})`)));
  filter.motif.value = counts.has(before) ? before : "";
}
function choose(first = null) {
  listMotifs();
  const [kind, motif, memory] = [filter.kind.value, filter.motif.value, savedProgress(STORE)];
  for (const one of cards) one.hidden = !fits(one, kind, motif);
  chosenCards = cards.filter((one) => !one.hidden);
  at("none").hidden = chosenCards.length > 0;
  at("controls").hidden = chosenCards.length === 0;
  const next = first || chosenCards.find((one) => !isSolved(one, memory)) || chosenCards[0];
  if (next) show(next);
  count();
}
// After the last board comes the first.
function go(step) {
  const next = chosenCards[(chosenCards.indexOf(card) + step + chosenCards.length) % chosenCards.length];
  if (!next) return;
  const focused = document.activeElement;
  show(next);
  count();
  // What was moved to the next board has lost the focus, and so has a board that is hidden now.
  if (at("controls").contains(focused)) focused.focus();
  else card.focus({ preventScroll: true });
}
// Links of the page name a board, or all of a kind and a motif.
function follow(link) {
  const { kind, motif } = link.dataset;
  const wanted = cards.find((one) => `#${one.id}` === link.getAttribute("href"));
  filter.kind.value = kind || (wanted && !fits(wanted, "all", "") ? wanted.dataset.kind : "all");
  listMotifs();
  filter.motif.value = motif || "";
  choose(wanted);
  at("boards").scrollIntoView();
  card?.focus({ preventScroll: true });
}

filter.addEventListener("change", () => choose());
filter.addEventListener("submit", (event) => event.preventDefault());
at("controls").querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  takeBack();
  const field = event.target.move;
  const found = over ? null : readMove(puzzle.turns[shown / 2].moves, field.value);
  if (found) answer(found);
  else if (!over) say("There is no such move here.", "wrong");
  field.value = "";
});
const ACTIONS = { hint, solution, again: takeBack, previous: () => go(-1), next: () => go(1), back: () => walk(-1), forward: () => walk(1) };
const KEYS = { h: "hint", s: "solution", Escape: "again", p: "previous", n: "next", ArrowLeft: "back", ArrowRight: "forward" };
for (const [id, action] of Object.entries(ACTIONS)) at(id).addEventListener("click", action);
at("place").addEventListener("pointerdown", takeBack, true);
for (const link of document.querySelectorAll("a.solve")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    follow(link);
  });
}
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target.matches("input")) event.target.blur();
  if (isTyping(event) || !card || !KEYS[event.key]) return;
  event.preventDefault();
  ACTIONS[KEYS[event.key]]();
});
at("forget").addEventListener("click", () => {
  resetProgress(STORE);
  choose();
});
document.documentElement.classList.add("scripted");
choose();
