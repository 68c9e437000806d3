// clingo: the programs of asp/ and the user's own; answer sets as boards to step through.

import { AnswerReader, frames } from "./answer_sets.js";
import { aspFacts } from "./asp_facts.js";
import { button, byId, element } from "./elements.js";
import { withIncludes } from "./includes.js";
import { Stopped } from "./runner.js";

const MOST_SHOWN = 200;
const MOST_SIGNS = 20000; // of an answer set

export class ClingoPanel {
  constructor(runner, board, game) {
    this.runner = runner;
    this.board = board;
    this.game = game;
    this.files = null;
    this.frames = [];
    this.frame = 0;
    this.select = byId("shipped");
    this.program = byId("asp");
    this.status = byId("clingo-status");
    this.select.addEventListener("change", () => this.choose());
    byId("clingo-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.run();
    });
    byId("stop-clingo").addEventListener("click", () => this.stop());
    byId("previous-board").addEventListener("click", () => this.show(this.frame - 1));
    byId("next-board").addEventListener("click", () => this.show(this.frame + 1));
    byId("own-position").addEventListener("click", () => this.leave());
  }

  async warm() {
    if (this.files) return;
    await this.known();
    if (!this.program.value) this.fill();
  }

  async known() {
    this.files ??= await this.runner.ask("files");
    return this.files;
  }

  // The program of a link, if there is such a one.
  offer(name) {
    const found = [...this.select.options].find((one) => one.value === name);
    if (found) found.selected = true;
    this.choose();
  }

  // The text of a shipped program, and the options that go with it.
  choose() {
    const { options, facts } = this.select.selectedOptions[0].dataset;
    byId("options").value = options;
    byId("with-facts").checked = facts === "yes";
    this.program.value = "";
    if (this.files) this.fill();
  }

  fill() {
    this.program.value = this.files[`asp/${this.select.value}.lp`] ?? "";
  }

  async run() {
    this.leave();
    const list = byId("answer-sets");
    list.replaceChildren();
    byId("figures").textContent = "";
    byId("clingo-messages").textContent = "";
    const reader = new AnswerReader((answer) => this.found(answer, list), (answer) => this.priced(answer, list));
    this.settle("Solving…", true);
    try {
      const files = await this.known();
      const facts = byId("with-facts").checked ? aspFacts(this.game.fen) : "";
      const program = withIncludes(`${this.program.value}\n${facts}\n`, files);
      const options = `${byId("options").value} ${byId("models").value} --stats`;
      await this.runner.ask("run", { program, options }, (data) => this.heard(data, reader));
      this.settle(reader.figures[0] ?? "");
      if (reader.last?.costs) this.step(reader.last.atoms); // the best one
    } catch (error) {
      this.settle(error instanceof Stopped ? "Stopped." : error.message);
    }
    byId("figures").textContent = reader.figures.join("\n");
  }

  heard({ event, line }, reader) {
    if (event === "line") reader.hear(line);
    else byId("clingo-messages").textContent += `${line}\n`;
  }

  // Each answer set is listed, and the first is drawn.
  found(answer, list) {
    const { number, atoms } = answer;
    if (number <= MOST_SHOWN) {
      const whole = atoms.map((atom) => atom.text).join(" ") || "(empty)";
      const text = whole.length > MOST_SIGNS ? `${whole.slice(0, MOST_SIGNS)} …` : whole;
      const shown = button(`Answer ${number}`, () => this.step(atoms), { class: "answer-set" });
      list.append(element("li", {}, shown, " ", element("code", {}, text)));
    }
    if (number === 1) this.step(atoms);
  }

  priced({ number, costs }, list) {
    if (number <= MOST_SHOWN) list.lastElementChild.firstElementChild.after(` cost ${costs}`);
  }

  step(atoms) {
    this.frames = frames(atoms);
    this.show(0);
  }

  show(place) {
    this.frame = Math.min(Math.max(place, 0), this.frames.length - 1);
    const { title, pieces, shapes, moves } = this.frames[this.frame];
    const words = [title, moves.join(" ")].filter(Boolean).join(": ");
    if (pieces) this.board.showPieces(pieces, words);
    else this.board.showGame(this.game);
    this.board.draw(shapes);
    const stepping = this.frames.length > 1;
    byId("stepper").hidden = !pieces;
    byId("previous-board").disabled = !stepping || this.frame === 0;
    byId("next-board").disabled = !stepping || this.frame === this.frames.length - 1;
    byId("frame").textContent = `${this.frame + 1} of ${this.frames.length} ${words}`;
  }

  // Back to the position on the board.
  leave() {
    byId("stepper").hidden = true;
    this.frames = [];
    this.board.showGame(this.game);
    this.board.draw([]);
  }

  stop() {
    this.runner.stop();
    this.settle("Stopped.");
  }

  settle(words, running = false) {
    this.status.textContent = words;
    byId("stop-clingo").disabled = !running;
    byId("run-clingo").disabled = running;
  }
}
