// A forced mate with its proof, found by the compiled kernel: what kernel_search.py of mates does on
// the command line, move for move. A position is the row of the kernel, copied; a move is its name.

// Positions that each first move is given at first, and then so many times more. A second is
// surely enough for so many.
const FIRST_LIMIT = 50_000;
const GROWTH = 4;
const POSITIONS_A_SECOND = 1_000_000;
const NEW_SHARE = 0.7; // of the positions after a reply that refuted another move, not yet known
const SOON = 2_000; // positions that are worth a look, to have fewer to confirm
const REFUTING = 2; // where a search leaves the reply that refuted: see forced_mate.py

export class TimeIsOver extends Error {}

export class MateSearch {
  // `mates` has the memory of searches, which forgets what it knows of other positions.
  constructor(mates, reader, seconds) {
    Object.assign(this, { mates, reader, end: performance.now() + 1000 * seconds });
    this.kernel = mates.kernel;
    this.verdicts = mates.verdicts;
    this.searcher = mates.searcher;
    this.place = mates.place;
    this.after = mates.after;
    this.proofs = new Map();
    this.refuting = new Set();
    this.refuted = 0; // up to how many moves it is known that there is no mate
    mates.forget();
  }

  // In how many moves there is mate, 0 if in no more than `most`.
  distance(row, most) {
    for (let moves = 1; moves <= most; moves += 1) {
      for (const [, mates] of this.judged(row, moves)) if (mates) return moves;
      this.refuted = moves;
    }
    return 0;
  }

  // All moves that force mate in so many.
  keys(row, moves) {
    return [...this.judged(row, moves)].filter(([, mates]) => mates).map(([move]) => move).sort();
  }

  // Whether each move forces mate in so many: those first of which it is soon seen.
  *judged(row, moves) {
    let limit = FIRST_LIMIT;
    for (let undecided = this.moves(row); undecided.length; limit *= GROWTH) {
      const later = [];
      for (const move of undecided) {
        const left = (this.end - performance.now()) / 1000;
        if (left <= 0) throw new TimeIsOver();
        const most = Math.trunc(Math.min(limit, 1 + left * POSITIONS_A_SECOND));
        const verdict = this.mated(this.make(row, move), moves - 1, most);
        if (verdict === this.verdicts.undecided) later.push(move);
        else yield [move, verdict === this.verdicts.mate];
      }
      undecided = later;
    }
  }

  // The proof of a mate in so many moves, one that leaves the other side few replies: a move, and for
  // each reply the proof that goes on.
  proof(row, moves) {
    const problem = `${this.reader.position(row)} ${moves}`;
    if (!this.proofs.has(problem)) this.proofs.set(problem, this.proofBy(row, this.bestKey(row, moves), moves));
    return this.proofs.get(problem);
  }

  proofBy(row, move, moves) {
    const after = this.make(row, move);
    const replies = new Map();
    for (const reply of this.moves(after)) {
      const next = this.make(after, reply);
      replies.set(reply, this.proof(next, this.length(next, moves - 1)));
    }
    return { move, replies };
  }

  // Of the moves that mate, the one that leaves the fewest replies. Of those that mate at once any
  // will do that can be seen from where it leads.
  bestKey(row, moves) {
    const keys = this.firstKeys(row, moves);
    if (moves === 1) return keys.find((key) => this.isPlain(row, key)) ?? keys[0];
    const counts = keys.map((key) => this.moves(this.make(row, key)).length);
    return keys[counts.indexOf(Math.min(...counts))];
  }

  // Moves that force mate in so many: all of which it is seen as soon as of any.
  firstKeys(row, moves) {
    for (let limit = SOON; ; limit *= GROWTH) {
      if (performance.now() > this.end) throw new TimeIsOver();
      const keys = this.moves(row).filter((move) => this.isMate(this.make(row, move), moves - 1, limit));
      if (keys.length) return keys.sort();
    }
  }

  // The length of a mate that is known to be there; a shorter one if it is soon seen.
  length(row, most) {
    for (let moves = 1; moves < most; moves += 1) {
      if (this.moves(row).some((move) => this.isMate(this.make(row, move), moves - 1, SOON))) return moves;
    }
    return most;
  }

  // A reply after which there is no mate in so many, and where it leads; null if the side to move,
  // which is not mated, has no reply. Where all moves after it must be refuted in their turn, one that
  // leaves few.
  refutation(row, left) {
    const replies = this.moves(row);
    if (!replies.length) return null;
    const mates = this.isMate(row, left);
    const found = () => this.searcher.uci(Number(this.mates.workspace[2].numbers[REFUTING]));
    const reply = mates ? replies[0] : found(); // clingo will see that the first one does not refute
    const after = this.make(row, reply);
    return left === 1 ? [reply, after] : this.narrower(row, left, [reply, after]);
  }

  // A reply that refutes too and leaves fewer moves, if there is one.
  narrower(row, left, first) {
    const limit = this.width(first);
    const others = this.moves(row).map((move) => [move, this.make(row, move)]);
    const widths = others.map((other, number) => ({ width: this.width(other), number }));
    widths.sort((one, two) => one.width - two.width || one.number - two.number);
    const better = widths.find(({ width, number }) => width >= limit || this.isSafe(others[number][1], left));
    const best = better && better.width < limit ? others[better.number] : first;
    this.refuting.add(best[0]);
    return best;
  }

  // About how many moves a reply leaves to be refuted.
  width([move, after]) {
    return this.moves(after).length * (this.refuting.has(move) ? NEW_SHARE : 1);
  }

  // Whether it is soon seen that there is no mate in so many moves.
  isSafe(row, moves) {
    return this.moves(row).every((move) => this.mated(this.make(row, move), moves - 1, SOON) === this.verdicts.noMate);
  }

  isMate(row, left, limit = 0) {
    return this.mated(row, left, limit) === this.verdicts.mate;
  }

  mated(row, left, limit) {
    this.place.numbers.set(row);
    return Number(this.kernel.call("board.forced_mate.is_mated", this.place, left, limit, ...this.mates.workspace));
  }

  moves(row) {
    this.place.numbers.set(row);
    return this.searcher.legalMoves(this.place).map((word) => this.searcher.uci(word));
  }

  make(row, move) {
    this.place.numbers.set(row);
    this.kernel.call("entries.make", this.place, ...this.parts(move), this.after);
    return this.after.numbers.slice();
  }

  // From, to and what a pawn becomes, as numbers.
  parts(move) {
    const square = (name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
    const promotion = Math.max(0, this.kernel.table.pieceLetters.indexOf(move.slice(4)));
    return [square(move.slice(0, 2)), square(move.slice(2, 4)), promotion];
  }

  // Whether the position after a move shows that it was one: not of castling, nor of a promotion.
  isPlain(row, move) {
    const [from, to, promotion] = this.parts(move);
    return !promotion && !this.reader.isCastling(row, from, to);
  }
}
