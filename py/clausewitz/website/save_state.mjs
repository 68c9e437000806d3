// Load the files of bk/ and logic/ into SWI-Prolog as WebAssembly, and save its state: the browser
// starts from it, and need not compile them again.
//
//     node save_state.mjs SWIPL PACK STATE
//
// SWIPL is the folder of swipl-wasm, PACK the file with the texts, STATE the file to write.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const [swipl, pack, state] = process.argv.slice(2);
const start = createRequire(import.meta.url)(swipl);
const complaints = [];
const machine = await start({ arguments: ["-q"], printErr: (line) => complaints.push(line) });

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
writeFileSync(state, machine.FS.readFile("/saved"));
process.exit(0);
