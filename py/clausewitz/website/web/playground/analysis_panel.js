// Analysis: what the engine thinks of the position on the board, its best lines, and the reason that
// the clauses give for the best move.

import { button, byId, element } from "./elements.js";
import { forWhite, valueSign, valueWords, whiteShare } from "./engine.js";
import { sanLine } from "./positions.js";
import { reasonFor } from "./reasons.js";

const BRUSHES = ["green", "paleBlue", "paleGrey", "paleGrey", "paleGrey"];
const MOST_MOVES = 12; // of a line

export class AnalysisPanel {
  constructor(engine, prolog, board, game) {
    Object.assign(this, { engine, prolog, board, game });
    this.status = byId("analysis-status");
    this.running = true;
    byId("analyse").addEventListener("click", () => this.toggle());
    for (const id of ["line-count", "search-nodes"]) byId(id).addEventListener("change", () => this.enter());
  }

  toggle() {
    this.running = !this.running;
    byId("analyse").textContent = this.running ? "Stop" : "Start";
    if (this.running) this.enter();
    else this.leave();
  }

  // Ask about the position on the board. A question before it ends.
  async enter() {
    const { fen, outcome } = this.game;
    const visit = {}; // the same position may be left, and come to again
    Object.assign(this, { fen, visit });
    this.clear(outcome);
    if (!this.running || outcome) return this.engine.stop();
    const limits = { nodes: Number(byId("search-nodes").value), lines: Number(byId("line-count").value) };
    const isHere = () => this.visit === visit;
    try {
      this.status.textContent = this.engine.runner.ready ? "Searching…" : "Starting the engine…";
      const found = await this.engine.lines(this.game, limits, (part) => isHere() && this.draw(part));
      if (!found || !isHere()) return null;
      this.draw(found);
      this.status.textContent = "";
      byId("evaluation-heard").textContent = byId("evaluation").textContent;
      await this.explain(fen, found.lines[0]?.moves[0]);
    } catch (error) {
      if (isHere()) this.status.textContent = error.message;
    }
    return null;
  }

  leave() {
    Object.assign(this, { fen: null, visit: null });
    return this.engine.stop();
  }

  clear(words) {
    this.board.draw([]);
    this.status.textContent = words;
    for (const id of ["evaluation", "evaluation-heard", "analysis-figures", "analysis-reason"]) byId(id).textContent = "";
    byId("engine-lines").replaceChildren();
    this.fill(0.5);
  }

  draw({ lines, nodes }) {
    if (!lines.length) return;
    const turn = this.game.position.turn;
    const best = forWhite(lines[0], turn);
    byId("evaluation").textContent = valueWords(best);
    this.fill(whiteShare(best));
    const { depth } = lines[0];
    byId("analysis-figures").textContent = `Depth ${depth}, ${nodes.toLocaleString("en")} positions. Values in pawns, from White's side.`;
    byId("engine-lines").replaceChildren(...lines.map((line) => this.line(line, turn)));
    this.board.draw(
      lines.map(({ moves: [move] }, number) => ({ from: move.slice(0, 2), to: move.slice(2, 4), brush: BRUSHES[number] })).reverse(),
    );
  }

  // How much of the bar is White's.
  fill(share) {
    byId("evaluation-bar").firstElementChild.style.width = `${100 * share}%`;
  }

  // The moves of a line are buttons: a click plays up to there.
  line(line, turn) {
    const value = element("b", { class: "value" }, valueSign(forWhite(line, turn)));
    const moves = sanLine(this.fen, line.moves.slice(0, MOST_MOVES));
    const { ply } = this.game.here;
    const parts = moves.map(({ san }, number) => {
      const half = ply + number;
      const before = half % 2 === 0 ? `${half / 2 + 1}. ` : number === 0 ? `${(half + 1) / 2}… ` : "";
      return button(before + san, () => this.follow(line.moves.slice(0, number + 1)));
    });
    return element("li", {}, value, " ", ...parts);
  }

  follow(moves) {
    for (const move of moves) this.game.play(move);
  }

  // Prolog is slower than the engine: what it says comes after the value.
  async explain(fen, move) {
    if (!move) return;
    const words = await reasonFor(this.prolog, fen, move);
    if (this.fen === fen) byId("analysis-reason").textContent = words;
  }
}
