// Below the board: moves typed, FEN and PGN pasted, the moves of a game, and the board set up anew.

import { placement } from "./board_view.js";
import { button, byId, element } from "./elements.js";
import { positionOf } from "./game.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const RIGHTS = { K: "e1h1", Q: "e1a1", k: "e8h8", q: "e8a8" };

export class PositionPanel {
  constructor(board, game) {
    this.board = board;
    this.game = game;
    this.status = byId("position-status");
    this.editing = false;
    byId("move-form").addEventListener("submit", (event) => this.typed(event));
    byId("position-form").addEventListener("submit", (event) => this.pasted(event));
    byId("first").addEventListener("click", () => game.goTo(0));
    byId("back").addEventListener("click", () => game.goTo(game.place - 1));
    byId("forward").addEventListener("click", () => game.goTo(game.place + 1));
    byId("last").addEventListener("click", () => game.goTo(game.places.length - 1));
    byId("flip").addEventListener("click", () => board.flip());
    byId("setup").addEventListener("toggle", () => (byId("setup").open ? this.edit() : this.finish()));
    byId("clear-board").addEventListener("click", () => this.place("4k3/8/8/8/8/8/8/4K3"));
    byId("start-board").addEventListener("click", () => this.place(START));
    byId("setup").addEventListener("change", () => this.edited());
  }

  // A move on the board; for a pawn that promotes, the page asks what it becomes.
  async moved(from, to) {
    if (this.editing) return;
    const standing = this.board.pieces.get(to);
    const promotes = standing?.role === "pawn" && /[18]$/.test(to);
    const piece = promotes ? await promotion() : "";
    if (piece === null || !this.game.play(from + to + piece)) this.show();
  }

  typed(event) {
    event.preventDefault();
    const field = byId("move");
    if (this.game.play(field.value)) field.value = "";
    else this.tell(`${field.value || "This"} is not a legal move here.`);
  }

  pasted(event) {
    event.preventDefault();
    const text = byId("position").value.trim();
    byId("setup").open = false;
    try {
      if (/^[^\s/]+(\/[^\s/]+){7}/.test(text)) this.game.setFen(text);
      else this.game.setPgn(text);
    } catch (error) {
      this.tell(`${error.message[0].toUpperCase()}${error.message.slice(1)}.`);
    }
  }

  show() {
    if (!this.editing) this.board.showGame(this.game);
    const { fen, place, places, position } = this.game;
    byId("position").value = fen;
    const side = position.turn === "white" ? "White" : "Black";
    const other = position.turn === "white" ? "Black" : "White";
    if (position.isCheckmate()) this.tell(`Mate: ${other} has won.`);
    else if (position.isStalemate()) this.tell("Stalemate.");
    else this.tell(`${side} to move${position.isCheck() ? ", in check" : ""}.`);
    byId("first").disabled = byId("back").disabled = place === 0;
    byId("last").disabled = byId("forward").disabled = place === places.length - 1;
    byId("moves").replaceChildren(...this.moves());
  }

  moves() {
    return this.game.places.slice(1).map(({ san }, index) => {
      const here = index + 1 === this.game.place;
      const go = button(san, () => this.game.goTo(index + 1), { "aria-current": here ? "step" : null });
      return element("li", {}, go);
    });
  }

  tell(words) {
    this.status.textContent = words;
  }

  // Set up: a piece is chosen, and every square that is clicked gets it.
  edit() {
    this.editing = true;
    const [, turn, rights] = this.game.fen.split(" ");
    byId("setup").querySelector(`[name="turn"][value="${turn}"]`).checked = true;
    for (const letter of "KQkq") byId(`castling-${letter}`).checked = rights.includes(letter);
    this.board.edit((square) => this.put(square), () => this.edited());
  }

  finish() {
    this.editing = false;
    this.show();
  }

  put(square) {
    const [color, role] = byId("setup").querySelector('[name="piece"]:checked').value.split(" ");
    if (color === "hand") return;
    this.board.put(square, color === "none" ? null : { color, role });
    this.edited();
  }

  place(rows) {
    this.board.ground.set({ fen: rows });
    for (const letter of "KQkq") byId(`castling-${letter}`).checked = rows === START;
    this.edited();
  }

  edited() {
    if (!this.editing) return;
    const pieces = this.board.pieces;
    const turn = byId("setup").querySelector('[name="turn"]:checked').value;
    const rights = [..."KQkq"].filter((letter) => byId(`castling-${letter}`).checked && mayCastle(pieces, letter));
    const fen = `${placement(pieces)} ${turn} ${rights.join("") || "-"} - 0 1`;
    try {
      positionOf(fen);
      this.game.setFen(fen);
    } catch (error) {
      byId("position").value = fen;
      this.tell(`Not yet a position: ${error.message}.`);
    }
  }
}

// King and rook stand where they began.
function mayCastle(pieces, letter) {
  const color = letter === letter.toUpperCase() ? "white" : "black";
  const [king, rook] = [RIGHTS[letter].slice(0, 2), RIGHTS[letter].slice(2)];
  const stands = (square, role) => pieces.get(square)?.role === role && pieces.get(square).color === color;
  return stands(king, "king") && stands(rook, "rook");
}

// The letter of a piece, or null if the user thinks better of it.
function promotion() {
  const dialog = byId("promotion");
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue || null), { once: true });
  });
}
