// SWI-Prolog in a worker, behind the wall of confined.js: it starts from a state that has the files of
// bk/ and logic/ loaded. `tell` gets the lines that it prints. Whoever imports this script imports
// confined.js before, and swipl-web.js after it: what Prolog needs comes while that is being loaded.

const STATE = "/state.prc";
const wall = new Confined("Prolog", `${BASE}packages/swipl/swipl-web.wasm`, 768);
const prologFiles = Promise.all(["programs/prolog.prc", "packages/swipl/swipl-web.data"].map(bytesOf));
prologFiles.catch(() => {}); // whoever waits for them hears of it

async function prologMachine(tell = () => {}) {
  const [instantiateWasm, [state, library]] = await Promise.all([wall.instantiation(), prologFiles]);
  return SWIPL({
    arguments: ["-q", "-x", STATE],
    instantiateWasm,
    getPreloadedPackage: () => library,
    locateFile: (name) => `${BASE}packages/swipl/${name}`,
    preRun: [({ FS }) => FS.writeFile(STATE, new Uint8Array(state))],
    print: tell,
    printErr: tell,
    stdin: () => null,
  });
}

async function bytesOf(name) {
  return (await file(name)).arrayBuffer();
}

async function file(name) {
  const response = await fetch(`${BASE}${name}`);
  if (!response.ok) throw new Error(`${name} is not there`);
  return response;
}
