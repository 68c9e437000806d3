// The workers.

import { Answers } from "../answers.js";
import { Runner } from "./runner.js";

export const runners = {
  // Tactics have a Prolog of their own: a query that runs away does not hold them up.
  tactics: new Runner("workers/prolog.js", 60),
  prolog: new Runner("workers/prolog.js", 60),
  clingo: new Runner("workers/clingo.js", 300),
  analysis: new Runner("workers/search.js", 3600),
  problems: new Runner("workers/coach.js", 300),
  // Answers have an engine of their own: an analysis may go on as long as it likes.
  answers: new Runner("workers/search.js", 120),
};

// What the command line answers: which move, why, which motifs, which mate.
export const answers = new Answers({ prolog: runners.tactics, engine: runners.answers, clingo: runners.clingo });

// A site can be built where nothing links the kernel.
export const hasEngine = document.documentElement.dataset.engine === "yes";

// Those of the first tab have been started before: see early.js.
for (const [name, worker] of globalThis.earlyWorkers) runners[name].adopt(worker);
