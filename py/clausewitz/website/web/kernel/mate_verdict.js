// Whether there is a forced mate: the kernel finds the answer, and clingo confirms it, as `clausewitz
// mate` has it on the command line. clingo runs elsewhere, so a verdict is reached step by step: each
// step is ["need", facts] for asp/confirm.lp, to be answered by the atoms that it shows, or ["done", JSON].

import { jsonText } from "./json_text.js";
import { MateClaims } from "./mate_claims.js";
import { MateSearch, TimeIsOver } from "./mate_search.js";
import { RowReader } from "./rows.js";

const TOGETHER = 100; // claims in one run of clingo
const PATIENCE = 30; // seconds for the kernel where no limit is given

export class MateVerdict {
  // A mate in at most `moves`; `by` is "asp", or "kernel" for its word alone.
  constructor(mates, fen, moves, { allKeys = false, by = "asp", seconds = PATIENCE } = {}) {
    this.reader = new RowReader(mates.kernel.table.row);
    Object.assign(this, { by, allKeys, moves });
    const row = mates.searcher.play(fen, []);
    const numbers = mates.searcher.copied(row);
    this.fen = this.reader.fen(numbers);
    this.refuseNonsense(mates, row, numbers);
    const seen = mates.seen(this.fen, []);
    this.turned = seen.turned;
    this.row = mates.searcher.copied(seen.row);
    this.search = new MateSearch(mates, this.reader, seconds);
  }

  refuseNonsense(mates, row, numbers) {
    const { most } = mates.verdicts;
    if (!(this.moves >= 1 && this.moves <= most)) {
      throw new Error(`a mate in ${this.moves} cannot be looked for: 1 to ${most} moves`);
    }
    if (mates.searcher.legalMoves(row).length) return;
    const end = mates.isCheckmate(row) ? "checkmate" : "stalemate";
    throw new Error(`the game is over: ${this.reader.sideName(numbers)} is in ${end}`);
  }

  // The first step.
  begin() {
    try {
      this.distance = this.search.distance(this.row, this.moves);
      this.proofs = this.found();
    } catch (error) {
      if (error instanceof TimeIsOver) return ["done", this.json("unknown", this.search.refuted)];
      throw error;
    }
    this.search.end = Infinity; // what is left to do is to tell why
    this.claims = new MateClaims(this.search, this.reader);
    this.stream = this.by === "kernel" ? [][Symbol.iterator]() : this.stated();
    return this.next();
  }

  found() {
    const { row, search, distance } = this;
    if (!distance) return [];
    if (!this.allKeys) return [search.proof(row, distance)];
    return search.keys(row, distance).map((key) => search.proofBy(row, key, distance));
  }

  // All that is claimed: the mate, then that none is shorter, and that no key is missing.
  *stated() {
    const { claims, row, distance, proofs } = this;
    for (const proof of proofs) yield* claims.ofProof(row, proof);
    yield* claims.ofRefutation(row, distance ? distance - 1 : this.moves);
    if (this.allKeys && distance) yield* claims.ofRefutation(row, distance, proofs.map(({ move }) => move));
  }

  // The next step, after the atoms that clingo shows.
  goOn(atoms) {
    if (!this.claims.hold(this.waiting, atoms)) throw new Error("clingo does not confirm what the kernel found");
    return this.next();
  }

  next() {
    this.waiting = [];
    while (this.waiting.length < TOGETHER) {
      const { value, done } = this.stream.next();
      if (done) break;
      this.waiting.push(value);
    }
    if (this.waiting.length) return ["need", this.claims.facts(this.waiting)];
    return ["done", this.distance ? this.json("mate", this.distance) : this.json("none", this.moves)];
  }

  json(result, n) {
    const [proof] = this.proofs ?? [];
    return jsonText({
      fen: this.fen,
      result,
      n,
      key: proof ? this.turned(proof.move) : null,
      ...(this.allKeys ? { keys: (this.proofs ?? []).map(({ move }) => this.turned(move)) } : {}),
      proof: proof ? this.written(proof) : null,
      shortest_by: proof ? this.by : null,
    });
  }

  // Replies in an order that favours no side.
  written({ move, replies }) {
    const ordered = [...replies].sort(([one], [two]) => (one < two ? -1 : 1));
    const further = ordered.map(([reply, proof]) => [this.turned(reply), this.written(proof)]);
    return { move: this.turned(move), replies: Object.fromEntries(further) };
  }
}
