"use strict";
// The boards to solve: moves by clicks or by words, hints one by one, progress kept here.
const data = JSON.parse(document.getElementById("data").textContent);
const cards = [...document.querySelectorAll(".puzzle")];
const STORE = "clausewitz coach";

function kept() {
  try { return JSON.parse(localStorage.getItem(STORE)) || {}; } catch { return {}; }
}
function keep(key, state) {
  try { localStorage.setItem(STORE, JSON.stringify({ ...kept(), [key]: state })); } catch { /* private window */ }
}
function count() {
  const solved = cards.filter((card) => card.classList.contains("solved")).length;
  document.getElementById("progress").textContent = cards.length ? `${solved} of ${cards.length} solved` : "";
}
function open(card) {
  card.classList.add("open");
  card.querySelector("details").open = true;
}
function judge(card, uci, words) {
  const puzzle = data[card.dataset.number];
  const verdict = card.querySelector(".verdict");
  const right = puzzle.right.includes(uci);
  card.classList.toggle("right", right);
  card.classList.toggle("wrong", !right);
  if (right) {
    verdict.textContent = `${words} is right.`;
    if (!card.classList.contains("open")) {
      card.classList.add("solved");
      keep(card.dataset.key, "solved");
    }
    open(card);
    count();
  } else {
    verdict.textContent = uci === puzzle.played ? `${words} was played, and there is better.` : `${words} is not the move.`;
  }
}
function plain(word) {
  return word.replace(/[+#!?=x\s]/g, "").replace(/0/g, "O");
}
function read(puzzle, text) {
  const wanted = text.trim();
  const moves = Object.entries(puzzle.moves);
  const exact = moves.find(([san, uci]) => san === wanted || uci === wanted.toLowerCase());
  if (exact) return exact;
  const near = moves.filter(([san]) => plain(san) === plain(wanted));
  return near.length === 1 ? near[0] : null;
}
function squareAt(card, event) {
  const box = card.querySelector(".board").getBoundingClientRect();
  let file = Math.floor((8 * (event.clientX - box.left)) / box.width);
  let rank = 7 - Math.floor((8 * (event.clientY - box.top)) / box.height);
  if (data[card.dataset.number].flipped) [file, rank] = [7 - file, 7 - rank];
  return "abcdefgh"[file] + (rank + 1);
}
function choose(card, square) {
  const board = card.querySelector(".board");
  board.querySelector(".chosen")?.remove();
  card.chosen = square;
  if (!square) return;
  let [x, y] = [square.charCodeAt(0) - 97, 8 - Number(square[1])];
  if (data[card.dataset.number].flipped) [x, y] = [7 - x, 7 - y];
  const mark = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const size = { x: 45 * x, y: 45 * y, width: 45, height: 45, class: "chosen" };
  for (const [name, value] of Object.entries(size)) mark.setAttribute(name, value);
  board.append(mark);
}
function click(card, event) {
  const puzzle = data[card.dataset.number];
  const square = squareAt(card, event);
  const from = card.chosen;
  const found = from && Object.entries(puzzle.moves).filter(([, uci]) => uci.slice(0, 4) === from + square);
  if (found && found.length) {
    choose(card, null);
    // A pawn that can become several pieces becomes the right one, or a queen.
    const [san, uci] = found.find(([, one]) => puzzle.right.includes(one)) || found.find(([, one]) => one.endsWith("q")) || found[0];
    judge(card, uci, san);
    return;
  }
  const movable = Object.values(puzzle.moves).some((uci) => uci.startsWith(square));
  choose(card, movable ? square : null);
}
function hint(card) {
  const next = card.querySelector(".hints li[hidden]");
  if (next) {
    next.hidden = false;
    if (kept()[card.dataset.key] !== "solved") keep(card.dataset.key, "hinted");
  } else open(card);
}
function go(step) {
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[Math.max(0, Math.min(cards.length - 1, at < 0 ? 0 : at + step))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
for (const card of cards) {
  card.querySelector(".board").addEventListener("click", (event) => click(card, event));
  card.querySelector(".hint").addEventListener("click", () => hint(card));
  card.querySelector("details").addEventListener("toggle", (event) => {
    if (event.target.open) card.classList.add("open");
  });
  card.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    const found = read(data[card.dataset.number], event.target.move.value);
    if (found) judge(card, found[1], found[0]);
    else card.querySelector(".verdict").textContent = "There is no such move here.";
  });
  if (kept()[card.dataset.key] === "solved") card.classList.add("solved");
}
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
  const card = cards.find((one) => one.contains(document.activeElement));
  if (event.key === "n") go(1);
  else if (event.key === "p") go(-1);
  else if (event.key === "h" && card) hint(card);
  else if (event.key === "s" && card) open(card);
});
document.getElementById("forget").addEventListener("click", () => {
  try { localStorage.removeItem(STORE); } catch { /* private window */ }
  for (const card of cards) card.classList.remove("solved");
  count();
});
count();
