// Clausewitz for other pages: the engine's search, and the best lines of a position as the command
// line finds them. The types are in web_api.d.ts.
//
//     import { bestLines } from "./web_api.js";
//     const [best] = await bestLines("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1");
//     console.log(best.moves.join(" "), best.score);

import { requested } from "./kernel/host.js";
import { Runner } from "./playground/runner.js";

const SECONDS = 120; // for one search
const prolog = new Runner("workers/prolog.js", SECONDS);
const engine = new Runner("workers/search.js", SECONDS);
let before = Promise.resolve(); // requests are answered one by one: they share the engine's memory

// Lines of a position by a search with limits: see search.js. `hear` gets the lines of each depth.
export function search(fen, limits, hear = () => {}) {
  return inTurn(() => engine.ask("lines", { fen, limits }, ({ lines }) => hear(lines)));
}

// The best lines with different first moves, at most so many, best first. `effort` are nodes by what
// they are for; what is not said is as on the command line.
export function bestLines(fen, { most = 2, effort = {} } = {}) {
  return inTurn(async () => {
    const request = `best_lines(${JSON.stringify(fen)},${most},${await effortTerm(effort)})`;
    const step = (text) => prolog.ask("step", { text });
    const lines = await requested(request, step, (need) => engine.ask("need", { need }));
    return lines.map(([, moves, score, mate]) => ({ moves, score, mate: mate === "none" ? null : mate }));
  });
}

// End both workers. The next request starts them again.
export function stop() {
  prolog.stop();
  engine.stop();
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
