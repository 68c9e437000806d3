// SWI-Prolog in a worker: it answers what the page asks.
// BASE, the address of the site, is set by the script that imports this one (see runner.js).

importScripts(`${BASE}workers/confined.js`, `${BASE}workers/saved_memory.js`, `${BASE}workers/machine.js`, `${BASE}packages/swipl/swipl-web.js`);

const MOST_LINES = 2000; // of output for each question
const MOST_SIGNS = 20000; // of a line or an answer
const MOST_BOARDS = 50; // of an answer
const MOST_ANSWERS = 500; // that one request may want
const OWN = "/own/program.pl";
let current = null; // the number of what is being answered
let lines = 0; // that it has printed
let newest = 0; // the last question for advice: older ones give up
let before = Promise.resolve(); // what is being answered: queries are closed in their order
let hasFiles = false;
let answers = null; // of a query, one by one
let began = null; // what the clock said, and the count of inferences
const ready = start();
ready.catch(() => {}); // whoever asks hears of it; a page that is left does not care

async function start() {
  const machine = await prologMachine(tell);
  wall.refuse = () => refusal(machine.prolog);
  once(machine, "set_prolog_flag(stack_limit, 268435456)");
  return machine;
}

// What a goal that calls JavaScript gets: an error of Prolog.
function refusal(prolog) {
  const formal = new prolog.Compound("permission_error", "call", "script", "javascript");
  const error = new prolog.Compound("error", formal, new prolog.Var());
  return prolog.bindings.PL_raise_exception(prolog.toProlog(error));
}

function tell(text) {
  lines += 1;
  if (lines > MOST_LINES + 1) return;
  postMessage({ id: current, event: "output", text: lines > MOST_LINES ? "… and more that is not shown" : shortened(text) });
}

const shortened = (text) => (text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS)} …` : text);

// The texts of the files, for whoever looks into them. A first question that cannot ask for one is
// answered before they come.
const MAY_READ = /help|apropos|['"`/]/;

async function withFiles(machine) {
  if (hasFiles) return;
  const files = await fetch(`${BASE}programs/prolog.json`).then((response) => response.json());
  for (const [path, text] of Object.entries(files)) write(machine, `/clausewitz/${path}`, text);
  hasFiles = true;
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

// Texts come as strings; names of squares and tactics are atoms.
function withAtoms(machine, goal, fen, names) {
  const atoms = Object.keys(names).map((name) => `atom_string(${name}, "${names[name]}")`);
  return once(machine, [...atoms, goal].join(", "), { FEN: fen });
}

function close() {
  answers?.close();
  answers = null;
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

const kinds = {
  async ready() {
    return true;
  },

  // The moves that stand out. Another question for advice ends this one.
  async advice(machine, { fen }, id) {
    const steps = machine.prolog.query("chess_page:page_score(FEN, Done, All)", { FEN: fen });
    for (let step = steps.next(); step.value; step = steps.next()) {
      postMessage({ id, event: "progress", done: step.value.Done, all: step.value.All });
      if (step.done) break;
      await pause();
      if (newest !== id) {
        steps.close();
        return null;
      }
    }
    const { Moves, Nothing } = once(machine, "chess_page:page_advice(FEN, Moves, Nothing)", { FEN: fen });
    return { moves: Moves, nothing: Nothing };
  },

  async proof(machine, { fen, from, to, tactic }) {
    const names = { From: from, To: to, Tactic: tactic };
    return withAtoms(machine, "chess_page:page_proof(FEN, From, To, Tactic, Proof)", fen, names).Proof;
  },

  async explanation(machine, { fen, from, to }) {
    const names = { From: from, To: to };
    return withAtoms(machine, "user:explain(FEN, From, To, Text)", fen, names).Text;
  },

  // A step of a request that takes searches: see requests.pl of logic/judgement.
  async step(machine, { text }) {
    return JSON.parse(once(machine, "judgement:request_step(Text, Step)", { Text: text }).Step);
  },

  async program(machine, { text }) {
    if (MAY_READ.test(text)) await withFiles(machine);
    close();
    write(machine, OWN, text);
    return once(machine, `chess_page:page_program('${OWN}', Messages)`).Messages;
  },

  // What an editor can complete.
  async vocabulary(machine) {
    return once(machine, "chess_page:page_vocabulary(Words)").Words;
  },

  async query(machine, { text, fen }) {
    await begin(machine, text, fen);
    setTimeout(() => (before = before.then(() => withFiles(machine)).catch(() => {})));
    return { ...next(), ...taken(machine) };
  },

  async next(machine) {
    return { ...next(), ...taken(machine) };
  },

  async all(machine, { text, fen }) {
    await begin(machine, text, fen);
    const found = [];
    let step = next();
    for (; step.answer; step = next()) {
      found.push(step.answer);
      if (!step.more || found.length === MOST_ANSWERS) break;
    }
    close();
    return { answers: found, more: step.more, ...taken(machine) };
  },
};

async function begin(machine, text, fen) {
  if (MAY_READ.test(text)) await withFiles(machine);
  close();
  began = { time: performance.now(), inferences: inferences(machine) };
  answers = machine.prolog.query("chess_page:page_query(Text, FEN, Answer)", { Text: text, FEN: fen });
}

const inferences = (machine) => once(machine, "statistics(inferences, Count)").Count;

// Seconds and inferences since the query began.
function taken(machine) {
  return { seconds: (performance.now() - began.time) / 1000, inferences: inferences(machine) - began.inferences };
}

function next() {
  if (!answers) return { answer: null, more: false };
  const step = answers.next();
  if (step.done) answers = null;
  if (step.error) throw new Error(step.message);
  return { answer: step.value ? shown(plain(step.value).Answer) : null, more: !step.done };
}

// A query decides how long its answer is; the page has space for so much of it.
function shown({ text, error, bindings = [], boards = [], squares = [] }) {
  if (error !== undefined) return { error: shortened(error) };
  const short = bindings.map((one) => ({ ...one, text: shortened(one.text) }));
  return { text: shortened(text), bindings: short, boards: boards.slice(0, MOST_BOARDS), squares };
}

self.onmessage = ({ data }) => {
  if (data.kind === "advice") newest = data.id;
  before = before.then(() => answered(data));
};

async function answered(data) {
  try {
    const machine = await ready;
    current = data.id;
    lines = 0;
    wall.begin();
    postMessage({ id: data.id, answer: await kinds[data.kind](machine, data, data.id) });
  } catch (error) {
    postMessage({ id: data.id, error: wall.words(error) });
  }
}
