// Clausewitz for other pages: what the command line answers of a position, a move or a line, and what
// that is made of: the best lines of a position, and the engine's search. The types are in web_api.d.ts.
//
//     import * as clausewitz from "./web_api.js";
//     const { moves } = await clausewitz.suggest("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1");
//     console.log(moves[0].san, moves[0].why);
//
// suggest(fen, { nodes })              which move, and why
// explain(fen, { move, nodes })        a move explained in depth
// tactics(fen)                         the moves that clauses alone propose, without a search
// tag({ fen, moves, afterMove, id })   the motifs of a line of moves
// mate(fen, { moves, allKeys, by })    a forced mate, with its proof
// legalMoves(fen)                      the legal moves
//
// Each is what the command prints with --json, as an object; suggestText and so on are the same as text,
// byte for byte.
//
// bestLines(fen, { most })      the best lines with different first moves
// search(fen, limits, hear)     lines by a search with limits
// stop()                        ends what is under way, and all workers
//
// Workers start when they are needed, and requests are answered one after the other. One that cannot be
// answered, as of a text that is no position, is a promise that is rejected with an Error.

import { Answers } from "./answers.js";
import { Runner } from "./playground/runner.js";

const SECONDS = 120; // for one search
const answers = new Answers({
  prolog: new Runner("workers/prolog.js", SECONDS),
  engine: new Runner("workers/search.js", SECONDS),
  clingo: new Runner("workers/clingo.js", SECONDS),
});

export const suggestText = (fen, wish) => answers.suggest(fen, wish);
export const explainText = (fen, wish) => answers.explain(fen, wish);
export const tacticsText = (fen) => answers.tactics(fen);
export const tagText = (line) => answers.tag(line);
export const mateText = (fen, wish) => answers.mate(fen, wish);
export const legalMovesText = (fen) => answers.legalMoves(fen);

export const suggest = (fen, wish) => suggestText(fen, wish).then(JSON.parse);
export const explain = (fen, wish) => explainText(fen, wish).then(JSON.parse);
export const tactics = (fen) => tacticsText(fen).then(JSON.parse);
export const tag = (line) => tagText(line).then(JSON.parse);
export const mate = (fen, wish) => mateText(fen, wish).then(JSON.parse);
export const legalMoves = (fen) => legalMovesText(fen).then(JSON.parse);

export const search = (fen, limits, hear) => answers.search(fen, limits, hear);
export const stop = () => answers.stop();

// The best lines with different first moves, at most so many, best first. `effort` are nodes by what
// they are for; what is not said is as on the command line.
export async function bestLines(fen, wish) {
  const lines = await answers.bestLines(fen, wish);
  return lines.map(([, moves, score, mates]) => ({ moves, score, mate: mates === "none" ? null : mates }));
}
