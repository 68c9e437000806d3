// Prolog: clauses of the user's own, and a toplevel that gives answers one by one.

import { answerTable } from "./answer_table.js";
import { smallBoard } from "./board_view.js";
import { ComplaintList } from "./complaint_list.js";
import { button, byId, element } from "./elements.js";
import { EXAMPLES } from "./prolog_examples.js";
import { Stopped } from "./runner.js";

export class PrologPanel {
  constructor(runner, board, game) {
    this.runner = runner;
    this.board = board;
    this.game = game;
    this.loaded = null; // the program that the worker has
    this.program = byId("program");
    this.query = byId("query");
    this.answers = byId("answers");
    this.status = byId("prolog-status");
    this.complaints = new ComplaintList(byId("complaints"), this.program);
    this.examples = byId("prolog-examples");
    this.examples.append(...EXAMPLES.map(({ title }, number) => element("option", { value: number }, title)));
    this.examples.addEventListener("change", () => this.choose(EXAMPLES[this.examples.value]));
    this.choose(EXAMPLES[0]);
    byId("query-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.run();
    });
    byId("next-answer").addEventListener("click", () => this.step("next"));
    byId("all-answers").addEventListener("click", () => this.all());
    byId("stop-prolog").addEventListener("click", () => this.stop());
    for (const example of document.querySelectorAll("#query-examples button")) {
      example.addEventListener("click", () => {
        this.query.value = example.textContent;
        this.run();
      });
    }
    this.settle(false);
  }

  // Start Prolog while the user types.
  async enter() {
    this.program.open({ words: () => this.words(), run: () => this.run() });
    if (this.runner.ready) return;
    this.status.textContent = "Starting Prolog…";
    try {
      await this.runner.ask("ready");
    } catch (error) {
      if (!(error instanceof Stopped)) this.status.textContent = error.message;
    }
    if (!this.runner.busy) this.settle(false);
  }

  async run() {
    this.answers.replaceChildren(element("li", { class: "query" }, `?- ${this.query.value}`));
    if (await this.load()) await this.step("query", { text: this.query.value, fen: this.game.fen });
  }

  // Says whether the program could be loaded; complaints are listed with their lines.
  async load() {
    const text = this.program.value;
    if (text === this.loaded && this.runner.worker) return true;
    const starting = this.runner.ready ? "Loading…" : "Starting Prolog…";
    const hear = (data) => this.heard(data);
    const messages = await this.guarded(() => this.runner.ask("program", { text }, hear), starting);
    if (messages === undefined) return false;
    this.loaded = text;
    this.complaints.show(messages);
    return true;
  }

  choose({ program, query }) {
    this.program.value = program;
    this.query.value = query;
  }

  // The vocabulary with its documentation, from Prolog itself.
  async words() {
    this.vocabulary ??= this.runner.ask("vocabulary").catch(() => []);
    return this.vocabulary;
  }

  // All answers at once, as a table.
  async all() {
    this.answers.replaceChildren(element("li", { class: "query" }, `?- ${this.query.value}`));
    if (!(await this.load())) return;
    const hear = (data) => this.heard(data);
    const values = { text: this.query.value, fen: this.game.fen };
    const found = await this.guarded(() => this.runner.ask("all", values, hear), "Running…");
    if (found === undefined) return;
    const light = ({ squares }) => this.light(squares);
    this.answers.append(element("li", {}, ...answerTable(found, { light, set: (fen) => this.game.setFen(fen) })));
    this.settle(false, figures(found));
  }

  async step(kind, values = {}) {
    const found = await this.guarded(
      () => this.runner.ask(kind, values, (data) => this.heard(data)),
      "Running…",
    );
    if (found === undefined) return;
    this.answers.append(this.answer(found));
    this.answers.lastElementChild.scrollIntoView({ block: "nearest" });
    this.settle(found.more, figures(found));
  }

  answer({ answer, more }) {
    if (answer === null) return element("li", {}, "false.");
    if (answer.error) return element("li", { class: "error" }, answer.error);
    const boards = answer.boards.map((fen) =>
      element("div", {}, smallBoard(fen), button("Set on the board", () => this.game.setFen(fen))),
    );
    this.light(answer.squares);
    return element("li", {}, element("pre", {}, answer.text + (more ? " ;" : ".")), ...boards);
  }

  // From and To are an arrow, other squares circles.
  light(squares) {
    const named = Object.fromEntries(squares.map(({ name, square }) => [name, square]));
    const shapes = squares
      .filter(({ name }) => !(named.From && named.To && ["From", "To"].includes(name)))
      .map(({ square }) => ({ from: square, brush: "yellow" }));
    if (named.From && named.To) shapes.push({ from: named.From, to: named.To });
    this.board.draw(shapes);
  }

  heard({ event, text }) {
    if (event === "output") this.answers.append(element("li", { class: "output" }, text));
  }

  stop() {
    this.runner.stop();
    this.loaded = null;
    this.settle(false, "Stopped.");
  }

  // The answer, or nothing if it was stopped or failed; the user sees which.
  async guarded(ask, words) {
    this.settle(false, words, true);
    try {
      const found = await ask();
      this.settle(false);
      return found;
    } catch (error) {
      if (!(error instanceof Stopped)) {
        this.stop();
        this.answers.append(element("li", { class: "error" }, error.message));
      }
      return undefined;
    }
  }

  settle(more, words = "", running = false) {
    byId("next-answer").disabled = !more;
    byId("stop-prolog").disabled = !running;
    byId("run-query").disabled = byId("all-answers").disabled = running;
    this.status.textContent = words;
  }
}

// What the query has taken so far.
function figures({ seconds, inferences }) {
  return `${seconds.toFixed(2)} s, ${inferences.toLocaleString("en")} inferences`;
}
