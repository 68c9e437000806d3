// Rows of the kernel read: pieces, FEN, and facts for the programs of asp/. A row here is a copy, an
// array of 64-bit numbers; where what stands in it says kernel.json.

const PIECES = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const LETTERS = ["p", "n", "b", "r", "q", "k"];
const SIDES = ["white", "black"];
const WINGS = [
  [7, "K", "castling(white,kingside,"],
  [0, "Q", "castling(white,queenside,"],
  [63, "k", "castling(black,kingside,"],
  [56, "q", "castling(black,queenside,"],
];

export const squareName = (square) => "abcdefgh"[square & 7] + ((square >> 3) + 1);

const has = (set, square) => (set >> BigInt(square)) & 1n;

export class RowReader {
  // `places` is kernel.json's table.row.
  constructor(places) {
    this.places = places;
  }

  // The name of the side to move.
  sideName(row) {
    return SIDES[Number(row[this.places.turn])];
  }

  // What tells a position from others, but for its clocks.
  position(row) {
    return `${row[this.places.key]} ${row[this.places.enPassant]}`;
  }

  // The number of the piece on a square, from 1, a pawn; 0 on an empty one.
  pieceOn(row, square) {
    return 1 + LETTERS.findIndex((_, number) => has(row[number + 1], square));
  }

  sideOn(row, square) {
    return SIDES[has(row[this.places.white], square) ? 0 : 1];
  }

  isCastling(row, from, to) {
    return this.pieceOn(row, from) === LETTERS.length && Math.abs((from & 7) - (to & 7)) === 2;
  }

  // The square that a pawn has just jumped over; undefined if there is none.
  passed(row) {
    const set = row[this.places.enPassant];
    return set ? set.toString(2).length - 1 : undefined;
  }

  fen(row) {
    const { castling, halfmoves, fullmove } = this.places;
    const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => this.rank(row, rank));
    const rights = WINGS.filter(([rook]) => has(row[castling], rook)).map(([, letter]) => letter);
    const passed = this.passed(row);
    const clocks = `${row[halfmoves]} ${row[fullmove]}`;
    const passedName = passed === undefined ? "-" : squareName(passed);
    return `${ranks.join("/")} ${this.sideName(row)[0]} ${rights.join("") || "-"} ${passedName} ${clocks}`;
  }

  rank(row, rank) {
    const signs = [0, 1, 2, 3, 4, 5, 6, 7].map((file) => this.letter(row, 8 * rank + file));
    return signs.join("").replace(/1+/g, (run) => run.length);
  }

  letter(row, square) {
    const piece = this.pieceOn(row, square);
    if (!piece) return "1";
    const letter = LETTERS[piece - 1];
    return has(row[this.places.white], square) ? letter.toUpperCase() : letter;
  }

  // Facts of the position without their last argument, its number.
  facts(row) {
    const { castling } = this.places;
    const found = [];
    for (let square = 0; square < 64; square += 1) {
      const piece = this.pieceOn(row, square);
      if (piece) found.push(`chessman(${PIECES[piece - 1]},${this.sideOn(row, square)},${placed(square)},`);
    }
    found.push(`turn(${this.sideName(row)},`);
    for (const [rook, , fact] of WINGS) if (has(row[castling], rook)) found.push(fact);
    const passed = this.passed(row);
    if (passed !== undefined) found.push(`en_passant(${placed(passed)},`);
    return found;
  }
}

// A square as asp/ has it: row and column, from 1.
export const placed = (square) => `${(square >> 3) + 1},${(square & 7) + 1}`;
