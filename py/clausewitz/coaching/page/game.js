"use strict";
// Each game of the page can be gone through: by its moves, its curve, two buttons and two keys.
const SVG = "http://www.w3.org/2000/svg";
const SIDE = 45;
const NAMES = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
const games = JSON.parse(document.getElementById("data").textContent);
const sections = [...document.querySelectorAll(".game")];
const START = "Go on with Next, with the right arrow key, or by a click on a move or on the curve.";
let active = 0;

function draw(parent, name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  parent.append(made);
  return made;
}

function drawBoard(board, placement, move) {
  for (const old of board.querySelectorAll("use:not([href='#squares']), .last")) old.remove();
  for (const square of move ? [move.slice(0, 2), move.slice(2, 4)] : []) {
    const x = (square.charCodeAt(0) - 97) * SIDE, y = (8 - square[1]) * SIDE;
    draw(board, "rect", { class: "last", x, y, width: SIDE, height: SIDE });
  }
  placement.split("/").forEach((row, rank) => {
    let file = 0;
    for (const sign of row) {
      if (sign >= "1" && sign <= "8") { file += Number(sign); continue; }
      const colour = sign === sign.toLowerCase() ? "black" : "white";
      const href = `#${colour}-${NAMES[sign.toLowerCase()]}`;
      draw(board, "use", { href, x: file * SIDE, y: rank * SIDE });
      file += 1;
    }
  });
}

sections.forEach((section, number) => {
  const game = games[number], last = game.moves.length;
  const board = section.querySelector(".replay .board"), curve = section.querySelector(".curve");
  const [left, across, top, down] = game.curve;
  const cursor = draw(curve, "line", { class: "cursor", y1: top, y2: top + down });
  const buttons = [...section.querySelectorAll(".moves button")];
  game.show = (ply) => {
    game.ply = Math.max(0, Math.min(last, ply));
    active = number;
    drawBoard(board, game.boards[game.ply], game.moves[game.ply - 1]);
    const x = left + across * game.ply / last;
    cursor.setAttribute("x1", x);
    cursor.setAttribute("x2", x);
    buttons.forEach((button, at) => {
      if (at + 1 === game.ply) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
    section.querySelector(".verdict").textContent = game.words[game.ply - 1] || START;
  };
  section.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button && button.dataset.ply) game.show(Number(button.dataset.ply));
    else if (button && button.dataset.step) game.show(game.ply + Number(button.dataset.step));
  });
  curve.addEventListener("click", (event) => {
    const box = curve.getBoundingClientRect();
    const x = (event.clientX - box.left) * curve.viewBox.baseVal.width / box.width;
    game.show(Math.round((x - left) * last / across));
  });
  game.show(0);
});
active = 0;

document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
  games[active].show(games[active].ply + step);
  event.preventDefault();
});
