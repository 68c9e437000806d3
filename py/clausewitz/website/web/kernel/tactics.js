// The moves that clauses alone propose, with the reasons that are proved: what ranked_moves.py and
// proved_reasons.py of tactics do on the command line. tactics.json and tactics.bin have the clauses.

import { RowReader, squareName } from "./rows.js";
import { Trials, valueOf } from "./trials.js";

const CASE_WORDS = 4; // the row before a move, that after it, from, to
const KNIGHT = 2;

export class Tactics {
  // `names` are those of motifs.json, with its limits; `list` and `words` the contents of our files.
  constructor(kernel, searcher, names, list, words) {
    Object.assign(this, { kernel, searcher, names, ...list });
    this.trials = new Trials(kernel, names.limits, words);
    this.reader = new RowReader(kernel.table.row);
  }

  // The best moves, best first: terms of Prolog, as tactic_answers.pl of logic/judgement takes them.
  ranked(fen) {
    return this.kernel.borrowed(() => {
      const row = this.searcher.copied(this.searcher.play(fen, []));
      const cases = this.cases(row);
      if (!cases.count) return [];
      const shares = shareOf(this.scores(cases));
      const best = this.bestFirst(cases, row).slice(0, this.mostMoves);
      const knights = this.knightMates(cases, best);
      const reasons = this.proved(cases, best);
      const winning = this.holds(cases, best, this.claims);
      return best.map((number, place) => {
        const toKnight = knights.get(number);
        const found = toKnight ? [toKnight] : reasons.get(number) ?? [];
        const wins = toKnight || this.claims.some((_, claim) => winning(claim, place));
        return this.term(cases.moves[number], shares[number], Boolean(wins), found, Boolean(toKnight));
      });
    });
  }

  term({ from, to, promotes }, share, wins, reasons, toKnight) {
    const promotion = promotes ? (toKnight ? "n" : "q") : "";
    const shown = Math.round(share * 1000) % 1000 ? String(Number(share.toFixed(3))) : `${share.toFixed(0)}.0`;
    const proved = reasons.map(({ name, term, clause, values }) => {
      return `proved(${name},[${values}],${term},${JSON.stringify(clause)})`;
    });
    return `ranked(${squareName(from)}${squareName(to)}${promotion},${share},'${shown}',${wins},[${proved}])`;
  }

  // Every legal move of a position; a promotion is one, to a queen.
  cases(row) {
    const { kernel } = this;
    const { slots } = kernel.table.row;
    const before = kernel.array("uint64", 1, slots);
    before.numbers.set(row);
    const buffer = kernel.array("uint64", kernel.table.mostMoves);
    const count = Number(kernel.call("relations.move_cases.count_cases", before, buffer));
    const after = kernel.array("uint64", count, slots);
    const table = kernel.array("uint64", count, CASE_WORDS);
    kernel.call("relations.move_cases.write_cases", before, 1, after, table, buffer);
    const moves = Array.from({ length: count }, (_, number) => {
      const [from, to] = [...table.numbers.subarray(CASE_WORDS * number + 2, CASE_WORDS * (number + 1))].map(Number);
      return { from, to, promotes: this.reader.pieceOn(row, from) === 1 && [0, 7].includes(to >> 3) };
    });
    return { ...this.remembered(this.trials.joined([row, after.numbers.slice()]), count + 1), table, count, moves, row };
  }

  // The rows with the images of costly relations.
  remembered(block, count) {
    const { kernel } = this;
    const rows = { at: block.at, shape: [count, kernel.table.row.slots] };
    const memory = kernel.array("uint64", this.remembering.length * count);
    const places = kernel.array("uint64", this.remembering.length, 2);
    this.remembering.forEach((relation, place) => {
      const own = { at: memory.at + 8 * place * count, shape: [count, 1] };
      kernel.call("relations.image_table.write_memory", relation, rows, own);
      places.numbers.set([BigInt(place * count), 1n], 2 * place);
    });
    return { rows, remembered: [memory, places], isBlacks: this.isBlacks(block) };
  }

  isBlacks(block) {
    return block.numbers[this.kernel.table.row.turn] !== 0n;
  }

  // The same moves, which are promotions, to a knight.
  knightTwins(cases, numbers) {
    const { kernel } = this;
    const rows = numbers.map((number) => this.afterKnight(cases, number));
    const count = numbers.length;
    const block = this.trials.joined([...numbers.map(() => cases.row), ...rows]);
    const table = this.trials.numbers(
      numbers.flatMap((number, place) => [place, count + place, cases.moves[number].from, cases.moves[number].to]),
    );
    return { ...this.remembered(block, 2 * count), table: { at: table.at, shape: [count, CASE_WORDS] } };
  }

  afterKnight(cases, number) {
    const { from, to } = cases.moves[number];
    const [before, after] = [0, 1].map(() => this.kernel.array("uint64", this.kernel.table.row.slots));
    before.numbers.set(cases.row);
    this.kernel.call("entries.make", before, from, to, KNIGHT, after);
    return after.numbers.slice();
  }

  // Whether a program holds for one of the cases, by their places; those about knights, where a pawn
  // becomes one.
  holds(cases, numbers, programs) {
    const held = this.trials.holding(cases, numbers, programs);
    const flags = (program, place) => held[program * numbers.length + place];
    const promoting = numbers.filter((number) => cases.moves[number].promotes);
    const ofKnights = programs.filter((program) => program.ofKnights);
    if (!ofKnights.length) return flags;
    const twins = promoting.length ? this.trials.holding(this.knightTwins(cases, promoting), promoting.keys(), ofKnights) : [];
    return (program, place) => {
      if (!programs[program].ofKnights) return flags(program, place);
      const twin = promoting.indexOf(numbers[place]);
      return twin >= 0 && twins[ofKnights.indexOf(programs[program]) * promoting.length + twin];
    };
  }

  // For each move the sum of the weights of what holds of it, in hundredths.
  scores(cases) {
    const numbers = [...cases.moves.keys()];
    const holds = this.holds(cases, numbers, this.features);
    cases.scores = numbers.map((number) => {
      const names = new Set(this.features.filter((_, program) => holds(program, number)).map(({ name }) => name));
      return this.weights.reduce((sum, [together, weight]) => (together.every((name) => names.has(name)) ? sum + weight : sum), 0);
    });
    return cases.scores;
  }

  // The numbers of moves, best first; of equals, by the names of their squares as the mover sees them.
  bestFirst(cases, row) {
    const flip = this.reader.sideName(row) === "white" ? 0 : 56;
    const name = ({ from, to }) => squareName(from ^ flip) + squareName(to ^ flip);
    const names = cases.moves.map(name);
    return [...cases.moves.keys()].sort((one, two) => cases.scores[two] - cases.scores[one] || (names[one] < names[two] ? -1 : 1));
  }

  // The reasons of moves by their numbers, the best first: by the first clause of each that holds.
  proved(cases, best) {
    const holds = this.holds(cases, best, this.reasons);
    const found = new Map();
    best.forEach((number, place) => {
      const known = new Set();
      let left = this.mostReasons;
      this.reasons.forEach((reason, program) => {
        if (!holds(program, place)) return;
        const isNew = !known.has(reason.name) && left > 0;
        known.add(reason.name);
        if (!isNew) return;
        left -= 1;
        const values = this.bestProof(cases, number, reason);
        if (values) found.set(number, [...(found.get(number) ?? []), { ...reason, values }]);
      });
    });
    return found;
  }

  // With what its squares hold said beside the clause, the first way that holds.
  bestProof(cases, number, { proofs }) {
    const program = proofs.find((one) => this.trials.holding(cases, [number], [one])[0]);
    if (!program) return null;
    const values = this.trials.solution(program, cases, number);
    return program.witnesses.map(([name, kind, at]) => `'${name.replace(/^_+/, "")}'=${valueOf(kind, Number(values[at]), this.names)}`);
  }

  // The moves by which a pawn mates as a knight, and not as a queen, with that as the reason.
  knightMates(cases, best) {
    const programs = this.reasons.filter(({ name }) => name === this.mate);
    const holds = this.holds(cases, best, programs);
    const found = new Map();
    best.forEach((number, place) => {
      const held = programs.filter((_, program) => holds(program, place));
      if (held.length && held.every(({ ofKnights }) => ofKnights)) found.set(number, { ...held.at(-1), values: [] });
    });
    return found;
  }
}

// How likely each is the best, of scores in hundredths.
function shareOf(scores) {
  const best = Math.max(...scores);
  const grown = scores.map((score) => Math.exp((score - best) / 100));
  const whole = grown.reduce((sum, one) => sum + one, 0);
  return grown.map((one) => one / whole);
}
