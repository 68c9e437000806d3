// What speaks for a move, in English: what `clausewitz explain` says of it first, after a shorter search.
// A copy of the site without the engine has what the clauses alone say.

import { answers, hasEngine } from "./start.js";

export const NODES = 100_000; // for the best move: a page that is looked at should answer soon

export async function reasonFor(prolog, fen, move) {
  if (!hasEngine) {
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
    return prolog.ask("explanation", { fen, from, to });
  }
  const { text } = JSON.parse(await answers.explain(fen, { move, nodes: NODES }));
  return (text.does ?? text.verdict ?? []).join(" ");
}
