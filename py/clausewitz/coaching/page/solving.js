"use strict";
// What every page with boards to solve needs: moves read from words, hints, and a memory.

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
function showNextHint(list) {
  const next = list.querySelector("li[hidden]");
  if (next) next.hidden = false;
  return Boolean(next);
}
function isTyping(event) {
  return event.target.matches("input, textarea, select") || event.ctrlKey || event.altKey || event.metaKey;
}
// What a page remembers in this browser, by keys of any name; a private window may remember nothing.
function savedProgress(store) {
  const found = Object.create(null);
  try { return Object.assign(found, JSON.parse(localStorage.getItem(store))); } catch { return found; }
}
function saveProgress(store, key, state) {
  try { localStorage.setItem(store, JSON.stringify({ ...savedProgress(store), [key]: state })); } catch { /* private window */ }
}
function resetProgress(store) {
  try { localStorage.removeItem(store); } catch { /* private window */ }
}
