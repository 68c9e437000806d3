// clingo: the programs of asp/ and the user's own; answer sets as boards to step through.

import { AnswerReader, frames } from "./answer_sets.js";
import { aspFacts } from "./asp_facts.js";
import { ComplaintList } from "./complaint_list.js";
import { button, byId, element } from "./elements.js";
import { WholeProgram } from "./includes.js";
import { Stopped } from "./runner.js";

const MOST_SHOWN = 200;
const MOST_SIGNS = 20000; // of an answer set
const DESCRIBED = /^% ([a-z]\w*)\((.*?)\): (.*)$/gm; // "% guarded(To, From, S, T): what it means."
const COPIES = "asp/generated/"; // of rules that are elsewhere
const OWN = `% Eight queens, none of which attacks another. Answer sets: 0 finds all 92.
1 { chessman(queen, white, R, 1..8, 0) } 1 :- R = 1..8.
:- chessman(_, _, R, C, 0), chessman(_, _, R1, C, 0), R < R1.
:- chessman(_, _, R, C, 0), chessman(_, _, R1, C1, 0), R < R1, |C - C1| = R1 - R.
#show chessman/5.
`;

export class ClingoPanel {
  constructor(runner, board, game) {
    this.runner = runner;
    this.board = board;
    this.game = game;
    this.files = null;
    this.sets = []; // the answer sets that are listed, as atoms
    this.set = 0; // the one that is drawn
    this.frames = []; // its boards
    this.frame = 0;
    this.select = byId("shipped");
    this.program = byId("asp");
    this.status = byId("clingo-status");
    this.complaints = new ComplaintList(byId("clingo-messages"), this.program);
    this.select.addEventListener("change", () => this.choose());
    byId("clingo-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.run();
    });
    byId("stop-clingo").addEventListener("click", () => this.stop());
    byId("previous-board").addEventListener("click", () => this.show(this.frame - 1));
    byId("next-board").addEventListener("click", () => this.show(this.frame + 1));
    byId("previous-set").addEventListener("click", () => this.step(this.set - 1));
    byId("next-set").addEventListener("click", () => this.step(this.set + 1));
    byId("own-position").addEventListener("click", () => this.leave());
  }

  async enter() {
    if (this.files) return;
    this.program.open({ words: () => this.words(), run: () => this.run() });
    await this.known();
    if (!this.program.value) this.fill();
  }

  // The predicates that the files describe.
  async words() {
    const found = new Map();
    for (const [path, text] of Object.entries(await this.known())) {
      if (path.startsWith(COPIES)) continue;
      for (const [, name, given, meaning] of text.matchAll(DESCRIBED)) {
        found.set(name, { name, arguments: split(given), text: `${meaning} (${path})` });
      }
    }
    return [...found.values()];
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
    this.program.value = this.files[`asp/${this.select.value}.lp`] ?? OWN;
    this.complaints.show([]);
  }

  async run() {
    this.leave();
    const list = byId("answer-sets");
    list.replaceChildren();
    this.sets = [];
    byId("figures").textContent = "";
    this.complaints.show([]);
    const messages = [];
    let whole = null;
    const reader = new AnswerReader((answer) => this.found(answer, list), (answer) => this.priced(answer, list));
    this.settle("Solving…", true);
    try {
      const files = await this.known();
      const facts = byId("with-facts").checked ? aspFacts(this.game.fen) : "";
      whole = new WholeProgram(this.program.value, facts, files);
      const options = `${byId("options").value} ${byId("models").value} --stats`;
      const hear = ({ event, line }) => (event === "line" ? reader.hear(line) : messages.push(line));
      await this.runner.ask("run", { program: whole.text, options }, hear);
      this.settle(reader.figures[0] ?? "");
      if (reader.last?.costs) this.step(this.sets.length - 1); // the best one
      else if (this.frames.length) this.show(this.frame); // which of how many sets
    } catch (error) {
      this.settle(error instanceof Stopped ? "Stopped." : error.message);
    }
    if (whole) this.complaints.show(whole.complaints(messages));
    byId("figures").textContent = reader.figures.join("\n");
  }

  // Each answer set is listed, and the first is drawn.
  found(answer, list) {
    const { number, atoms } = answer;
    if (number <= MOST_SHOWN) {
      const place = this.sets.push(atoms) - 1;
      const whole = atoms.map((atom) => atom.text).join(" ") || "(empty)";
      const text = whole.length > MOST_SIGNS ? `${whole.slice(0, MOST_SIGNS)} …` : whole;
      const shown = button(`Answer ${number}`, () => this.step(place), { class: "answer-set" });
      list.append(element("li", {}, shown, " ", element("code", {}, text)));
    }
    if (number === 1) this.step(0);
  }

  priced({ number, costs }, list) {
    if (number <= MOST_SHOWN) list.lastElementChild.firstElementChild.after(` cost ${costs}`);
  }

  // Draw one of the answer sets.
  step(place) {
    this.set = Math.min(Math.max(place, 0), this.sets.length - 1);
    this.frames = frames(this.sets[this.set]);
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
    byId("stepper").hidden = !pieces && this.sets.length < 2;
    byId("previous-set").disabled = this.set === 0;
    byId("next-set").disabled = this.set >= this.sets.length - 1;
    byId("previous-board").disabled = !stepping || this.frame === 0;
    byId("next-board").disabled = !stepping || this.frame === this.frames.length - 1;
    const set = this.sets.length > 1 ? `answer ${this.set + 1} of ${this.sets.length}, ` : "";
    byId("frame").textContent = `${set}${this.frame + 1} of ${this.frames.length} ${words}`;
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

// The arguments of a predicate; those in brackets belong together.
function split(given) {
  return (given.match(/(?:\([^)]*\)|[^,()])+/g) ?? []).map((one, number) => one.replaceAll(/\W/g, "").trim() || `X${number + 1}`);
}
