// The order in which python-chess generates moves, as the mover sees the board from White's seat: a
// search that has no time for a look answers the first of them, as on the command line.

const KING = 6;
const PAWN = 1;
const GROUPS = { evasion: 0, piece: 1, castling: 2, capture: 3, step: 4, leap: 5, passing: 6 };
const PROMOTIONS = ["", "q", "r", "b", "n"];

// The first of some legal moves of a row; `attacks` gives the squares that the piece on one attacks.
export function firstMove(moves, row, reader, attacks) {
  const flip = reader.sideName(row) === "white" ? 0 : 56;
  const isCheck = inCheck(row, reader, attacks);
  const keys = moves.map((move) => ({ move, key: keyOf(move, row, reader, flip, isCheck) }));
  return keys.reduce((first, one) => (comesBefore(one.key, first.key) ? one : first)).move;
}

function inCheck(row, reader, attacks) {
  const own = reader.sideName(row);
  const squares = Array.from({ length: 64 }, (_, square) => square).filter((square) => reader.pieceOn(row, square));
  const king = squares.find((square) => reader.pieceOn(row, square) === KING && reader.sideOn(row, square) === own);
  return squares.some((square) => reader.sideOn(row, square) !== own && (attacks(square) >> BigInt(king)) & 1n);
}

function keyOf(move, row, reader, flip, isCheck) {
  const square = (name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
  const [from, to] = [square(move.slice(0, 2)), square(move.slice(2, 4))];
  const group = GROUPS[kindOf(from, to, row, reader, isCheck)];
  const isStep = group === GROUPS.step || group === GROUPS.leap; // those go by where they lead
  return [group, isStep ? 0 : -(from ^ flip), -(to ^ flip), PROMOTIONS.indexOf(move.slice(4))];
}

function kindOf(from, to, row, reader, isCheck) {
  const piece = reader.pieceOn(row, from);
  if (piece === KING && isCheck) return "evasion";
  if (piece === KING && reader.isCastling(row, from, to)) return "castling";
  if (piece !== PAWN) return "piece";
  if ((from & 7) !== (to & 7)) return reader.pieceOn(row, to) ? "capture" : "passing";
  return Math.abs(from - to) === 16 ? "leap" : "step";
}

function comesBefore(one, other) {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place >= 0 && one[place] < other[place];
}
