// Motifs of lines, found by the compiled kernel: what tagger.py does on the command line. motifs.json
// says what each program proves, motifs.bin has the words of all programs, as one trial takes them.

import { jsonText } from "./json_text.js";
import { Trials, valueOf } from "./trials.js";

export class Motifs {
  // `searcher` reads positions; `list` and `words` are the contents of the two files.
  constructor(kernel, searcher, list, words) {
    Object.assign(this, { kernel, searcher, ...list });
    this.trials = new Trials(kernel, list.limits, words);
  }

  // For each line of a position, lists of moves: the motifs that it shows, each with its proof, as terms
  // of Prolog.
  tags(fen, lines, afterMove) {
    return this.read(fen, lines, afterMove).map((tags) => tags.map((tag) => this.term(tag)));
  }

  // What `clausewitz tag --json` prints of a line. With `afterMove`, the first move is the opponent's,
  // which leads to the position to solve, as in the puzzles of Lichess.
  tagged({ id = "", fen, moves, afterMove = false }) {
    if (moves.length < (afterMove ? 2 : 1)) throw new Error("not a line of moves: it has no move to find");
    if (moves.length > this.limits.plies) {
      throw new Error(`not a line of moves: it has ${moves.length} half moves, more than ${this.limits.plies}`);
    }
    const [found] = this.read(fen, [moves], afterMove);
    const motifs = found.filter(({ program }) => !this.stricter.includes(program.motif));
    return jsonText({ id, motifs: motifs.map((tag) => this.shownTag(tag, moves, afterMove)) }, { ascii: true });
  }

  shownTag({ program, ply, values }, moves, afterMove) {
    const move = ply === null ? undefined : moves[ply - (afterMove ? 0 : 1)];
    const group = (wanted) =>
      Object.fromEntries(values.filter(({ kind }) => wanted(kind)).map(({ name, value }) => [name, value]));
    const others = group((kind) => kind !== "square" && kind !== "ply");
    return {
      name: program.theme,
      ply,
      ...(move === undefined ? {} : { move }),
      squares: group((kind) => kind === "square"),
      plies: group((kind) => kind === "ply"),
      ...(Object.keys(others).length ? { others } : {}),
      clause: program.place,
    };
  }

  // For each line the motifs that it shows: a program and what it proves.
  read(fen, lines, afterMove = false) {
    return this.kernel.borrowed(() => {
      const cases = this.cases(fen, lines, afterMove);
      const holds = this.trials.holding(cases, lines.keys(), this.programs);
      return lines.map((_, line) => this.shown(cases, line, (program) => holds[program * lines.length + line]));
    });
  }

  // Of several programs of one motif, the first that holds is its proof.
  shown(cases, line, holds) {
    const found = new Map();
    this.programs.forEach((program, number) => {
      if (holds(number) && !found.has(program.motif)) found.set(program.motif, program);
    });
    return [...found.values()].map((program) => this.proof(program, this.trials.solution(program, cases, line)));
  }

  // The rows of lines, and the table that says where each begins and ends. The first row of one that is
  // not after a move is empty.
  cases(fen, lines, afterMove) {
    const { kernel } = this;
    const { slots } = kernel.table.row;
    const row = this.searcher.copied(this.searcher.play(fen, []));
    const starts = kernel.array("uint64", lines.length, slots);
    lines.forEach((_, number) => starts.numbers.set(row, number * slots));
    let end = 0;
    const ends = this.trials.numbers(lines.map((moves) => (end += moves.length)));
    const moves = this.trials.numbers(lines.flat().map((move) => this.word(move)));
    const rows = kernel.array("uint64", end + 2 * lines.length, slots);
    const [firsts, legal] = [kernel.array("uint64", lines.length), kernel.array("uint64", lines.length)];
    kernel.call("relations.line_rows.write_lines", starts, moves, ends, afterMove, rows, firsts, legal);
    lines.forEach((line, number) => {
      const move = line[Number(legal.numbers[number])];
      if (move !== undefined) throw new Error(`not a line of moves: ${move} is not a legal move there`);
    });
    const empty = afterMove ? 0 : 1;
    const table = kernel.array("uint64", lines.length, 4);
    [...firsts.numbers].forEach((first, number) => {
      table.numbers.set([first, first + BigInt(lines[number].length + empty), 0n, BigInt(empty)], 4 * number);
    });
    return { rows, table, isBlacks: (row[kernel.table.row.turn] !== 0n) !== afterMove };
  }

  // A move as write_lines takes it.
  word(move) {
    if (!/^([a-h][1-8]){2}[nbrq]?$/.test(move)) throw new Error(`not a line of moves: ${move} is not a move`);
    const square = (name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
    const promotion = Math.max(0, this.kernel.table.pieceLetters.indexOf(move.slice(4)));
    return square(move.slice(0, 2)) | (square(move.slice(2, 4)) << 6) | (promotion << 12);
  }

  // The solver's half move that the clause speaks of first, or else another; and each named variable.
  proof(program, values) {
    const spoken = program.plies.map((number) => Number(values[number]));
    const ply = spoken.find((number) => number % 2) ?? spoken[0] ?? null;
    const named = program.witnesses.map(([name, kind, number]) => ({ name, kind, value: this.value(kind, Number(values[number])) }));
    return { program, ply, values: named };
  }

  // As advised_moves.pl of logic/judgement takes it.
  term({ program: { motif, place }, ply, values }) {
    const terms = { square: [], ply: [], other: [] };
    for (const { name, kind, value } of values) (terms[kind] ?? terms.other).push(`'${name}'=${value}`);
    return `found(${motif},"${place}",${ply || "none"},[${terms.square}],[${[...terms.ply, ...terms.other]}])`;
  }

  value(kind, number) {
    return valueOf(kind, number, this);
  }
}
