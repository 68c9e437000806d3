// The playground: one position, and six ways to ask about it.

import { AnalysisPanel } from "./analysis_panel.js";
import { BoardView } from "./board_view.js";
import { ClingoPanel } from "./clingo_panel.js";
import "./code_editor.js";
import { byId } from "./elements.js";
import { Engine } from "./engine.js";
import { Game } from "./game.js";
import { PlayPanel } from "./play_panel.js";
import { PositionPanel } from "./position_panel.js";
import { ProblemPanel } from "./problem_panel.js";
import { PrologPanel } from "./prolog_panel.js";
import { linkOf, stateOf } from "./share.js";
import { runners } from "./start.js";
import { Tabs } from "./tabs.js";
import { TacticsPanel } from "./tactics_panel.js";

const FIRST = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
const FIELDS = { program: "program", query: "query", asp: "asp", options: "options", models: "models", stipulation: "stipulation" };

const game = new Game();
const board = new BoardView(byId("board"), (from, to) => position.moved(from, to));
const position = new PositionPanel(board, game);
const engine = new Engine(runners.analysis);
const panels = {
  analysis: new AnalysisPanel(engine, runners.tactics, board, game),
  play: new PlayPanel(engine, runners.tactics, board, game),
  tactics: new TacticsPanel(runners.tactics, board, game),
  problems: new ProblemPanel(runners.problems, board, game),
  prolog: new PrologPanel(runners.prolog, board, game),
  clingo: new ClingoPanel(runners.clingo, board, game),
};
const tabs = new Tabs(byId("tabs"));

let restoring = false; // position and tab come together: the query waits for both
let shown = null; // the panel

function refresh() {
  if (restoring) return null;
  const panel = panels[tabs.chosen];
  if (shown !== panel) shown?.leave?.();
  shown = panel;
  return panel.enter();
}

async function share() {
  const state = { fen: game.fen, tab: tabs.chosen, shipped: byId("shipped").value };
  for (const [key, id] of Object.entries(FIELDS)) state[key] = byId(id).value;
  state.facts = byId("with-facts").checked ? "yes" : "no";
  const link = await linkOf(state, location.href);
  history.replaceState(null, "", link);
  byId("link").value = link;
  byId("link").hidden = false;
  byId("link").select();
  try {
    await navigator.clipboard.writeText(link);
    byId("share-status").textContent = "The link is copied.";
  } catch {
    byId("share-status").textContent = "Copy the link.";
  }
}

// A link brings texts; they are run when the user says so.
async function restore() {
  const state = await stateOf(location.href).catch(() => ({}));
  restoring = true;
  try {
    game.setFen(state.fen ?? FIRST);
  } catch {
    game.setFen(FIRST);
  }
  panels.clingo.offer(state.shipped);
  if (!/^\d*$/.test(state.models ?? "")) delete state.models;
  for (const [key, id] of Object.entries(FIELDS)) if (Object.hasOwn(state, key)) byId(id).value = state[key];
  if (state.facts) byId("with-facts").checked = state.facts === "yes";
  tabs.choose(state.tab ?? "analysis");
  position.games.openDropped();
  restoring = false;
  return { answer: refresh() };
}

game.onChange(() => {
  board.draw([]);
  byId("stepper").hidden = true;
  position.show();
  refresh();
});
tabs.onChange(() => {
  board.draw([]);
  refresh();
});
byId("share").addEventListener("click", share);
addEventListener("hashchange", restore);
const { answer } = await restore();
document.documentElement.dataset.ready = "yes";
// Keeping the site for later waits until what the visitor came for is there.
await answer;
navigator.serviceWorker?.register("offline.js").catch(() => {}); // some browsers forbid it
