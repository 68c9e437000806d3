// Clausewitz for other pages: which move and why, as the command line says it, and what that is made
// of: the best lines of a position, and the engine's search. The types are in web_api.d.ts.
//
//     import * as clausewitz from "./web_api.js";
//     const { moves } = await clausewitz.suggest("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1");
//     console.log(moves[0].san, moves[0].why);
//
// suggest(fen, { nodes })       what `clausewitz suggest --json` prints, as an object
// suggestText(fen, { nodes })   the same as text, byte for byte
// bestLines(fen, { most })      the best lines with different first moves
// search(fen, limits, hear)     lines by a search with limits
// stop()                        ends what is under way, and both workers
//
// Both workers start with the first request, and answer one request after the other. A request that
// cannot be answered, as of a text that is no position, is a promise that is rejected with an Error.

import { requested } from "./kernel/host.js";
import { Runner } from "./playground/runner.js";

const SECONDS = 120; // for one search
const prolog = new Runner("workers/prolog.js", SECONDS);
const engine = new Runner("workers/search.js", SECONDS);
let before = Promise.resolve(); // requests are answered one by one: they share the engine's memory

// Which move, and why: what `clausewitz suggest --json` prints of a position. With `nodes`, for the best
// move, the search is shorter, each part of it in the same measure; without, it is as long as there.
export async function suggest(fen, wish = {}) {
  return JSON.parse(await suggestText(fen, wish));
}

// The same as one line of JSON.
export function suggestText(fen, { nodes } = {}) {
  return inTurn(async () => {
    const whole = await engine.ask("effort");
    return requestedAnswer(`suggest(${JSON.stringify(fen)},wish([],false),${await effortTerm(shorter(whole, nodes))})`);
  });
}

// Lines of a position by a search with limits: see search.js. `hear` gets the lines of each depth.
export function search(fen, limits, hear = () => {}) {
  return inTurn(() => engine.ask("lines", { fen, limits }, ({ lines }) => hear(lines)));
}

// The best lines with different first moves, at most so many, best first. `effort` are nodes by what
// they are for; what is not said is as on the command line.
export function bestLines(fen, { most = 2, effort = {} } = {}) {
  return inTurn(async () => {
    const request = `best_lines(${JSON.stringify(fen)},${most},${await effortTerm(effort)})`;
    const lines = await requestedAnswer(request);
    return lines.map(([, moves, score, mate]) => ({ moves, score, mate: mate === "none" ? null : mate }));
  });
}

// End both workers. The next request starts them again.
export function stop() {
  prolog.stop();
  engine.stop();
}

const requestedAnswer = (request) =>
  requested(request, (text) => prolog.ask("step", { text }), (need) => engine.ask("need", { need }));

// Nodes by what they are for, where so many are for the best move, if that is less.
function shorter(whole, nodes = whole.best) {
  const part = Math.min(nodes, whole.best);
  const parts = Object.entries(whole).map(([name, count]) => [name, Math.max(1, Math.floor((count * part) / whole.best))]);
  return Object.fromEntries(parts);
}

// Nodes by what they are for, as line_search.pl of logic/judgement has them.
async function effortTerm(wished) {
  const { best, others, in_doubt, still_open, continuing, side_line } = { ...(await engine.ask("effort")), ...wished };
  return `effort(${[best, others, in_doubt, still_open, continuing, side_line]})`;
}

function inTurn(task) {
  const done = before.then(task);
  before = done.catch(() => {});
  return done;
}
