// Positions and moves as texts. The rules are those of chessops.

import { castlingSide, Chess } from "chessops/chess";
import { INITIAL_FEN, makeFen, parseFen } from "chessops/fen";
import { makeSanAndPlay, parseSan } from "chessops/san";
import { kingCastlesTo, makeSquare, makeUci, parseUci } from "chessops/util";

export const START = INITIAL_FEN;
const SETUP_PROBLEMS = {
  ERR_EMPTY: "the board is empty",
  ERR_KINGS: "each side needs one king",
  ERR_OPPOSITE_CHECK: "the side that is not to move is in check",
  ERR_PAWNS_ON_BACKRANK: "pawns cannot stand on the first or last rank",
  ERR_IMPOSSIBLE_CHECK: "such a check cannot come about",
};
// The squares of a move given as text, or null where it is not legal.
export function squaresOf(fen, text) {
  const position = positionOf(fen);
  const move = moveOf(position, text.trim());
  return move && position.isLegal(move) ? [makeSquare(move.from), makeSquare(move.to)] : null;
}

// Moves of UCI as players write them, from a position on: { san, move, fen } with the board after it.
export function sanLine(fen, moves) {
  const position = positionOf(fen);
  return moves.map((move) => ({ move, san: makeSanAndPlay(position, parseUci(move)), fen: makeFen(position.toSetup()) }));
}

// A move as text, in UCI or SAN.
export function moveOf(position, text) {
  if (/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(text)) return parseUci(text);
  return parseSan(position, text) ?? parseSan(position, text.replace(/[+#?!]+$/, ""));
}

// A move as UCI writes it: a king that castles goes two squares.
export function uciOf(position, move) {
  const side = castlingSide(position, move);
  return makeUci(side ? { ...move, to: kingCastlesTo(position.turn, side) } : move);
}

// The position of a FEN that is one of chess; an error says why it is none.
export function positionOf(text) {
  const setup = parseFen(text.trim());
  if (setup.isErr) throw new Error("this is not a FEN");
  const position = Chess.fromSetup(setup.value);
  if (position.isErr) throw new Error(SETUP_PROBLEMS[position.error.message] ?? "this is no position of chess");
  return position.value;
}
