// Coach and solver of problems in a worker: their own Python, with Prolog and the kernel beside it. All three are
// WebAssembly; what Python asks of the others is in coach/page_host.js.
// BASE, the address of the site, is set by the script that imports this one (see runner.js).

importScripts(`${BASE}workers/confined.js`, `${BASE}workers/saved_memory.js`, `${BASE}workers/machine.js`, `${BASE}packages/swipl/swipl-web.js`, `${BASE}packages/pyodide/pyodide.js`);

const FOLDER = "/lib/clausewitz";
const NO_PACKAGES = { info: { version: "0.29.5", python: "3.13.2", arch: "wasm32", platform: "emscripten_4_0_9", abi_version: "2025_0" }, packages: {} };
let before = Promise.resolve(); // what is being answered: questions are answered in their order
const ready = start();
ready.catch(() => {}); // whoever asks hears of it; a page that is left does not care

async function start() {
  const scripts = ["kernel/kernel", "kernel/host", "coach/page_host"].map((name) => import(`${BASE}${name}.js`));
  const [{ Kernel, fetched }, { SearchHost }, { pageHost }] = await Promise.all(scripts);
  const [machine, kernel, python, pack, bridge] = await Promise.all([
    prologMachine(),
    Kernel.load(`${BASE}kernel/`),
    loadPyodide({ indexURL: `${BASE}packages/pyodide/`, packageBaseUrl: `${BASE}packages/pyodide/`, lockFileContents: NO_PACKAGES }),
    bytesOf("programs/coach.zip"),
    file("programs/bridge.json").then((response) => response.json()),
  ]);
  const host = new SearchHost(kernel, (name) => fetched(`${BASE}kernel/${name}`));
  python.registerJsModule("page_host", pageHost(machine, host, await host.motifs(), bridge));
  python.unpackArchive(pack, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  const part = (name) => python.pyimport(`clausewitz.website.in_page.${name}`);
  return { python, coach: part("coached_games"), part, wall };
}

const kinds = {
  async ready() {
    return true;
  },

  // The games of a file: number, text and players of each.
  async games({ python, coach }, { name, content }) {
    return JSON.parse(coach.games_in(name, python.toPy(content).tobytes()));
  },

  // A game judged: its record, a line of JSON, or why there is none.
  async judge({ coach }, { task }) {
    return JSON.parse(coach.judged(JSON.stringify(task)));
  },

  // The coach's page and the table of games that were judged.
  async page({ coach }, { records }) {
    return JSON.parse(coach.files_of(records));
  },

  // What was missed in them, as puzzles; and a puzzle as the trainer shows it.
  async missed({ part }, { records }) {
    return JSON.parse(part("own_puzzles").missed(records));
  },

  // A chess problem: what the command line prints of its solution.
  async solve({ part }, { fen, stipulation, seconds }) {
    return part("solved_problems").solved(fen, stipulation, seconds);
  },

  async explain({ part }, { task }) {
    return JSON.parse(part("own_puzzles").explained(JSON.stringify(task)));
  },
};

self.onmessage = ({ data }) => {
  before = before.then(() => answered(data));
};

async function answered(data) {
  try {
    const parts = await ready;
    parts.wall.begin();
    postMessage({ id: data.id, answer: await kinds[data.kind](parts, data) });
  } catch (error) {
    postMessage({ id: data.id, error: lastLine(error) });
  }
}

// Of an error of Python's, what a user can read.
function lastLine(error) {
  const lines = String(error.message || error).trim().split("\n");
  return lines[lines.length - 1].replace(/^[\w.]*Error: /, "");
}
