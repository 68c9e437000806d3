// The engine's search in the page. What it looks at next, and which lines come of it, the kernel
// says (deepening.py), as it does on the command line.

import { firstMove } from "./generation_order.js";
import { now } from "./kernel.js";
import { RowReader } from "./rows.js";

const MOST_POSITIONS = 256; // of a line that is played before a search
const LONGEST_FEN = 256; // signs
const FILES = "abcdefgh";

export class Searcher {
  // `byWords`: the evaluation is that of features with names, without the network.
  constructor(kernel, { megabytes = 64, byWords = false } = {}) {
    this.kernel = kernel;
    this.state = kernel.record("state");
    for (const [name, [at, length]] of Object.entries(kernel.table.start)) {
      const { buffer, byteOffset, byteLength } = this.state.field(name);
      if (byteLength !== length) throw new Error(`kernel.bin does not fit: ${name}`);
      new Uint8Array(buffer, byteOffset, length).set(kernel.startValues.subarray(at, at + length));
    }
    if (byWords) this.state.set("network_scale", 0);
    const bytes = kernel.table.entryWords * BigUint64Array.BYTES_PER_ELEMENT;
    const places = 2 ** (31 - Math.clz32((Math.max(1, megabytes) * 1e6) / bytes)); // no more fit
    this.table = kernel.array("uint64", places, kernel.table.entryWords);
    this.lines = kernel.record("lines");
    this.rows = kernel.array("uint64", MOST_POSITIONS, kernel.table.row.slots);
    this.words = kernel.array("uint64", kernel.table.mostMoves);
    this.text = { signs: kernel.array("uint8", LONGEST_FEN), end: kernel.array("uint64", 1), read: kernel.array("boolean", 1) };
  }

  // Forget all positions and moves.
  forget() {
    this.kernel.call("search.deepening.forget", this.state, this.table, this.lines);
  }

  // Know what another search of the same size knows.
  remember({ state, table, lines }) {
    const { buffer } = this.kernel.memory;
    const copy = (to, from, bytes) => new Uint8Array(buffer, to.at, bytes).set(new Uint8Array(buffer, from.at, bytes));
    copy(this.state, state, state.layout.bytes);
    copy(this.lines, lines, lines.layout.bytes);
    copy(this.table, table, table.numbers.byteLength);
  }

  // The best lines of a position, best first, as of the last depth that was finished: what each is
  // worth, in hundredths of a pawn, how deep it is, the positions visited until then, its moves.
  // Where the limit came before any was found, it is a move that was not looked at; there are none
  // where there is no move to look at. The position is the one that the moves of
  // `after` lead to. `only` and `without` are first moves; `report` gets the lines of each depth.
  search(fen, { report, ...limits } = {}) {
    for (const look of this.looks(fen, limits)) if (look.isNew) report?.(this.found());
    const found = this.found();
    return found.length ? found : this.unseen(limits.after ?? []);
  }

  // A line of one move, of those that were to be looked at.
  unseen(after) {
    const row = this.row(after.length);
    const barred = [...this.lines.field("barred").subarray(0, this.lines.get("bars"))];
    const moves = this.legalMoves(row).filter((word) => !barred.includes(word)).map((word) => this.uci(word));
    if (!moves.length) return [];
    const attacks = (square) => BigInt.asUintN(64, this.kernel.call("entries.attacks", row, square));
    const first = firstMove(moves, this.copied(row), new RowReader(this.kernel.table.row), attacks);
    return [{ score: 0, depth: 0, deepest: 0, nodes: this.nodes, moves: [first] }];
  }

  // The same look by look, so that whoever searches may do something else between two.
  *looks(fen, { after = [], nodes = 0, depth = 0, seconds = 0, lines = 1, only = [], without = [] } = {}) {
    const { kernel, state } = this;
    const row = this.play(fen, after);
    const legal = this.legalMoves(row);
    const barred = legal.filter((word) => without.includes(this.uci(word)) || (only.length && !only.includes(this.uci(word))));
    this.lines.set("count", 0);
    this.lines.field("barred").set(barred);
    this.lines.set("bars", barred.length);
    if (barred.length === legal.length) return;
    this.lines.set("wanted", Math.min(lines, legal.length - barred.length));
    this.lines.set("depth_limit", depth);
    kernel.call("search.deepening.begin", state, this.lines, row);
    after.forEach((_, number) => kernel.call("search.deepening.add_past", state, this.lines, this.row(number)));
    state.set("limit", nodes);
    state.set("deadline", seconds ? now() + BigInt(Math.round(seconds * 1e9)) : 0);
    for (let score = 0, goesOn = true; goesOn; ) {
      goesOn = kernel.call("search.deepening.next_look", state, this.lines, score);
      yield { isNew: this.lines.get("new") > 0 };
      const window = ["depth", "low", "high"].map((name) => this.lines.get(name));
      if (goesOn) score = kernel.call("search.entries.look", state, this.table, ...window);
    }
  }

  found() {
    const { lines } = this;
    return Array.from({ length: lines.get("count") }, (_, number) => {
      const one = (name) => Number(lines.field(name)[number]);
      const moves = [...lines.row("moves", number).subarray(0, one("length"))].map((word) => this.uci(word));
      return { score: one("score"), depth: one("reached"), deepest: one("deepest"), nodes: one("nodes"), moves };
    });
  }

  // Positions visited in the last search.
  get nodes() {
    return this.state.get("nodes");
  }

  // The row of the position that some moves lead to; those on the way are in the rows before.
  play(fen, moves) {
    if (moves.length >= MOST_POSITIONS) throw new Error(`more than ${MOST_POSITIONS - 1} moves`);
    this.read(fen);
    moves.forEach((move, number) => {
      const word = this.legalMoves(this.row(number)).find((one) => this.uci(one) === move);
      if (word === undefined) throw new Error(`${move} is not a move there`);
      const parts = ["from", "to", "promotion"].map((name) => this.part(word, name));
      this.kernel.call("entries.make", this.row(number), ...parts, this.row(number + 1));
    });
    return this.row(moves.length);
  }

  row(number) {
    const slots = this.rows.shape[1];
    return { at: this.rows.at + number * slots * BigUint64Array.BYTES_PER_ELEMENT, shape: [slots] };
  }

  // What stands in a row, as a copy.
  copied({ at, shape }) {
    return new BigUint64Array(this.kernel.memory.buffer, at, ...shape).slice();
  }

  // Put a position into the first row.
  read(fen) {
    const { signs, end, read } = this.text;
    const text = new TextEncoder().encode(fen);
    if (text.length > LONGEST_FEN) throw new Error("not a position that can be searched");
    signs.numbers.set(text);
    end.numbers[0] = BigInt(text.length);
    const rows = { at: this.rows.at, shape: [1, this.rows.shape[1]] };
    this.kernel.call("board.fen_rows.write_fens", signs, end, rows, read);
    if (!read.numbers[0]) throw new Error(`not a position that can be searched: ${fen}`);
  }

  legalMoves(row) {
    const count = Number(this.kernel.call("entries.write_legal_moves", row, this.words));
    return [...this.words.numbers.subarray(0, count)].map(Number);
  }

  part(word, name) {
    const [shift, mask] = this.kernel.table.move[name];
    return (word >> shift) & mask;
  }

  uci(word) {
    const [from, to, promotion] = ["from", "to", "promotion"].map((name) => this.part(word, name));
    return square(from) + square(to) + this.kernel.table.pieceLetters[promotion];
  }
}

const square = (number) => `${FILES[number & 7]}${(number >> 3) + 1}`;
