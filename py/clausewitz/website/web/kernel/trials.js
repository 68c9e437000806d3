// Programs of clauses tried on cases by the compiled kernel: see trials.py of the kernel. Cases have
// rows, a table that says where each begins, whether Black moves, and what is remembered of rows.

export class Trials {
  // `limits` are those of motifs.json, `content` the words of all programs, one after the other.
  constructor(kernel, limits, content) {
    Object.assign(this, { kernel, limits, words: new BigUint64Array(content) });
  }

  // Which of the programs hold for which of the cases with these numbers: a flag for each, program by
  // program.
  holding(cases, numbers, programs) {
    const chosen = this.numbers(numbers);
    const parts = programs.map(({ from, length }) => this.words.subarray(from, from + length));
    const words = this.joined([[0n], ...parts]);
    const held = this.kernel.array("boolean", programs.length, chosen.shape[0]);
    const flags = [this.kernel.array("boolean", programs.length), held, this.kernel.array("boolean", programs.length)];
    this.tried(words, this.limits.stepsOfMany, 0n, cases, chosen, flags);
    return held.numbers.slice();
  }

  // The values of the variables of a program that holds for a case.
  solution({ from, length, squares }, cases, number) {
    const words = this.joined([this.words.subarray(from, from + length), [0n]]);
    const flags = [this.kernel.array("boolean", 1), this.kernel.array("boolean", 1, 1), this.kernel.array("boolean", 1)];
    const seen = cases.isBlacks ? BigInt(squares) : 0n;
    return this.tried(words, this.limits.steps, seen, cases, this.numbers([number]), flags).slice();
  }

  tried(words, steps, squares, cases, chosen, flags) {
    const { kernel, limits } = this;
    const values = kernel.array("uint64", limits.values);
    values.numbers[limits.any] = BigInt(limits.noValue);
    const positions = kernel.array("uint64", limits.positions, kernel.table.row.slots);
    const notes = kernel.array("uint64", limits.notes, words.shape[0] + 1);
    const progress = kernel.array("uint64", limits.progress);
    progress.numbers[limits.fromBlack] = squares;
    const listed = [kernel.array("uint64", 1, 3), kernel.array("uint64", 1)];
    const remembered = cases.remembered ?? [kernel.array("uint64", 1), kernel.array("uint64", 1, 2)];
    const count = BigInt(chosen.shape[0]);
    while (progress.numbers[limits.atCase] < count) {
      progress.numbers[limits.pauseAt] = progress.numbers[limits.done] + BigInt(steps);
      const memory = [values, positions, notes, progress];
      const given = [words, cases.rows, ...listed, ...remembered, cases.table, chosen, ...flags, ...memory];
      kernel.call("relations.clause_join.try_refinements", ...given, steps);
      const taken = progress.numbers[limits.done] - progress.numbers[limits.beforeCase];
      if (progress.numbers[limits.atCase] < count && taken > BigInt(steps)) throw new Error("a clause took too long");
    }
    return values.numbers;
  }

  numbers(values) {
    return this.joined([[...values].map(BigInt)]);
  }

  // Lists of 64-bit numbers, one after the other, in the kernel's memory.
  joined(lists) {
    const array = this.kernel.array("uint64", lists.reduce((sum, { length }) => sum + length, 0));
    const { numbers } = array;
    let place = 0;
    for (const list of lists) {
      numbers.set(list, place);
      place += list.length;
    }
    return array;
  }
}

// The value of a variable as Prolog writes it; `names` are those of motifs.json.
export function valueOf(kind, number, names) {
  if (kind === "square") return "abcdefgh"[number & 7] + ((number >> 3) + 1);
  if (kind === "piece") return names.pieces[number - 1];
  if (kind === "side") return names.sides[number];
  return number;
}
