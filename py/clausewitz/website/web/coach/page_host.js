// What Python in the page asks for: Prolog, searches, mates and motifs, by the same WebAssembly as the
// rest of the site. The modules of website/in_page/instead call it as the module `page_host`; what
// has parts is JSON.

import { PlannedPlay } from "../kernel/planned_play.js";
import { Searcher } from "../kernel/search.js";

const OPEN_BRIDGE = "load_files('/bridge/bridge', [silent(true)])";
const SERVE = "atom_string(Name, Service), bridge:serve(Name, Text, Status, Output)";

// `machine` is Prolog, `host` the SearchHost of kernel/host.js, `motifs` those that it reads, `bridge`
// the files of Python's bridge to Prolog.
export function pageHost(machine, host, motifs, bridge) {
  const { kernel, first, mates } = host;
  let planned = null;
  machine.FS.mkdirTree("/bridge");
  for (const [name, text] of Object.entries(bridge)) machine.FS.writeFile(`/bridge/${name}`, text);
  once(machine, OPEN_BRIDGE);
  return {
    serve(service, text) {
      const { Status, Output } = once(machine, SERVE, { Service: service, Text: text });
      return [String(Status), String(Output)];
    },
    searcher: (megabytes, byWords) => new Searcher(kernel, { megabytes, byWords }),
    search: (searcher, fen, limits) => JSON.stringify(searcher.search(fen, JSON.parse(limits))),
    legal_moves: (fen) => JSON.stringify(first.legalMoves(first.play(fen, [])).map((word) => first.uci(word))),
    forced_mate: (fen, moves) => mates.distance(fen, moves),
    mating_moves: (fen, moves) => JSON.stringify(mates.matingMoves(fen, [], moves)),
    problem_numbers: () => JSON.stringify(kernel.table.problems),
    planned_play: (wish) => JSON.stringify((planned ??= new PlannedPlay(kernel, first)).search(JSON.parse(wish))),
    motif_names: () => JSON.stringify(motifs.programs.map(({ motif }) => motif)),
    motifs: (lines) => JSON.stringify(JSON.parse(lines).map((line) => tagged(motifs, ...line))),
  };
}

// The motifs of a line, as page_tagger.py of in_page/instead takes them.
function tagged(motifs, fen, moves, afterMove) {
  const [found] = motifs.read(fen, [moves], afterMove);
  return found.map(({ program, ply, values }) => [
    program.motif,
    program.place,
    ply || null,
    values.map(({ name, kind, value }) => [name, kind, value]),
  ]);
}

function once(machine, goal, input = {}) {
  const found = machine.prolog.query(goal, input).once();
  if (found.error || found.success === false) throw new Error(found.message ?? `${goal} fails`);
  return found;
}
