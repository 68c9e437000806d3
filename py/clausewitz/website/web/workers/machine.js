// SWI-Prolog in a worker, behind the wall of confined.js: it starts from a state that has the files of
// bk/ and logic/ loaded. `tell` gets the lines that it prints. Whoever imports this script imports
// swipl-web.js and confined.js, too.

const STATE = "/state.prc";

async function prologMachine(wall, tell = () => {}) {
  const state = await fetch(`${BASE}programs/prolog.prc`);
  const image = new Uint8Array(await state.arrayBuffer());
  return SWIPL({
    arguments: ["-q", "-x", STATE],
    instantiateWasm: await wall.instantiation(),
    locateFile: (name) => `${BASE}packages/swipl/${name}`,
    preRun: [({ FS }) => FS.writeFile(STATE, image)],
    print: tell,
    printErr: tell,
    stdin: () => null,
  });
}
