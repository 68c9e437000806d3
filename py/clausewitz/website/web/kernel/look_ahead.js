// Searches made before anybody needs them: while Prolog starts, those that a suggestion begins with. What
// Prolog asks decides: if it asks for something else, the memory of the search is brought back to what it
// would be without them.

export class LookAhead {
  constructor(host) {
    this.host = host;
    this.made = []; // needs with their answers, in their order
    this.met = []; // those that were needed
  }

  // Search step by step, as line_search.pl of logic/judgement probably will.
  *searches(fen, { best, others }) {
    const { looks } = this.host.kernel.table;
    this.make("forget");
    for (const share of looks) {
      const found = this.make(["search", "first", fen, [], "all", Math.trunc(best * share)]);
      yield;
      const [, first] = /^line\(\[(\w+)/.exec(found) ?? [];
      if (!first) return;
      this.make(["search", "first", fen, [], ["without", [first]], Math.trunc(others * share)]);
      yield;
    }
  }

  make(need) {
    const answer = this.host.freshAnswer(need);
    this.made.push({ need, answer });
    return answer;
  }

  // The answer to a need, if it was met before; undefined else, and from then on.
  answer(need) {
    const next = this.made[0];
    if (next && JSON.stringify(next.need) === JSON.stringify(need)) {
      this.met.push(this.made.shift());
      return next.answer;
    }
    if (this.made.length) for (const { need: known } of this.met) this.host.freshAnswer(known);
    this.made = [];
    return undefined;
  }

  get isOver() {
    return !this.made.length;
  }
}
