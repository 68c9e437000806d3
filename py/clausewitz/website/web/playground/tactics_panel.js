// Tactics: which move, and why; and the moves that clauses alone propose, each with its reasons, its
// clause and its proof. All sentences come from Prolog. A copy of the site without the engine has the
// clauses alone.

import { byId, element } from "./elements.js";
import { squaresOf } from "./positions.js";
import { Stopped } from "./runner.js";
import { answers, hasEngine } from "./start.js";
import { SuggestionPanel } from "./suggestion_panel.js";

const SQUARE = /\b[a-h][1-8]\b/g;

export class TacticsPanel {
  constructor(runner, board, game) {
    this.runner = runner;
    this.board = board;
    this.game = game;
    this.known = new Map();
    this.fen = null;
    this.list = byId("tactics-moves");
    this.status = byId("tactics-status");
    this.suggestion = hasEngine ? new SuggestionPanel(board, game) : null;
    this.fold = byId("by-clauses");
    this.fold.open = !hasEngine;
    this.fold.addEventListener("toggle", () => this.fold.open && this.propose());
    byId("explain-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.explain(byId("explain-move").value);
    });
  }

  async enter() {
    byId("explanation").textContent = "";
    await this.suggestion?.enter();
    if (this.fold.open) await this.propose();
  }

  // The moves that clauses alone propose.
  async propose() {
    const { fen } = this.game;
    if (fen === this.fen) return;
    this.fen = fen;
    this.list.replaceChildren();
    try {
      const advice = this.known.get(fen) ?? (await this.advised(fen));
      if (advice === null || fen !== this.fen) return;
      this.known.set(fen, advice);
      this.status.textContent = advice.nothing;
      this.list.replaceChildren(...advice.moves.map((move) => this.card(fen, move)));
    } catch (error) {
      if (!(error instanceof Stopped) && fen === this.fen) this.status.textContent = error.message;
    }
  }

  advised(fen) {
    return hasEngine ? this.proposed(fen) : this.advisedByProlog(fen);
  }

  // The compiled kernel tries the clauses far sooner.
  async proposed(fen) {
    this.status.textContent = "Trying the clauses…";
    const { moves, endings = [] } = JSON.parse(await answers.tactics(fen));
    const nothing = moves.length ? "" : "No clause speaks for a move here.";
    return { moves, nothing: endings.map(({ sentence }) => sentence).join(" ") || nothing };
  }

  advisedByProlog(fen) {
    this.status.textContent = this.runner.ready ? "Trying the clauses…" : "Starting Prolog…";
    return this.runner.ask("advice", { fen }, ({ event, done, all }) => {
      if (event === "progress" && fen === this.fen) {
        this.status.textContent = `Trying the clauses: move ${done} of ${all}`;
      }
    });
  }

  card(fen, { move, san, share, reasons }) {
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
    const arrow = () => this.board.draw([{ from, to }]);
    const focused = (event) => event.target.closest(".literals") ?? arrow();
    const [first, ...others] = reasons;
    const percent = share === undefined ? "" : `${Math.round(100 * share)} %`;
    const rest = first.why.startsWith(san) ? first.why.slice(san.length) : ` ${first.why}`;
    const head = element(
      "p",
      {},
      element("span", { class: "why" }, element("b", { class: "san" }, san), rest),
      " ",
      element("span", { class: "share", title: "How likely this is the best move, as the clauses see it" }, percent),
    );
    const list = others.map((reason) => element("li", {}, reason.why, this.proof(fen, from, to, reason, arrow)));
    return element(
      "li",
      { class: "move", "data-move": move, "data-san": san, mouseenter: arrow, focusin: focused, mouseleave: () => this.board.draw([]) },
      head,
      this.proof(fen, from, to, first, arrow),
      list.length ? element("ul", {}, ...list) : null,
    );
  }

  // Unfolds: the clause, and each literal with its values.
  proof(fen, from, to, { tactic, name = tactic }, arrow) {
    const inside = element("div");
    const fold = element("details", {}, element("summary", {}, `Why: ${tactic}`), inside);
    fold.addEventListener("toggle", async () => {
      if (!fold.open || inside.hasChildNodes()) return;
      inside.textContent = "…";
      try {
        const proof = await this.runner.ask("proof", { fen, from, to, tactic: name });
        inside.replaceChildren(...this.proofParts(proof, arrow));
      } catch (error) {
        inside.textContent = error.message;
      }
    });
    return fold;
  }

  proofParts({ clause, literals, worth, file }, arrow) {
    const rows = literals.map(({ text, words }) => {
      const light = () => this.light(text);
      const row = { tabindex: 0, mouseenter: light, focus: light, mouseleave: arrow, blur: arrow };
      return element("li", row, element("code", {}, text), " ", element("span", {}, words));
    });
    return [
      element("pre", { tabindex: 0 }, clause),
      element("ol", { class: "literals" }, ...rows),
      element("p", { class: "note" }, worth ? `Worth ${worth}. ` : "", element("code", {}, file)),
    ];
  }

  // The squares of a literal; two are an arrow.
  light(text) {
    const squares = [...new Set(text.match(SQUARE) ?? [])];
    const [from, to] = squares;
    const shapes = squares.map((square) => ({ from: square, brush: "yellow" }));
    this.board.draw(squares.length === 2 ? [{ from, to, brush: "yellow" }, ...shapes] : shapes);
  }

  async explain(text) {
    const place = byId("explanation");
    if (this.suggestion) {
      await this.suggestion.explain(text, place);
      return;
    }
    const squares = squaresOf(this.fen, text);
    if (!squares) {
      place.textContent = "There is no such move here.";
      return;
    }
    const [from, to] = squares;
    this.board.draw([{ from, to, brush: "blue" }]);
    place.textContent = "…";
    try {
      place.textContent = await this.runner.ask("explanation", { fen: this.fen, from, to });
    } catch (error) {
      place.textContent = error.message;
    }
  }
}
