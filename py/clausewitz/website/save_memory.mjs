// Load the files of bk/ and logic/ into SWI-Prolog as WebAssembly, and save the memory of one that has
// just started with them: the browser begins with it, and need not start Prolog itself.
//
//     node save_memory.mjs SWIPL PACK MEMORY
//
// SWIPL is the folder of swipl-wasm, PACK the file with the texts, MEMORY the file to write.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";

const [swipl, pack, file] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const complaints = [];
const machine = await require(swipl)({ arguments: ["-q"], printErr: (line) => complaints.push(line) });

function run(goal) {
  const found = machine.prolog.query(goal).once();
  if (!found.success) complaints.push(found.message ?? `${goal} fails`);
}

for (const [path, text] of Object.entries(JSON.parse(readFileSync(pack, "utf-8")))) {
  const place = `/clausewitz/${path}`;
  machine.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
  machine.FS.writeFile(place, text);
}
run("consult(['/clausewitz/logic/repl', '/clausewitz/logic/repl/page'])");
run("page_prepare");
if (complaints.length) {
  console.error(complaints.join("\n"));
  process.exit(1);
}
// As for a developer: else Prolog would not load its libraries when they are first called. It warns
// of one that only foreign code would need.
run("qsave_program('/saved', [class(development)])");
writeFileSync(file, gzipSync(await memoryAfterStart(machine.FS.readFile("/saved")), { level: 9 }));
process.exit(0);

// Of the Prolog that browsers have, which is not the same program. Files that stay open are those of
// saved_memory.js.
async function memoryAfterStart(state) {
  const folder = `${swipl}/dist/swipl/swipl-web`;
  const library = new Uint8Array(readFileSync(`${folder}.data`)).buffer;
  let memory = null;
  let found = null;
  await require(`${folder}.js`)({
    arguments: ["-q", "-x", "/state.prc"],
    thisProgram: "./this.program", // as in a browser: the memory holds no place of this machine
    instantiateWasm: (imports, receive) => {
      WebAssembly.instantiate(readFileSync(`${folder}.wasm`), imports).then(({ instance }) => {
        memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
        receive(instance);
      });
    },
    getPreloadedPackage: () => library,
    printErr: () => {}, // of a library that would need foreign code
    preRun: [
      (module) => {
        module.FS.writeFile("/state.prc", state);
        const start = module._PL_initialise;
        module._PL_initialise = (...values) => {
          const done = start(...values);
          found = new Uint8Array(memory.buffer.slice(0));
          return done;
        };
      },
    ],
  });
  return found;
}
