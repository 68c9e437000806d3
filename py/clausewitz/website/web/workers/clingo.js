// clingo in a worker: what it prints is sent line by line, so that answers come as they are found.
// BASE, the address of the site, is set by the script that imports this one (see runner.js).

importScripts(`${BASE}packages/clingo/clingo.js`);

let asked = null; // the number of what is being answered
const tell = (event) => (line) => postMessage({ id: asked, event, line });
const ready = Module({
  locateFile: (name) => `${BASE}packages/clingo/${name}`,
  print: tell("line"),
  printErr: tell("message"),
});
const files = fetch(`${BASE}programs/clingo.json`).then((response) => response.json());

const kinds = {
  async files() {
    return files;
  },

  // The number that clingo ends with: 10 and 30 if there are answers, 20 if not, 65 after an error.
  async run({ program, options }) {
    const clingo = await ready;
    return clingo.ccall("run", "number", ["string", "string"], [program, options]);
  },
};

self.onmessage = async ({ data }) => {
  try {
    asked = data.id;
    postMessage({ id: data.id, answer: await kinds[data.kind](data) });
  } catch (error) {
    postMessage({ id: data.id, error: String(error.message || error) });
  }
};
