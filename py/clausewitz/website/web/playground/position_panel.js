// Below the board: moves typed, games and positions pasted, the moves of a game, and the board set up
// anew.

import { placement } from "./board_view.js";
import { byId } from "./elements.js";
import { GamesPanel } from "./games_panel.js";
import { MovesView } from "./moves_view.js";
import { positionOf, START } from "./positions.js";

const START_BOARD = START.split(" ")[0];
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", f: "flip", ArrowUp: -1, ArrowDown: 1 };
const TAKES_KEYS = "input, textarea, select, code-editor, [role=tablist], [role=log], [role=region], pre, dialog";
const RIGHTS = { K: "e1h1", Q: "e1a1", k: "e8h8", q: "e8a8" };

export class PositionPanel {
  constructor(board, game) {
    this.board = board;
    this.game = game;
    this.status = byId("position-status");
    this.editing = false;
    byId("move-form").addEventListener("submit", (event) => this.typed(event));
    byId("position-form").addEventListener("submit", (event) => this.pasted(event));
    this.moves = new MovesView(game);
    this.games = new GamesPanel(game, (words) => this.tell(words));
    this.steps = {
      first: () => game.goTo(game.root),
      back: () => game.back(),
      forward: () => game.forward(),
      last: () => game.goTo(game.here.end),
      promote: () => game.promote(),
      remove: () => game.remove(),
      flip: () => board.flip(),
    };
    for (const [id, step] of Object.entries(this.steps)) byId(id).addEventListener("click", step);
    addEventListener("keydown", (event) => this.pressed(event));
    byId("setup").addEventListener("toggle", () => (byId("setup").open ? this.edit() : this.finish()));
    byId("clear-board").addEventListener("click", () => this.place("4k3/8/8/8/8/8/8/4K3"));
    byId("start-board").addEventListener("click", () => this.place(START_BOARD));
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

  // Keys go through the game, unless they belong to what has the focus.
  pressed(event) {
    const step = KEYS[event.key];
    const isTaken = event.target.closest?.(TAKES_KEYS) || event.ctrlKey || event.altKey || event.metaKey;
    if (!step || isTaken || this.editing) return;
    event.preventDefault();
    if (typeof step === "number") this.game.toVariation(step);
    else this.steps[step]();
  }

  typed(event) {
    event.preventDefault();
    const field = byId("move");
    if (this.game.play(field.value)) field.value = "";
    else this.tell(`${field.value || "This"} is not a legal move here.`);
  }

  pasted(event) {
    event.preventDefault();
    byId("setup").open = false;
    this.games.open(byId("position").value.trim());
  }

  show() {
    if (!this.editing) this.board.showGame(this.game);
    const { fen, here, position, outcome, branch } = this.game;
    byId("position").value = fen;
    const side = position.turn === "white" ? "White" : "Black";
    this.tell(outcome || `${side} to move${position.isCheck() ? ", in check" : ""}.`);
    byId("first").disabled = byId("back").disabled = byId("remove").disabled = !here.parent;
    byId("last").disabled = byId("forward").disabled = here.children.length === 0;
    byId("promote").disabled = !branch;
    this.moves.show();
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
    for (const letter of "KQkq") byId(`castling-${letter}`).checked = rows === START_BOARD;
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
