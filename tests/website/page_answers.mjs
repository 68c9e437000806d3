// What the page answers, without a browser: Prolog, clingo and the kernel as WebAssembly, in node.
//
//     node page_answers.mjs FOLDER MODULES < REQUESTS
//
// FOLDER has the site's kernel/, playground/, workers/ and prolog.memory, MODULES are the packages of npm.
// A request is a line of JSON, [kind, argument, ...]; each is answered by a line.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { runInThisContext } from "node:vm";
import { gunzipSync } from "node:zlib";

const [folder, modules] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const files = pathToFileURL(`${folder}/kernel/`).href;
const { Kernel } = await import(`${files}kernel.js`);
const { SearchHost } = await import(`${files}host.js`);
const { confirmed, requested } = await import(`${files}requests.js`);
const { shorter, effortTerm } = await import(`${files}effort.js`);
const { WholeProgram } = await import(pathToFileURL(`${folder}/playground/includes.js`).href);
const read = async (address) => new Uint8Array(readFileSync(address)).buffer;
const kernel = await Kernel.load(files, read);
const host = new SearchHost(kernel, (name) => read(new URL(name, files)));
let machine = null;
let clingo = null;

async function step(text) {
  machine ??= await prolog();
  const found = machine.prolog.query("judgement:request_step(Text, Step)", { Text: text }).once();
  if (!found.Step) throw new Error(found.message ?? `it fails: ${text}`);
  return JSON.parse(found.Step);
}

function prolog() {
  const swipl = `${modules}/swipl-wasm/dist/swipl/swipl-web`;
  const saved = gunzipSync(readFileSync(`${folder}/prolog.memory`));
  const startedWith = runInThisContext(`${readFileSync(`${folder}/workers/saved_memory.js`, "utf-8")}; startedWith`);
  let memory = null;
  const instantiateWasm = (imports, receive) => {
    WebAssembly.instantiate(readFileSync(`${swipl}.wasm`), imports).then(({ instance }) => {
      memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
      receive(instance);
    });
  };
  const getPreloadedPackage = () => new Uint8Array(readFileSync(`${swipl}.data`)).buffer;
  return require(`${swipl}.js`)({ arguments: ["-q"], instantiateWasm, getPreloadedPackage, preRun: [startedWith(saved, () => memory)] });
}

async function solve(facts) {
  const lines = [];
  clingo ??= await require(`${modules}/clingo-wasm/src/clingo.js`)({ print: (line) => clingo.hear(line), printErr: console.error });
  clingo.hear = (line) => lines.push(line);
  const texts = JSON.parse(readFileSync(`${folder}/clingo.json`, "utf-8"));
  const program = new WholeProgram('#include "confirm.lp".', facts, texts);
  clingo.ccall("run", "number", ["string", "string"], [program.text, ""]);
  return lines;
}

const asked = (request) => requested(request, step, (need) => host.answer(need));
const effort = (nodes) => effortTerm(shorter(kernel.table.effort, nodes));
const suggested = (fen, nodes) => asked(`suggest(${JSON.stringify(fen)},wish([],false),${effort(nodes)})`);
let suggestions = 0;
const kinds = {
  // Before every other suggestion, what it probably takes is searched already.
  suggest: (fen, nodes) => {
    if ((suggestions += 1) % 2) [...host.lookAhead(fen, shorter(kernel.table.effort, nodes))];
    return suggested(fen, nodes);
  },
  explain: (fen, move, nodes) => {
    const shown = shorter(kernel.table.thorough, nodes);
    return asked(`explain(${JSON.stringify(fen)},${move === null ? "none" : JSON.stringify(move)},${effortTerm(shown)},${shown.before_blaming})`);
  },
  lines: (fen, limits) => {
    host.first.forget();
    return JSON.stringify({ lines: host.first.search(fen, limits).map(({ score, moves }) => [score, moves]) });
  },
  tactics: (fen) => asked(`tactics(${JSON.stringify(fen)})`),
  tag: (line) => host.tagged(line),
  legal: (fen) => host.legalMoves(fen),
  mate: (fen, moves, wish) => confirmed(host.mate(fen, moves, wish), solve, (atoms) => host.mateGoesOn(atoms)),
};

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  const [kind, ...given] = JSON.parse(line);
  try {
    console.log(await kinds[kind](...given));
  } catch (error) {
    console.log(`error: ${error.message}`);
  }
}
process.exit(0);
