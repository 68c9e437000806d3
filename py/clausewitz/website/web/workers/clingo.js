// clingo in a worker: what it prints is sent line by line, so that answers come as they are found.
// BASE, the address of the site, is set by the script that imports this one (see runner.js).

importScripts(`${BASE}workers/confined.js`, `${BASE}packages/clingo/clingo.js`);

const MOST_SENT = 2 * 2 ** 20; // signs for each question: later answers are counted, not shown
const MOST_SIGNS = 2 ** 18; // of a line
const FIGURES = /^(SATISFIABLE|UNSATISFIABLE|OPTIMUM FOUND|UNKNOWN)/;
const wall = new Confined("clingo", `${BASE}packages/clingo/clingo.wasm`, 1536);
let current = null; // the number of what is being answered
let sent = 0; // signs
let leavesOut = false;

const tell = (event) => (line) => {
  if (FIGURES.test(line)) leavesOut = false;
  else if (sent > MOST_SENT && (event === "message" || line.startsWith("Answer:"))) leavesOut = true;
  if (leavesOut) return;
  const whole = line.length <= MOST_SIGNS;
  postMessage({ id: current, event, line: whole ? line : `${line.slice(0, line.lastIndexOf(" ", MOST_SIGNS))} …` });
  sent += line.length;
};
const ready = wall.instantiation().then((instantiateWasm) =>
  Module({ instantiateWasm, print: tell("line"), printErr: tell("message") }),
);
const files = fetch(`${BASE}programs/clingo.json`).then((response) => response.json());

const kinds = {
  async files() {
    return files;
  },

  // The number that clingo ends with: 10 and 30 if there are answers, 20 if not, 65 after an error.
  async run({ program, options }) {
    const clingo = await ready;
    return clingo.ccall("run", "number", ["string", "string"], [program, options]);
  },
};

self.onmessage = async ({ data }) => {
  try {
    current = data.id;
    sent = 0;
    leavesOut = false;
    wall.begin();
    postMessage({ id: data.id, answer: await kinds[data.kind](data) });
  } catch (error) {
    postMessage({ id: data.id, error: wall.words(error) });
  }
};
