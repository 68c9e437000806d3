// Play to a stipulation, by the compiled kernel: see kernel/problems of the Python package, which does
// the same with the machine code.

const AT_ONCE = 1_000_000; // positions: then the clock is looked at
const FEW = 64; // lines for which there is place at first
const KNOWN = 1 << 20; // words of the table of what is known, a power of two
const SALT = 0xd1b54a32d192ed03n;

export class PlannedPlay {
  // `searcher` reads positions.
  constructor(kernel, searcher) {
    this.numbers = kernel.table.problems;
    this.known = kernel.array("uint64", KNOWN);
    Object.assign(this, { kernel, searcher });
  }

  // Whether the goal is reached by the plan, and the first plies of all ways to it, so many as `prefix`:
  // at most so many lines are listed, the others are counted. Searches of a family share what they know.
  search({ fen, plan, goal, family, prefix, most, seconds }) {
    const row = this.searcher.play(fen, []);
    const salt = BigInt.asUintN(64, BigInt(2 * family + goal + 1) * SALT);
    const end = performance.now() + 1000 * seconds;
    for (let place = FEW; ; ) {
      const found = this.kernel.borrowed(() => this.played(row, plan, goal, salt, prefix, place, end));
      if (found.count <= place || found.count > most) return found;
      place = found.count;
    }
  }

  played(row, plan, goal, salt, prefix, most, end) {
    const { kernel, numbers } = this;
    const words = (...shape) => kernel.array("uint64", ...shape);
    const plies = plan.length + 1;
    const [rules, line, moves] = [words(plan.length), words(plies, row.shape[0]), words(plies, kernel.table.mostMoves)];
    const [counters, place, lines] = [words(plies, numbers.COUNTERS), words(numbers.PLACES), words(prefix ? most : 0, prefix || 1)];
    rules.numbers.set(plan.map(BigInt));
    line.numbers.set(this.searcher.copied(row));
    place.numbers[1] = 1n; // the first position is new
    let result = numbers.UNDECIDED;
    while (result === numbers.UNDECIDED && performance.now() <= end) {
      const given = [rules, goal, salt, prefix, AT_ONCE, line, moves, counters, place, lines, this.known];
      result = Number(kernel.call("problems.stipulated_play.play_out", ...given));
    }
    const count = Number(place.numbers[numbers.LINES]);
    const found = [...lines.numbers.subarray(0, Math.min(count, most) * prefix)].map((word) => word && this.searcher.uci(Number(word)));
    return {
      undecided: result === numbers.UNDECIDED,
      holds: result === numbers.HOLDS,
      visited: Number(place.numbers[numbers.VISITED]),
      count,
      lines: Array.from({ length: Math.min(count, most) }, (_, at) => found.slice(at * prefix, (at + 1) * prefix).filter(Boolean)),
    };
  }
}
