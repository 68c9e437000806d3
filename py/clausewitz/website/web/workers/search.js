// The engine in a worker: it answers one search after the other.
// BASE, the address of the site, is set by the script that imports this one (see runner.js).

const ready = start();

async function start() {
  const scripts = ["kernel", "host"].map((name) => import(`${BASE}kernel/${name}.js`));
  const [{ Kernel, fetched }, { SearchHost }] = await Promise.all(scripts);
  const folder = `${BASE}kernel/`;
  return new SearchHost(await Kernel.load(folder), (name) => fetched(`${folder}${name}`));
}

const kinds = {
  async ready() {
    return true;
  },

  // Nodes for each kind of search, as the command line has them.
  async effort({ kernel }) {
    return kernel.table.effort;
  },

  // Lines of a position by a search of so many nodes: as if it were the first one.
  async lines({ first }, { fen, limits }, id) {
    first.forget();
    const report = (lines) => postMessage({ id, event: "lines", lines });
    return { lines: first.search(fen, { ...limits, report }), nodes: first.nodes };
  },

  // What Prolog needs for a request: see host.js.
  async need(host, { need }) {
    return host.answer(need);
  },
};

self.onmessage = async ({ data }) => {
  try {
    postMessage({ id: data.id, answer: await kinds[data.kind](await ready, data, data.id) });
  } catch (error) {
    postMessage({ id: data.id, error: String(error.message || error) });
  }
};
