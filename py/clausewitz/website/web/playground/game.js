// A game as a tree: the position on the board, the moves that led to it, and variations beside them.
// The rules are those of chessops.

import { Chess } from "chessops/chess";
import { chessgroundDests } from "chessops/compat";
import { INITIAL_FEN, makeFen } from "chessops/fen";
import { makePgn, parsePgn, startingPosition } from "chessops/pgn";
import { makeSanAndPlay, parseSan } from "chessops/san";
import { moveOf, positionOf, uciOf } from "./positions.js";

const HALF_MOVES_TO_DRAW = 100;
const NO_HEADERS = () => new Map();

// A position of the game, and the move that led there; the first child goes on with the line.
class Place {
  constructor(parent, fen, { san = null, move = null, notes = {} } = {}) {
    Object.assign(this, { parent, fen, san, move, children: [] });
    this.nags = notes.nags ?? [];
    this.comments = notes.comments ?? [];
    this.startingComments = notes.startingComments ?? [];
  }

  // What chessops writes of a move.
  get data() {
    return this;
  }

  get path() {
    const places = [this];
    while (places[0].parent) places.unshift(places[0].parent);
    return places;
  }

  // Half moves since the beginning of the whole game, which a FEN counts.
  get ply() {
    const [, turn, , , , number] = this.fen.split(" ");
    return 2 * (Number(number) - 1) + (turn === "w" ? 0 : 1);
  }

  get end() {
    let place = this;
    while (place.children.length) [place] = place.children;
    return place;
  }

  added(position, move, notes) {
    const uci = uciOf(position, move);
    const san = makeSanAndPlay(position, move);
    const place = new Place(this, makeFen(position.toSetup()), { san, move: uci, notes });
    this.children.push(place);
    return place;
  }
}

export class Game {
  constructor() {
    this.listeners = [];
    this.setFen(INITIAL_FEN);
  }

  onChange(listener) {
    this.listeners.push(listener);
  }

  changed() {
    for (const listener of this.listeners) listener(this);
  }

  get fen() {
    return this.here.fen;
  }

  get lastMove() {
    return this.here.move;
  }

  get position() {
    return positionOf(this.fen);
  }

  get destinations() {
    return chessgroundDests(this.position);
  }

  // Where the game began, and the moves that led here.
  get history() {
    const [start, ...others] = this.here.path;
    return { fen: start.fen, after: others.map(({ move }) => move) };
  }

  setFen(text) {
    this.begin(new Place(null, makeFen(positionOf(text).toSetup())), NO_HEADERS());
  }

  begin(root, headers) {
    this.root = root;
    this.headers = headers;
    this.goTo(root.end);
  }

  // The first game of a text, with its variations and comments.
  setPgn(text) {
    const [game] = gamesOf(text);
    if (!game) throw new Error("this is no game of chess");
    this.setGame(game);
  }

  // A game as `gamesOf` gives it.
  setGame({ headers, moves, comments }) {
    const start = startingPosition(headers);
    if (start.isErr || !(start.value instanceof Chess)) throw new Error("this is no game of chess");
    if (!moves.children.length && !headers.has("FEN")) throw new Error("this is neither a FEN nor a game");
    const root = new Place(null, makeFen(start.value.toSetup()), { notes: { comments } });
    grow(root, moves);
    this.begin(root, headers);
  }

  // A move as text, in SAN or UCI; says whether it is legal. One that is not the next is a variation.
  play(text) {
    const position = this.position;
    const move = moveOf(position, text.trim());
    if (!move || !position.isLegal(move)) return false;
    const uci = uciOf(position, move);
    const known = this.here.children.find((place) => place.move === uci);
    this.goTo(known ?? this.here.added(position, move));
    return true;
  }

  goTo(place) {
    this.here = place;
    this.changed();
  }

  back() {
    this.goTo(this.here.parent ?? this.here);
  }

  forward() {
    this.goTo(this.here.children[0] ?? this.here);
  }

  // To the move of the next variation beside this one, or of the one before.
  toVariation(step) {
    const beside = this.here.parent?.children ?? [this.here];
    this.goTo(beside[(beside.indexOf(this.here) + step + beside.length) % beside.length]);
  }

  // The place where the variation begins that leads here; none on the main line.
  get branch() {
    return this.here.path.findLast((place) => place.parent && place.parent.children[0] !== place);
  }

  // The variation that leads here changes places with the line beside it.
  promote() {
    const { branch } = this;
    if (!branch) return;
    const beside = branch.parent.children;
    beside.splice(beside.indexOf(branch), 1);
    beside.unshift(branch);
    this.changed();
  }

  // This move goes, with all that follows.
  remove() {
    const { parent } = this.here;
    if (!parent) return;
    parent.children.splice(parent.children.indexOf(this.here), 1);
    this.goTo(parent);
  }

  // How the game has ended, in words; empty while it goes on.
  get outcome() {
    const { position } = this;
    const other = position.turn === "white" ? "Black" : "White";
    if (position.isCheckmate()) return `Mate: ${other} has won.`;
    if (position.isStalemate()) return "Stalemate.";
    if (position.isInsufficientMaterial()) return "Draw: neither side can mate.";
    if (position.halfmoves >= HALF_MOVES_TO_DRAW) return "Draw: fifty moves without a capture or a pawn's move.";
    const board = repeated(this.fen);
    const times = this.here.path.filter(({ fen }) => repeated(fen) === board).length;
    return times >= 3 ? "Draw: the position is there for the third time." : "";
  }

  get pgn() {
    const headers = new Map(this.headers);
    if (this.root.fen !== INITIAL_FEN) headers.set("SetUp", "1").set("FEN", this.root.fen);
    return makePgn({ headers, moves: this.root, comments: this.root.comments });
  }
}

// The games of a text; those without a move and without a position are none.
export function gamesOf(text) {
  return parsePgn(text, NO_HEADERS);
}

// The moves of a game that was read. One that is not legal ends a variation; in the main line it is
// an error.
function grow(root, moves) {
  const left = [{ place: root, node: moves, isMain: true }];
  for (let one = left.pop(); one; one = left.pop()) {
    one.node.children.forEach((child, number) => {
      const position = positionOf(one.place.fen);
      const move = parseSan(position, child.data.san);
      const isMain = one.isMain && number === 0;
      if (move) left.push({ place: one.place.added(position, move, child.data), node: child, isMain });
      else if (isMain) {
        const half = one.place.path.length - 1;
        throw new Error(`${child.data.san} is not a legal move after ${half} half moves`);
      }
    });
  }
}

// What is the same where a position is repeated.
const repeated = (fen) => fen.split(" ").slice(0, 4).join(" ");
