// The board that is solved on: pieces by their squares, moved by clicks, by dragging and by keys.
const SVG = "http://www.w3.org/2000/svg";
const SIDE = 45; // of a square, in the drawing
const FILES = "abcdefgh";
const NAMES = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SLIDING = 180; // milliseconds that a piece takes from square to square

// Positions

function readPieces(placement) {
  const pieces = {};
  placement.split("/").forEach((row, number) => {
    let file = 0;
    for (const sign of row) {
      if (sign >= "1" && sign <= "8") file += Number(sign);
      else pieces[FILES[file++] + (8 - number)] = sign;
    }
  });
  return pieces;
}
function moved(before, uci) {
  const pieces = { ...before };
  const [from, to] = ends(uci);
  const piece = pieces[from];
  const isPawn = piece.toLowerCase() === "p";
  if (isPawn && from[0] !== to[0] && !pieces[to]) delete pieces[to[0] + from[1]]; // en passant
  if (piece.toLowerCase() === "k" && Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 2) {
    const [corner, beside] = to[0] === "g" ? ["h", "f"] : ["a", "d"];
    pieces[beside + to[1]] = pieces[corner + to[1]];
    delete pieces[corner + to[1]];
  }
  delete pieces[from];
  const become = uci[4] || piece;
  pieces[to] = uci[4] && piece === "P" ? become.toUpperCase() : become;
  return pieces;
}
function ends(uci) {
  return [uci.slice(0, 2), uci.slice(2, 4)];
}
function isWhite(piece) {
  return piece < "a";
}
function pieceWords(piece) {
  return piece ? `${isWhite(piece) ? "white" : "black"} ${NAMES[piece.toLowerCase()]}` : "empty";
}
function inWords(pieces) {
  const side = (isSide) => Object.entries(pieces).filter(([, piece]) => isSide(piece)).map(([square, piece]) => `${NAMES[piece.toLowerCase()]} ${square}`).join(", ");
  return `White: ${side(isWhite)}. Black: ${side((piece) => !isWhite(piece))}.`;
}

// Drawings

function drawn(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
function corner(square, flipped) {
  const [x, y] = [square.charCodeAt(0) - 97, 8 - Number(square[1])];
  return flipped ? [SIDE * (7 - x), SIDE * (7 - y)] : [SIDE * x, SIDE * y];
}
function squareIn(file, row, flipped) {
  return flipped ? FILES[7 - file] + (row + 1) : FILES[file] + (8 - row);
}
function squareMark(square, flipped, kind) {
  const [x, y] = corner(square, flipped);
  return drawn("rect", { x, y, width: SIDE, height: SIDE, class: kind });
}
function targetMark(square, flipped, isTaken) {
  const [cx, cy] = corner(square, flipped).map((edge) => edge + SIDE / 2);
  return drawn("circle", { cx, cy, r: isTaken ? 20 : 6, class: isTaken ? "target taken" : "target" });
}
function arrow(uci, flipped, kind) {
  const [[x1, y1], [x2, y2]] = ends(uci).map((square) => corner(square, flipped).map((edge) => edge + SIDE / 2));
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [bx, by] = [x2 - 14 * ux, y2 - 14 * uy];
  const points = [[x2, y2], [bx - 8.4 * uy, by + 8.4 * ux], [bx + 8.4 * uy, by - 8.4 * ux]].map((point) => point.join(",")).join(" ");
  return [drawn("line", { x1, y1, x2: bx, y2: by, class: kind }), drawn("polygon", { points, class: kind })];
}
function drawnPiece(square, piece, flipped) {
  const [x, y] = corner(square, flipped);
  return drawn("use", { href: `#${pieceWords(piece).replace(" ", "-")}`, x, y, "data-square": square });
}
function slide(drawing, uci, flipped) {
  if (!drawing || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [[x1, y1], [x2, y2]] = ends(uci).map((square) => corner(square, flipped));
  drawing.animate([{ transform: `translate(${x1 - x2}px, ${y1 - y2}px)` }, { transform: "none" }], { duration: SLIDING, easing: "ease-out" });
}

// A board in a place of the page; `onMove` is called with [san, uci] of each move that is made on it.
// What it shows: { pieces, flipped, last, moves, right, lit, arrows, slid }, the moves by their words.
function solvingBoard(place, onMove) {
  let view = { pieces: {}, flipped: false, moves: {}, right: [] };
  let svg = null;
  let chosen = null; // the square of the piece that is to move
  let cursor = null; // the square that keys have gone to
  let drag = null;
  let dropped = ""; // the move that a hand has just made, which need not slide
  const heard = Object.assign(document.createElement("p"), { className: "heard" });
  heard.setAttribute("role", "status");

  function show(next) {
    const hadFocus = svg !== null && svg === document.activeElement;
    view = next;
    chosen = drag = null;
    svg = document.getElementById(view.flipped ? "black" : "white").content.firstElementChild.cloneNode(true);
    svg.setAttribute("role", "application");
    svg.setAttribute("tabindex", "0");
    svg.setAttribute("aria-roledescription", "chess board");
    svg.setAttribute("aria-label", `${inWords(view.pieces)} Arrow keys choose a square, Enter picks a piece up and puts it down.`);
    if (view.last) for (const square of ends(view.last)) svg.append(squareMark(square, view.flipped, "last"));
    for (const square of view.lit || []) svg.append(squareMark(square, view.flipped, "bound"));
    for (const [square, piece] of Object.entries(view.pieces)) svg.append(drawnPiece(square, piece, view.flipped));
    for (const [uci, kind] of view.arrows || []) svg.append(...arrow(uci, view.flipped, kind));
    listen();
    place.replaceChildren(svg, heard);
    if (hadFocus) svg.focus();
    if (hadFocus && cursor) goTo(cursor);
    if (view.slid && view.slid.slice(0, 4) !== dropped) slide(pieceOn(ends(view.slid)[1]), view.slid, view.flipped);
    dropped = "";
  }
  function pieceOn(square) {
    return svg.querySelector(`use[data-square="${square}"]`);
  }
  function isMovable(square) {
    return Object.values(view.moves).some((uci) => uci.startsWith(square));
  }
  function choose(square) {
    chosen = square;
    for (const mark of svg.querySelectorAll(".chosen, .target")) mark.remove();
    if (!square) return;
    const targets = new Set(Object.values(view.moves).filter((uci) => uci.startsWith(square)).map((uci) => uci.slice(2, 4)));
    svg.append(squareMark(square, view.flipped, "chosen"), ...[...targets].map((to) => targetMark(to, view.flipped, Boolean(view.pieces[to]))));
  }
  function make(from, to) {
    const found = clickedMove(view.moves, view.right, from, to);
    if (!found) return false;
    choose(null);
    onMove(found);
    return true;
  }
  // A second choice makes the move; another piece of the same side is chosen instead.
  function pick(square) {
    if (chosen && chosen !== square && make(chosen, square)) return false;
    choose(chosen !== square && isMovable(square) ? square : null);
    return chosen !== null;
  }
  function squareAt(event) {
    const box = svg.getBoundingClientRect();
    const [file, row] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height].map((part) => Math.floor(8 * part));
    return file >= 0 && file < 8 && row >= 0 && row < 8 ? squareIn(file, row, view.flipped) : null;
  }
  function press(event) {
    const square = squareAt(event);
    if (event.button !== 0 || !square) return;
    cursor = null;
    svg.querySelector(".cursor")?.remove();
    const wasChosen = chosen === square;
    if (wasChosen || pick(square)) {
      drag = { from: square, wasChosen, x: event.clientX, y: event.clientY };
      svg.setPointerCapture(event.pointerId);
    }
  }
  function carry(event) {
    if (!drag) return;
    const scale = (8 * SIDE) / svg.getBoundingClientRect().width;
    const piece = pieceOn(drag.from);
    if (piece !== svg.lastElementChild) svg.append(piece);
    piece.setAttribute("transform", `translate(${scale * (event.clientX - drag.x)} ${scale * (event.clientY - drag.y)})`);
  }
  function release(event) {
    if (!drag) return;
    const { from, wasChosen } = drag;
    drag = null;
    pieceOn(from).removeAttribute("transform");
    const to = event.type === "pointerup" ? squareAt(event) : null;
    if (to && to !== from) {
      dropped = from + to;
      make(from, to);
    } else if (to && wasChosen) choose(null);
  }
  function goTo(square) {
    cursor = square;
    svg.querySelector(".cursor")?.remove();
    svg.append(squareMark(square, view.flipped, "cursor"));
    heard.textContent = `${square}, ${pieceWords(view.pieces[square])}${square === chosen ? ", chosen" : ""}`;
  }
  function type(event) {
    const step = STEPS[event.key];
    const isIdle = Object.keys(view.moves).length === 0; // then the keys are the page's
    if (isIdle || event.altKey || event.ctrlKey || event.metaKey) return;
    if (step) {
      const [x, y] = cursor ? corner(cursor, view.flipped).map((edge) => edge / SIDE) : [4 - step[0], 6 - step[1]];
      const inside = (number) => Math.max(0, Math.min(7, number));
      goTo(squareIn(inside(x + step[0]), inside(y + step[1]), view.flipped));
    } else if ((event.key === "Enter" || event.key === " ") && cursor) {
      pick(cursor);
      goTo(cursor);
    } else if (event.key === "Escape" && chosen) choose(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function listen() {
    svg.addEventListener("pointerdown", press);
    svg.addEventListener("pointermove", carry);
    svg.addEventListener("pointerup", release);
    svg.addEventListener("pointercancel", release);
    svg.addEventListener("keydown", type);
    // A finger on a piece drags it; anywhere else on the board it scrolls the page.
    svg.addEventListener("touchstart", (event) => {
      const square = event.touches.length === 1 && squareAt(event.touches[0]);
      if (square && (chosen || isMovable(square))) event.preventDefault();
    }, { passive: false });
  }
  return { show };
}
