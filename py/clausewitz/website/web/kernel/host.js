// What Prolog needs of compiled code: see host.pl of logic/judgement. Python does the same on the
// command line.

import { Searcher } from "./search.js";

const MEGABYTES = 16; // as advice on the command line has it

export class SearchHost {
  constructor(kernel) {
    this.kernel = kernel;
    this.first = new Searcher(kernel, { megabytes: MEGABYTES });
  }

  // For the second of two lines that are looked at side by side; seldom needed.
  get second() {
    this.other ??= new Searcher(this.kernel, { megabytes: MEGABYTES });
    return this.other;
  }

  // The answer to a need, as a term of Prolog.
  answer(need) {
    if (need === "forget") {
      this.first.forget();
      return "done";
    }
    if (need === "remember") {
      this.second.remember(this.first);
      return "done";
    }
    if (need[0] === "side_by_side") return `[${need[1].map((one) => this.answer(one))}]`;
    const [, who, fen, after, choice, nodes] = need;
    const limits = { after, nodes, ...(choice === "all" ? {} : { [choice[0]]: choice[1] }) };
    const line = this[who].search(fen, limits)[0];
    return line ? `line([${line.moves}],${line.score},${this.mate(line.score) ?? "none"})` : "none";
  }

  // In how many moves a score mates, below 0 if it is the mover who is mated.
  mate(score) {
    const { mate, nearMate } = this.kernel.table.scores;
    if (Math.abs(score) <= nearMate) return null;
    const plies = mate - Math.abs(score);
    return score > 0 ? Math.floor((plies + 1) / 2) : -Math.floor(plies / 2);
  }
}

// What comes of a request of Prolog's: `step` has Prolog go on with a text, `answer` meets a need.
export async function requested(request, step, answer) {
  let [kind, content] = await step(request);
  while (kind === "need") [kind, content] = await step(`answer(${await answer(content)})`);
  return content;
}
