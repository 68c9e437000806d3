// SWI-Prolog in a worker, behind the wall of confined.js: bk/ and logic/ are loaded. `tell` gets the
// lines that it prints. Whoever imports this script imports confined.js and saved_memory.js before, and
// swipl-web.js after it: what Prolog needs comes while that is being loaded.

const wall = new Confined("Prolog", `${BASE}packages/swipl/swipl-web.wasm`, 768);
const prologFiles = Promise.all([unpacked("programs/prolog.memory"), bytesOf("packages/swipl/swipl-web.data")]);
prologFiles.catch(() => {}); // whoever waits for them hears of it

async function prologMachine(tell = () => {}) {
  const [instantiateWasm, [saved, library]] = await Promise.all([wall.instantiation(), prologFiles]);
  return SWIPL({
    arguments: ["-q"],
    instantiateWasm,
    getPreloadedPackage: () => library,
    locateFile: (name) => `${BASE}packages/swipl/${name}`,
    preRun: [startedWith(saved, () => wall.memory)],
    print: tell,
    printErr: tell,
    stdin: () => null,
  });
}

async function unpacked(name) {
  const { body } = await file(name);
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function bytesOf(name) {
  return (await file(name)).arrayBuffer();
}

async function file(name) {
  const response = await fetch(`${BASE}${name}`);
  if (!response.ok) throw new Error(`${name} is not there`);
  return response;
}
