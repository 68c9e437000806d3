// Forced mates in the page, by the compiled kernel: kernel.forced_mate and kernel.mating_moves of
// Python, and moves in the order in which White would have them.

export class Mates {
  // `searcher` reads positions and lists moves.
  constructor(kernel, searcher) {
    Object.assign(this, { kernel, searcher, verdicts: kernel.table.mates });
    const { most, known } = kernel.table.mates;
    const { slots } = kernel.table.row;
    const plies = 2 * most + 1;
    [this.place, this.after] = [0, 1].map(() => kernel.array("uint64", slots));
    this.workspace = [
      kernel.array("uint64", plies, slots),
      kernel.array("uint64", plies, kernel.table.mostMoves),
      kernel.array("uint64", plies, 3),
      kernel.array("uint64", known),
    ];
  }

  // Forget what is known of positions.
  forget() {
    this.workspace.at(-1).numbers.fill(0n);
  }

  // Whether the side to move is mated already.
  isCheckmate(row) {
    return Number(this.kernel.call("board.forced_mate.is_mated", row, 0, 0, ...this.workspace)) === this.verdicts.mate;
  }

  // In how many moves the side to move mates, at most so many; 0 if it does not.
  distance(fen, moves) {
    return this.forced(this.searcher.play(fen, []), moves);
  }

  // The first moves of mates in at most so many moves, after some that are played.
  matingMoves(fen, played, moves) {
    const { row, turned } = this.seen(fen, played);
    const judged = this.judged(row, moves);
    if (judged.some(([, verdict]) => verdict === this.verdicts.undecided)) return [];
    return judged.filter(([, verdict]) => verdict === this.verdicts.mate).map(([word]) => turned(this.searcher.uci(word)));
  }

  // The legal moves after some that are played, each with the mate that it runs into.
  defences(fen, played, moves) {
    const { row, turned } = this.seen(fen, played);
    return this.searcher.legalMoves(row).map((word) => {
      this.make(row, word);
      return `${turned(this.searcher.uci(word))}-${this.forced(this.copied(this.after), moves)}`;
    });
  }

  forced(row, moves) {
    for (let distance = 1; distance <= moves; distance += 1) {
      const verdicts = this.judged(row, distance).map(([, verdict]) => verdict);
      if (verdicts.includes(this.verdicts.mate)) return distance;
      if (verdicts.includes(this.verdicts.undecided)) return 0;
    }
    return 0;
  }

  // Each legal move, and whether it leads to mate in so many moves.
  judged(row, moves) {
    return this.searcher.legalMoves(row).map((word) => {
      this.make(row, word);
      const given = [this.after, moves - 1, this.verdicts.positions, ...this.workspace];
      return [word, Number(this.kernel.call("board.forced_mate.is_mated", ...given))];
    });
  }

  make(row, word) {
    const parts = ["from", "to", "promotion"].map((name) => this.searcher.part(word, name));
    this.kernel.call("entries.make", row, ...parts, this.after);
  }

  // A row that the next move does not write over.
  copied(row) {
    this.place.numbers.set(row.numbers);
    return this.place;
  }

  // The position after some moves as White has it, and how its moves are written on the other board.
  seen(fen, played) {
    if (fen.split(" ")[1] === "w") return { row: this.searcher.play(fen, played), turned: (move) => move };
    return { row: this.searcher.play(mirrored(fen), played.map(flipped)), turned: flipped };
  }
}

const flipped = (move) => move.replace(/[1-8]/g, (rank) => 9 - Number(rank));

// The position with the colours exchanged.
function mirrored(fen) {
  const [placement, turn, castling, passed, ...clocks] = fen.split(" ");
  const swapped = (text) => text.replace(/[a-z]/gi, (sign) => (sign < "a" ? sign.toLowerCase() : sign.toUpperCase()));
  const rights = [..."KQkq"].filter((right) => swapped(castling).includes(right)).join("") || "-";
  const ranks = swapped(placement).split("/").reverse().join("/");
  return [ranks, turn === "w" ? "b" : "w", rights, flipped(passed), ...clocks].join(" ");
}
