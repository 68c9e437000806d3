// The workers. The one of the tab that the link names starts at once, while the rest of the page is
// still being loaded.

import { Answers } from "../answers.js";
import { Runner } from "./runner.js";

export const runners = {
  // Tactics have a Prolog of their own: a query that runs away does not hold them up.
  tactics: new Runner("workers/prolog.js", 60),
  prolog: new Runner("workers/prolog.js", 60),
  clingo: new Runner("workers/clingo.js", 300),
  analysis: new Runner("workers/search.js", 3600),
  // Answers have an engine of their own: an analysis may go on as long as it likes.
  answers: new Runner("workers/search.js", 120),
};

// What the command line answers: which move, why, which motifs, which mate.
export const answers = new Answers({ prolog: runners.tactics, engine: runners.answers, clingo: runners.clingo });

// A site can be built where nothing links the kernel.
export const hasEngine = document.documentElement.dataset.engine === "yes";

const named = new URLSearchParams(location.hash.slice(1)).get("tab");
const first = Object.hasOwn(runners, named ?? "") && named !== "answers" ? named : "analysis";
if (first !== "analysis" || hasEngine) runners[first].start();
if (first === "tactics" && hasEngine) runners.answers.start();
