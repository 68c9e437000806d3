// The engine in a worker: it answers one search after the other.
// BASE, the address of the site, is set by the script that imports this one (see runner.js).

const PAUSE = 40; // milliseconds of an analysis after which it hears other requests
let newest = 0; // the last question: an analysis before it ends
let before = Promise.resolve(); // what is being answered: questions are answered in their order
const ready = start();
ready.catch(() => {}); // whoever asks hears of it; a page that is left does not care

async function start() {
  const folder = `${BASE}kernel/`;
  const loaded = import(`${folder}kernel.js`).then(async ({ Kernel, fetched }) => [await Kernel.load(folder), fetched]);
  const [[kernel, fetched], { SearchHost }] = await Promise.all([loaded, import(`${folder}host.js`)]);
  return new SearchHost(kernel, (name) => fetched(`${folder}${name}`));
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

const kinds = {
  async ready() {
    return true;
  },

  // Nodes for each kind of search, as the command line has them.
  async effort({ kernel }) {
    return kernel.table.effort;
  },

  // The same for a move that is explained.
  async thorough({ kernel }) {
    return kernel.table.thorough;
  },

  // Search what a suggestion will probably take, until it is requested: see look_ahead.js.
  async ahead(host, { fen, effort }, id) {
    for (const _ of host.lookAhead(fen, effort)) {
      await pause();
      if (newest !== id) break;
    }
    return true;
  },

  // Lines of a position by a search of so many nodes: as if it were the first one.
  async lines(host, { fen, limits }, id) {
    const { first } = host;
    host.ahead = null;
    first.forget();
    const report = (lines) => postMessage({ id, event: "lines", lines });
    return { lines: first.search(fen, { ...limits, report }), nodes: first.nodes };
  },

  // The same for somebody who looks at it: what is known of other positions helps, and another
  // question ends it.
  async analysis(host, { fen, after, limits }, id) {
    const { first } = host;
    host.ahead = null;
    const found = () => ({ lines: first.found().map((line) => ({ ...line, mate: host.mateOf(line.score) })), nodes: first.nodes });
    let heard = performance.now();
    for (const { isNew } of first.looks(fen, { ...limits, after })) {
      if (isNew) postMessage({ id, event: "lines", ...found() });
      if (performance.now() - heard < PAUSE) continue;
      await pause();
      if (newest !== id) return null;
      heard = performance.now();
    }
    return found();
  },

  // Being requested, this ends an analysis.
  async stop() {
    return true;
  },

  async tag(host, { line }) {
    return host.tagged(line);
  },

  async legalMoves(host, { fen }) {
    return host.legalMoves(fen);
  },

  async mate(host, { fen, moves, wish }) {
    return host.mate(fen, moves, wish);
  },

  async mateGoesOn(host, { atoms }) {
    return host.mateGoesOn(atoms);
  },

  // What Prolog needs for a request: see host.js.
  async need(host, { need }) {
    return host.answer(need);
  },
};

self.onmessage = ({ data }) => {
  newest = data.id;
  before = before.then(() => answered(data));
};

async function answered(data) {
  try {
    postMessage({ id: data.id, answer: await kinds[data.kind](await ready, data, data.id) });
  } catch (error) {
    postMessage({ id: data.id, error: String(error.message || error) });
  }
}
