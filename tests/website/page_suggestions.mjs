// What the page answers, without a browser: Prolog and the kernel as WebAssembly, in node.
//
//     node page_suggestions.mjs FOLDER SWIPL NODES < FENS
//
// FOLDER has the site's kernel/ and prolog.prc, SWIPL is the folder of swipl-wasm. A line for each FEN.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [folder, swipl, nodes] = process.argv.slice(2);
const files = pathToFileURL(`${folder}/kernel/`).href;
const { Kernel } = await import(`${files}kernel.js`);
const { SearchHost, requested } = await import(`${files}host.js`);
const read = async (address) => new Uint8Array(readFileSync(address)).buffer;
const kernel = await Kernel.load(files, read);
const host = new SearchHost(kernel, (name) => read(new URL(name, files)));
const state = readFileSync(`${folder}/prolog.prc`);
const preRun = [({ FS }) => FS.writeFile("/state.prc", state)];
const machine = await createRequire(import.meta.url)(swipl)({ arguments: ["-q", "-x", "/state.prc"], preRun });

async function step(text) {
  const found = machine.prolog.query("judgement:request_step(Text, Step)", { Text: text }).once();
  if (!found.Step) throw new Error(found.message ?? `it fails: ${text}`);
  return JSON.parse(found.Step);
}

const { effort } = kernel.table;
const names = ["best", "others", "in_doubt", "still_open", "continuing", "side_line"];
const shorter = names.map((name) => Math.max(1, Math.floor((effort[name] * Number(nodes)) / effort.best)));
for (const fen of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  const request = `suggest(${JSON.stringify(fen)},wish([],false),effort(${shorter}))`;
  console.log(await requested(request, step, (need) => host.answer(need)));
}
process.exit(0);
