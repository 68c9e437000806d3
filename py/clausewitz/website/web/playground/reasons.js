// What speaks for a move, in English: from the clauses alone, which look at the position without a
// search.

export async function reasonFor(prolog, fen, move) {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  return prolog.ask("explanation", { fen, from, to });
}
