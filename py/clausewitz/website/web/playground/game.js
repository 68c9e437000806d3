// The position on the board and the moves that led to it. The rules are those of chessops.

import { Chess } from "chessops/chess";
import { chessgroundDests } from "chessops/compat";
import { INITIAL_FEN, makeFen, parseFen } from "chessops/fen";
import { parsePgn, startingPosition } from "chessops/pgn";
import { makeSanAndPlay, parseSan } from "chessops/san";
import { makeSquare, makeUci, parseUci } from "chessops/util";

const SETUP_PROBLEMS = {
  ERR_EMPTY: "the board is empty",
  ERR_KINGS: "each side needs one king",
  ERR_OPPOSITE_CHECK: "the side that is not to move is in check",
  ERR_PAWNS_ON_BACKRANK: "pawns cannot stand on the first or last rank",
  ERR_IMPOSSIBLE_CHECK: "such a check cannot come about",
};

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
    return this.places[this.place].fen;
  }

  get lastMove() {
    return this.places[this.place].move;
  }

  get position() {
    return positionOf(this.fen);
  }

  get destinations() {
    return chessgroundDests(this.position);
  }

  setFen(text) {
    this.places = [{ fen: makeFen(positionOf(text).toSetup()), san: null, move: null }];
    this.place = 0;
    this.changed();
  }

  // The main line of the first game.
  setPgn(text) {
    const [game] = parsePgn(text);
    const start = game && startingPosition(game.headers);
    if (!start || start.isErr) throw new Error("this is no game of chess");
    const position = start.value;
    const places = [{ fen: makeFen(position.toSetup()), san: null, move: null }];
    for (const { san } of game.moves.mainline()) {
      const move = parseSan(position, san);
      if (!move) throw new Error(`${san} is not a legal move after ${places.length - 1} half moves`);
      places.push(played(position, move));
    }
    if (places.length === 1 && !game.headers.has("FEN")) throw new Error("this is neither a FEN nor a game");
    this.places = places;
    this.place = places.length - 1;
    this.changed();
  }

  // A move as text, in SAN or UCI; says whether it is legal.
  play(text) {
    const position = this.position;
    const move = moveOf(position, text.trim());
    if (!move || !position.isLegal(move)) return false;
    this.places = [...this.places.slice(0, this.place + 1), played(position, move)];
    this.goTo(this.places.length - 1);
    return true;
  }

  goTo(place) {
    this.place = Math.min(Math.max(place, 0), this.places.length - 1);
    this.changed();
  }
}

// The squares of a move given as text, or null where it is not legal.
export function squaresOf(fen, text) {
  const position = positionOf(fen);
  const move = moveOf(position, text.trim());
  return move && position.isLegal(move) ? [makeSquare(move.from), makeSquare(move.to)] : null;
}

function moveOf(position, text) {
  if (/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(text)) return parseUci(text);
  return parseSan(position, text) ?? parseSan(position, text.replace(/[+#?!]+$/, ""));
}

function played(position, move) {
  const uci = makeUci(move);
  const san = makeSanAndPlay(position, move);
  return { fen: makeFen(position.toSetup()), san, move: uci };
}

// The position of a FEN that is one of chess; an error says why it is none.
export function positionOf(text) {
  const setup = parseFen(text.trim());
  if (setup.isErr) throw new Error("this is not a FEN");
  const position = Chess.fromSetup(setup.value);
  if (position.isErr) throw new Error(SETUP_PROBLEMS[position.error.message] ?? "this is no position of chess");
  return position.value;
}
