// The board: chessground, what is drawn on it, and what a screen reader says of it.

import { Chessground } from "chessground";

const NAMES = { pawn: "pawn", knight: "N", bishop: "B", rook: "R", queen: "Q", king: "K" };
const ORDER = ["king", "queen", "rook", "bishop", "knight", "pawn"];

export class BoardView {
  // `moved` gets the squares of a move that was made on the board.
  constructor(holder, moved) {
    this.holder = holder;
    this.side = null; // the only one that may move, if there is one
    this.ground = Chessground(holder, {
      coordinates: true,
      animation: { duration: 150 },
      movable: { free: false, events: { after: moved } },
      premovable: { enabled: false },
      drawable: { enabled: true },
    });
    this.holder.setAttribute("role", "img");
  }

  // The position of a game, which can be played on.
  showGame(game) {
    const position = game.position;
    this.ground.set({
      fen: game.fen,
      turnColor: position.turn,
      check: position.isCheck(),
      lastMove: game.lastMove ? [game.lastMove.slice(0, 2), game.lastMove.slice(2, 4)] : undefined,
      viewOnly: false,
      movable: { free: false, color: this.side ?? position.turn, dests: game.destinations },
      events: { select: undefined, change: undefined },
    });
    this.describe(`${position.turn === "white" ? "White" : "Black"} to move.`);
  }

  // Pieces as chessground has them, only to look at.
  showPieces(pieces, words) {
    this.ground.set({ fen: placement(pieces), check: false, lastMove: undefined, viewOnly: true });
    this.describe(words);
  }

  // Pieces that can be put anywhere.
  edit(selected, changed) {
    this.ground.set({
      check: false,
      lastMove: undefined,
      viewOnly: false,
      movable: { free: true, color: "both", dests: undefined },
      draggable: { deleteOnDropOff: true },
      events: { select: selected, change: changed },
    });
  }

  get pieces() {
    return new Map(this.ground.state.pieces);
  }

  put(square, piece) {
    this.ground.setPieces(new Map([[square, piece ?? undefined]]));
    this.ground.selectSquare(null);
  }

  // Arrows and circles: { from, to, brush }, without `to` a circle.
  draw(shapes) {
    this.ground.setAutoShapes(
      shapes.map(({ from, to, brush }) => ({ orig: from, dest: to, brush: brush ?? "green" })),
    );
  }

  orient(side) {
    this.ground.set({ orientation: side });
  }

  flip() {
    this.ground.toggleOrientation();
  }

  describe(words) {
    this.holder.setAttribute("aria-label", `${listed(this.pieces)} ${words}`);
  }
}

// A board of its own, only to look at.
export function smallBoard(fen) {
  const holder = document.createElement("div");
  const wrap = document.createElement("div");
  holder.className = "small-board";
  holder.append(wrap);
  const ground = Chessground(wrap, { fen, viewOnly: true, coordinates: false });
  wrap.setAttribute("role", "img");
  wrap.setAttribute("aria-label", listed(ground.state.pieces));
  return holder;
}

// "White: Ke1, Nd5. Black: Ke8, Ra8."
function listed(pieces) {
  const side = (color) =>
    [...pieces]
      .filter(([, piece]) => piece.color === color)
      .sort(([a, one], [b, other]) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role) || (a < b ? -1 : 1))
      .map(([square, piece]) => (piece.role === "pawn" ? `pawn ${square}` : `${NAMES[piece.role]}${square}`))
      .join(", ") || "none";
  return `White: ${side("white")}. Black: ${side("black")}.`;
}

const LETTERS = { pawn: "p", knight: "n", bishop: "b", rook: "r", queen: "q", king: "k" };

// The first field of a FEN.
export function placement(pieces) {
  const rows = [];
  for (let rank = 8; rank >= 1; rank -= 1) {
    let row = "";
    let empty = 0;
    for (const file of "abcdefgh") {
      const piece = pieces.get(`${file}${rank}`);
      if (!piece) {
        empty += 1;
        continue;
      }
      const letter = LETTERS[piece.role];
      row += (empty || "") + (piece.color === "white" ? letter.toUpperCase() : letter);
      empty = 0;
    }
    rows.push(row + (empty || ""));
  }
  return rows.join("/");
}
