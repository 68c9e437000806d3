// What speaks for a move, in English: what `clausewitz explain` says of it first. A copy of the site
// without the engine has what the clauses alone say.

import { answers, hasEngine } from "./start.js";

export async function reasonFor(prolog, fen, move) {
  if (!hasEngine) {
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
    return prolog.ask("explanation", { fen, from, to });
  }
  const { text } = JSON.parse(await answers.explain(fen, { move }));
  return (text.does ?? text.verdict ?? []).join(" ");
}
