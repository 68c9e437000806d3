// SWI-Prolog in a worker: loads the files of bk/ and logic/ and answers what the page asks.
// BASE, the address of the site, is set by the script that imports this one (see runner.js).

importScripts(`${BASE}packages/swipl/swipl-web.js`);

const OWN = "/own/program.pl";
let asked = null; // the number of what is being answered
let current = 0; // the newest score that was asked for: older ones give up
let answers = null; // of a query, one by one
const ready = start();

async function start() {
  const tell = (text) => postMessage({ id: asked, event: "output", text });
  const [machine, files] = await Promise.all([
    SWIPL({
      arguments: ["-q"],
      locateFile: (name) => `${BASE}packages/swipl/${name}`,
      print: tell,
      printErr: tell,
      stdin: () => null,
    }),
    fetch(`${BASE}programs/prolog.json`).then((response) => response.json()),
  ]);
  self.window = self; // library(wasm) looks for it
  for (const [path, text] of Object.entries(files)) write(machine, `/clausewitz/${path}`, text);
  once(machine, "set_prolog_flag(stack_limit, 268435456)");
  once(machine, "consult(['/clausewitz/logic/repl', '/clausewitz/logic/repl/page'])");
  return machine;
}

function write(machine, path, text) {
  machine.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  machine.FS.writeFile(path, text);
}

// Objects of swipl-wasm become plain ones.
const plain = (value) => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

function once(machine, goal, input = {}) {
  const found = machine.prolog.query(goal, input).once();
  if (found.error) throw new Error(found.message);
  return found.success === false ? null : plain(found);
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

const kinds = {
  async ready() {
    return true;
  },

  // The moves that stand out. Another question for advice ends this one.
  async advice(machine, { fen }, id) {
    current = id;
    const steps = machine.prolog.query("page_score(FEN, Done, All)", { FEN: fen });
    for (let step = steps.next(); step.value; step = steps.next()) {
      postMessage({ id, event: "progress", done: step.value.Done, all: step.value.All });
      if (step.done) break;
      await pause();
      if (current !== id) {
        steps.close();
        return null;
      }
    }
    return once(machine, "page_advice(FEN, Moves)", { FEN: fen }).Moves;
  },

  async proof(machine, { fen, from, to, tactic }) {
    const found = once(machine, "atom_string(F, F0), atom_string(T, T0), atom_string(N, N0), page_proof(FEN, F, T, N, Proof)", {
      FEN: fen,
      F0: from,
      T0: to,
      N0: tactic,
    });
    return found && found.Proof;
  },

  async explanation(machine, { fen, from, to }) {
    const goal = "atom_string(F, F0), atom_string(T, T0), explain(FEN, F, T, Text)";
    return once(machine, goal, { FEN: fen, F0: from, T0: to }).Text;
  },

  async program(machine, { text }) {
    write(machine, OWN, text);
    return once(machine, `page_program('${OWN}', Messages)`).Messages;
  },

  async query(machine, { text, fen }) {
    if (answers) answers.close();
    answers = machine.prolog.query("page_query(Text, FEN, Answer)", { Text: text, FEN: fen });
    return next();
  },

  async next() {
    return next();
  },
};

function next() {
  if (!answers) return { answer: null, more: false };
  const step = answers.next();
  if (step.done) answers = null;
  if (step.error) throw new Error(step.message);
  return { answer: step.value ? plain(step.value).Answer : null, more: !step.done };
}

self.onmessage = async ({ data }) => {
  try {
    const machine = await ready;
    asked = data.id;
    postMessage({ id: data.id, answer: await kinds[data.kind](machine, data, data.id) });
  } catch (error) {
    postMessage({ id: data.id, error: String(error.message || error) });
  }
};
