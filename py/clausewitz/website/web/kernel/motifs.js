// Motifs of lines, found by the compiled kernel: what tagger.py does on the command line. motifs.json
// says what each program proves, motifs.bin has the words of all programs, as one trial takes them.

const WORD = BigUint64Array.BYTES_PER_ELEMENT;

export class Motifs {
  // `searcher` reads positions; `list` and `words` are the contents of the two files.
  constructor(kernel, searcher, list, words) {
    Object.assign(this, { kernel, searcher, ...list });
    this.words = kernel.array("uint64", words.byteLength / WORD);
    this.words.numbers.set(new BigUint64Array(words));
  }

  // For each line of a position, lists of moves: the motifs that it shows, each with its proof.
  tags(fen, lines) {
    return this.kernel.borrowed(() => {
      const cases = this.cases(fen, lines);
      const count = this.programs.length;
      const held = this.kernel.array("boolean", count, lines.length);
      const flags = [this.kernel.array("boolean", count), held, this.kernel.array("boolean", count)];
      const chosen = this.numbers(lines.keys());
      this.trial(this.words, this.limits.stepsOfMany)(cases, chosen, flags);
      const holds = held.numbers.slice();
      return lines.map((_, line) => this.shown(cases, line, (program) => holds[program * lines.length + line]));
    });
  }

  // Of several programs of one motif, the first that holds is its proof.
  shown(cases, line, holds) {
    const found = new Map();
    this.programs.forEach((program, number) => {
      if (holds(number) && !found.has(program.motif)) found.set(program.motif, program);
    });
    return [...found.values()].map((program) => this.proof(program, this.solution(program, cases, line)));
  }

  // The rows of lines, and the table that says where each begins and ends.
  cases(fen, lines) {
    const { kernel } = this;
    const { slots } = kernel.table.row;
    const start = this.searcher.play(fen, []);
    const row = new BigUint64Array(kernel.memory.buffer, start.at, slots).slice();
    const starts = kernel.array("uint64", lines.length, slots);
    lines.forEach((_, number) => starts.numbers.set(row, number * slots));
    let end = 0;
    const ends = this.numbers(lines.map((moves) => (end += moves.length)));
    const moves = this.numbers(lines.flat().map((move) => this.word(move)));
    const rows = kernel.array("uint64", end + 2 * lines.length, slots);
    const [firsts, legal] = [kernel.array("uint64", lines.length), kernel.array("uint64", lines.length)];
    kernel.call("relations.line_rows.write_lines", starts, moves, ends, false, rows, firsts, legal);
    const table = kernel.array("uint64", lines.length, 4);
    [...firsts.numbers].forEach((first, number) => {
      table.numbers.set([first, first + BigInt(lines[number].length + 1), 0n, 1n], 4 * number);
    });
    return { rows, table, isBlacks: row[this.limits.turn] !== 0n };
  }

  // A move as write_lines takes it.
  word(move) {
    const square = (name) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
    const promotion = Math.max(0, this.kernel.table.pieceLetters.indexOf(move.slice(4)));
    return square(move.slice(0, 2)) | (square(move.slice(2, 4)) << 6) | (promotion << 12);
  }

  numbers(values) {
    const list = [...values].map(BigInt);
    const array = this.kernel.array("uint64", list.length);
    array.numbers.set(list);
    return array;
  }

  // Tries programs, one after the other in `words`, on cases: see trials.py of the kernel.
  trial(words, steps, squares = 0n) {
    const { kernel, limits } = this;
    const values = kernel.array("uint64", limits.values);
    values.numbers[limits.any] = BigInt(limits.noValue);
    const positions = kernel.array("uint64", limits.positions, kernel.table.row.slots);
    const notes = kernel.array("uint64", limits.notes, words.shape[0] + 1);
    const progress = kernel.array("uint64", limits.progress);
    progress.numbers[limits.fromBlack] = squares;
    const nothing = [
      kernel.array("uint64", 1, 3),
      kernel.array("uint64", 1),
      kernel.array("uint64", 1),
      kernel.array("uint64", 1, 2),
    ];
    return (cases, chosen, flags) => {
      const count = BigInt(chosen.shape[0]);
      while (progress.numbers[limits.atCase] < count) {
        progress.numbers[limits.pauseAt] = progress.numbers[limits.done] + BigInt(steps);
        const given = [words, cases.rows, ...nothing, cases.table, chosen, ...flags, values, positions, notes, progress];
        kernel.call("relations.clause_join.try_refinements", ...given, steps);
        const taken = progress.numbers[limits.done] - progress.numbers[limits.beforeCase];
        if (progress.numbers[limits.atCase] < count && taken > BigInt(steps)) throw new Error("a motif took too long");
      }
      return values.numbers;
    };
  }

  // The values of the variables of a program that holds for a line.
  solution({ from, length, squares }, cases, line) {
    const words = this.numbers([...this.words.numbers.subarray(from, from + length), 0n]);
    const flags = [this.kernel.array("boolean", 1), this.kernel.array("boolean", 1, 1), this.kernel.array("boolean", 1)];
    const seen = cases.isBlacks ? BigInt(squares) : 0n;
    return this.trial(words, this.limits.steps, seen)(cases, this.numbers([line]), flags).slice();
  }

  // As advised_moves.pl of logic/judgement takes it.
  proof({ motif, place, plies, witnesses }, values) {
    const spoken = plies.map((number) => Number(values[number]));
    const ply = spoken.find((number) => number % 2) ?? spoken[0];
    const terms = { square: [], ply: [], other: [] };
    for (const [name, kind, number] of witnesses) {
      const list = terms[kind] ?? terms.other;
      list.push(`'${name}'=${this.value(kind, Number(values[number]))}`);
    }
    return `found(${motif},"${place}",${ply || "none"},[${terms.square}],[${[...terms.ply, ...terms.other]}])`;
  }

  value(kind, number) {
    if (kind === "square") return "abcdefgh"[number & 7] + ((number >> 3) + 1);
    if (kind === "piece") return this.pieces[number - 1];
    if (kind === "side") return this.sides[number];
    return number;
  }
}
