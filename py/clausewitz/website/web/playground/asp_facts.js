// A position as facts for the programs of asp/: what `clausewitz facts --to asp` writes.

const PIECES = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
const RIGHTS = [
  ["K", "white, kingside"],
  ["Q", "white, queenside"],
  ["k", "black, kingside"],
  ["q", "black, queenside"],
];

export function aspFacts(fen) {
  const [board, turn, rights, passed, plies, number] = fen.split(" ");
  const facts = [...pieces(board)].map(
    ({ piece, side, row, column }) => `chessman(${piece}, ${side}, ${row}, ${column}, 0).`,
  );
  facts.push(`turn(${turn === "w" ? "white" : "black"}, 0).`);
  for (const [letter, right] of RIGHTS) {
    if (rights.includes(letter)) facts.push(`castling(${right}, 0).`);
  }
  if (passed !== "-") facts.push(`en_passant(${passed[1]}, ${passed.charCodeAt(0) - 96}, 0).`);
  facts.push(`halfmove_clock(${plies ?? 0}, 0).`, `fullmove_number(${number ?? 1}, 0).`);
  return facts.join("\n");
}

function* pieces(board) {
  let row = 8;
  for (const line of board.split("/")) {
    let column = 1;
    for (const sign of line) {
      if (/\d/.test(sign)) {
        column += Number(sign);
        continue;
      }
      const side = sign === sign.toUpperCase() ? "white" : "black";
      yield { piece: PIECES[sign.toLowerCase()], side, row, column };
      column += 1;
    }
    row -= 1;
  }
}
