// Nodes of a search by what they are for, as logic/judgement has them.

const NAMES = ["best", "others", "in_doubt", "still_open", "continuing", "side_line"];

// The same where so many nodes are for the best move, if that is less: each in the same measure.
export function shorter(whole, nodes = whole.best) {
  const part = Math.min(nodes, whole.best);
  const parts = Object.entries(whole).map(([name, count]) => [name, Math.max(1, Math.floor((count * part) / whole.best))]);
  return Object.fromEntries(parts);
}

// As a term of Prolog.
export const effortTerm = (effort) => `effort(${NAMES.map((name) => effort[name])})`;
