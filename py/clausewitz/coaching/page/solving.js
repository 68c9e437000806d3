"use strict";
// What every board to solve needs: moves read from words and from clicks, squares marked.
const SVG = "http://www.w3.org/2000/svg";
const SIDE = 45; // of a square, in the drawing

function plain(word) {
  return word.replace(/[+#!?=x\s]/g, "").replace(/0/g, "O");
}
// Moves are given as { san: uci }; what is found is [san, uci] or null.
function readMove(moves, text) {
  const wanted = text.trim();
  const all = Object.entries(moves);
  const exact = all.find(([san, uci]) => san === wanted || uci === wanted.toLowerCase());
  if (exact) return exact;
  const near = all.filter(([san]) => plain(san) === plain(wanted));
  return near.length === 1 ? near[0] : null;
}
function clickedMove(moves, right, from, to) {
  const found = Object.entries(moves).filter(([, uci]) => uci.slice(0, 4) === from + to);
  // A pawn that can become several pieces becomes the right one, or a queen.
  return found.find(([, uci]) => right.includes(uci)) || found.find(([, uci]) => uci.endsWith("q")) || found[0] || null;
}
function isMovable(moves, square) {
  return Object.values(moves).some((uci) => uci.startsWith(square));
}
function squareAt(board, flipped, event) {
  const box = board.getBoundingClientRect();
  let file = Math.floor((8 * (event.clientX - box.left)) / box.width);
  let rank = 7 - Math.floor((8 * (event.clientY - box.top)) / box.height);
  if (flipped) [file, rank] = [7 - file, 7 - rank];
  return "abcdefgh"[file] + (rank + 1);
}
function corner(square, flipped) {
  const [x, y] = [square.charCodeAt(0) - 97, 8 - Number(square[1])];
  return flipped ? [SIDE * (7 - x), SIDE * (7 - y)] : [SIDE * x, SIDE * y];
}
function drawn(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
function squareMark(square, flipped, kind) {
  const [x, y] = corner(square, flipped);
  return drawn("rect", { x, y, width: SIDE, height: SIDE, class: kind });
}
function markChosen(board, flipped, square) {
  board.querySelector(".chosen")?.remove();
  if (square) board.append(squareMark(square, flipped, "chosen"));
}
// Two clicks make a move: the square that is chosen now, and the move that was made, if one was.
function clickOn(board, puzzle, chosen, event) {
  const square = squareAt(board, puzzle.flipped, event);
  const made = chosen ? clickedMove(puzzle.moves, puzzle.right, chosen, square) : null;
  const now = !made && isMovable(puzzle.moves, square) ? square : null;
  markChosen(board, puzzle.flipped, now);
  return { chosen: now, made };
}
function showNextHint(list) {
  const next = list.querySelector("li[hidden]");
  if (next) next.hidden = false;
  return Boolean(next);
}
function isTyping(event) {
  return event.target.matches("input, textarea, select") || event.ctrlKey || event.altKey || event.metaKey;
}
// What a page remembers in this browser, by keys of any name; a private window may remember nothing.
function kept(store) {
  const found = Object.create(null);
  try { return Object.assign(found, JSON.parse(localStorage.getItem(store))); } catch { return found; }
}
function keep(store, key, state) {
  try { localStorage.setItem(store, JSON.stringify({ ...kept(store), [key]: state })); } catch { /* private window */ }
}
function forget(store) {
  try { localStorage.removeItem(store); } catch { /* private window */ }
}
