// The workers of the tab that the link names start at once, while the page and its scripts are still
// being loaded: start.js, which is a module and so comes later, hands them to their runners.
{
  const SCRIPTS = { tactics: { tactics: "prolog", answers: "search" }, prolog: { prolog: "prolog" }, clingo: { clingo: "clingo" } };
  const { engine } = document.documentElement.dataset; // a site can be built where nothing links the kernel
  const tab = new URLSearchParams(location.hash.slice(1)).get("tab");
  const scripts = Object.entries(SCRIPTS[tab] ?? { analysis: "search" }).filter(([, name]) => name !== "search" || engine === "yes");
  globalThis.earlyWorkers = scripts.map(([runner, name]) => [runner, workerOf(new URL(".", location.href).href, `workers/${name}.js`)]);
}

// As runner.js does.
function workerOf(base, script) {
  const source = `const BASE = ${JSON.stringify(base)}; importScripts(BASE + ${JSON.stringify(script)});`;
  return new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
}
