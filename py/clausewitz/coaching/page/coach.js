// The boards of the coach: all on one page, each with its answer, hints and solution.
const data = JSON.parse(document.getElementById("data").textContent);
const cards = [...document.querySelectorAll(".puzzle")];
const STORE = "clausewitz coach";

function puzzleOf(card) {
  return data[card.dataset.number];
}
function count() {
  const solved = cards.filter((card) => card.classList.contains("solved")).length;
  document.getElementById("progress").textContent = cards.length ? `${solved} of ${cards.length} solved` : "";
}
function open(card) {
  card.classList.add("open");
  card.querySelector("details").open = true;
}
function judge(card, [words, uci]) {
  const puzzle = puzzleOf(card);
  const verdict = card.querySelector(".verdict");
  const right = puzzle.right.includes(uci);
  card.classList.toggle("right", right);
  card.classList.toggle("wrong", !right);
  if (right) {
    verdict.textContent = `${words} is right.`;
    if (!card.classList.contains("open")) {
      card.classList.add("solved");
      keep(STORE, card.dataset.key, "solved");
    }
    open(card);
    count();
  } else {
    verdict.textContent = uci === puzzle.played ? `${words} was played, and there is better.` : `${words} is not the move.`;
  }
}
function hint(card) {
  if (!showNextHint(card.querySelector(".hints"))) open(card);
  else if (kept(STORE)[card.dataset.key] !== "solved") keep(STORE, card.dataset.key, "hinted");
}
function go(step) {
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[Math.max(0, Math.min(cards.length - 1, at < 0 ? 0 : at + step))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
for (const card of cards) {
  const board = card.querySelector(".board");
  board.addEventListener("click", (event) => {
    const { chosen, made } = clickOn(board, puzzleOf(card), card.chosen, event);
    card.chosen = chosen;
    if (made) judge(card, made);
  });
  card.querySelector(".hint").addEventListener("click", () => hint(card));
  card.querySelector("details").addEventListener("toggle", (event) => {
    if (event.target.open) card.classList.add("open");
  });
  card.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    const found = readMove(puzzleOf(card).moves, event.target.move.value);
    if (found) judge(card, found);
    else card.querySelector(".verdict").textContent = "There is no such move here.";
  });
  if (kept(STORE)[card.dataset.key] === "solved") card.classList.add("solved");
}
document.addEventListener("keydown", (event) => {
  if (isTyping(event)) return;
  const card = cards.find((one) => one.contains(document.activeElement));
  if (event.key === "n") go(1);
  else if (event.key === "p") go(-1);
  else if (event.key === "h" && card) hint(card);
  else if (event.key === "s" && card) open(card);
});
document.getElementById("forget").addEventListener("click", () => {
  forget(STORE);
  for (const card of cards) card.classList.remove("solved");
  count();
});
count();
