// What clingo is to confirm of what the kernel found of a mate, a position at a time: what
// mate_claims.py of mates does on the command line. A claim has the row of a position, and what
// asp/confirm.lp should say of it.

import { placed } from "./rows.js";

export class MateClaims {
  constructor(search, reader) {
    Object.assign(this, { search, reader, made: new Set(), proofs: new Map() });
  }

  // What a proof says: its moves are legal, its replies are all there are, its lines end in checkmate.
  *ofProof(row, proof) {
    if (!this.proofs.has(proof)) this.proofs.set(proof, this.proofs.size);
    if (!this.isNew(row, `proof ${this.proofs.get(proof)}`)) return;
    const after = this.search.make(row, proof.move);
    const moves = [...proof.replies.keys()];
    const reply = yield* this.checkable(row, proof.move);
    yield { row: after, reply, replying: true, moves, ...(moves.length ? {} : { check: true }) };
    for (const [answer, further] of proof.replies) yield* this.ofProof(this.search.make(after, answer), further);
  }

  // That there is no mate in so many moves, `but` by these first moves.
  *ofRefutation(row, moves, but = []) {
    if (moves) yield* this.refuted(row, moves, undefined, but);
  }

  *refuted(row, moves, reply, but = []) {
    if (moves === 1) {
      yield { row, reply, replying: false, moves: but };
      return;
    }
    const attacks = this.search.moves(row);
    yield { row, reply, replying: true, moves: attacks };
    for (const move of attacks) if (!but.includes(move)) yield* this.met(this.search.make(row, move), moves - 1);
  }

  // That the defender, to move, is not mated in so many moves.
  *met(row, left) {
    if (!this.isNew(row, left)) return;
    const found = this.search.refutation(row, left);
    if (found === null) {
      yield { row, replying: true, moves: [], check: false };
      return;
    }
    const [move, after] = found;
    const reply = yield* this.checkable(row, move);
    const isNew = this.isNew(after, left);
    const isNewReply = reply !== undefined && this.isNew(after, reply);
    if (isNew) yield* this.refuted(after, left, reply);
    else if (isNewReply) yield { row, replying: true, legal: move };
  }

  // Whether this is said of the position for the first time.
  isNew(row, said) {
    const claim = `${this.reader.position(row)} ${said}`;
    const isNew = !this.made.has(claim);
    this.made.add(claim);
    return isNew;
  }

  // The move, if the position after it shows whether it was legal; else it is claimed that it is.
  *checkable(row, move) {
    if (this.search.isPlain(row, move)) return move;
    yield { row, replying: true, legal: move };
    return undefined;
  }

  // The facts of positions, numbered from 0: each is stated once, for all its positions.
  facts(claims) {
    const numbers = new Map();
    claims.forEach((claim, number) => {
      for (const fact of this.factsOf(claim)) numbers.set(fact, [...(numbers.get(fact) ?? []), number]);
    });
    return [...numbers].map(([fact, some]) => `${fact}(${some.join(";")})).`).join("\n");
  }

  factsOf({ row, reply, replying }) {
    const facts = this.reader.facts(row);
    if (replying) facts.push("replying(");
    if (reply) {
      const [from, to] = this.search.parts(reply);
      facts.push(`reply(${placed(from)},${placed(to)},`);
    }
    return facts;
  }

  // Whether all claims hold where these are the atoms that clingo shows.
  hold(claims, atoms) {
    const said = claims.map(() => ({ moves: new Set(), check: false, made: false }));
    for (const atom of atoms) {
      const [, name, about, number] = /^(\w+)\((?:(.*),)?(\d+)\)$/.exec(atom);
      const one = said[Number(number)];
      if (name === "made") one.made = true;
      else if (name === "check") one.check ||= about === this.reader.sideName(claims[Number(number)].row);
      else one.moves.add(moveOf(about));
    }
    return claims.every((claim, number) => holds(claim, said[number]));
  }
}

function holds({ reply, legal, check, moves }, said) {
  if (reply !== undefined && !said.made) return false;
  if (legal !== undefined) return said.moves.has(legal);
  if (check !== undefined && check !== said.check) return false;
  return moves.length === said.moves.size && moves.every((move) => said.moves.has(move));
}

// The move of Row0,Col0,Row,Col,Promotion, alone or in 1,(…).
function moveOf(text) {
  const [row0, column0, row, column, piece] = text.replace(/^1,\(|\)$/g, "").split(",");
  const square = (line, file) => "abcdefgh"[file - 1] + line;
  const letter = { queen: "q", rook: "r", bishop: "b", knight: "n" }[piece] ?? "";
  return square(row0, column0) + square(row, column) + letter;
}
