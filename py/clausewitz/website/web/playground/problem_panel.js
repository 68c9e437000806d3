// Chess problems: the position on the board solved to a stipulation, phase by phase. What is shown is
// what `clausewitz solve` says; a move shows the position after it.

import { keepForOffline } from "../coach/cached_files.js";
import { button, byId, element } from "./elements.js";
import { sanLine } from "./positions.js";
import { Stopped } from "./runner.js";
import { hasEngine } from "./start.js";

const SECONDS = 120; // of a search, at most
const RESULTS = {
  sound: "Sound: one key.",
  cooked: "Cooked: several keys.",
  "no solution": "No solution.",
  "short solution": "Unsound: there is a shorter solution.",
  unknown: `Not solved within ${SECONDS} s.`,
};

export class ProblemPanel {
  constructor(runner, board, game) {
    Object.assign(this, { runner, board, game });
    byId("problem-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.solve(byId("stipulation").value.trim());
    });
    byId("stop-problem").addEventListener("click", () => runner.stop());
    byId("diagram").addEventListener("click", () => board.showGame(game));
    byId("stop-problem").disabled = true;
  }

  // Another position: what was found is of the one before.
  enter() {
    if (this.fen !== this.game.fen) byId("phases").replaceChildren();
    this.fen = this.game.fen;
  }

  leave() {
    this.board.showGame(this.game);
  }

  async solve(stipulation) {
    const { fen } = this.game;
    const status = byId("problem-status");
    byId("phases").replaceChildren();
    this.board.showGame(this.game);
    byId("stop-problem").disabled = false;
    status.textContent = this.runner.ready ? "Solving…" : "Starting…";
    try {
      if (!hasEngine) throw new Error("This copy of the site was built without the engine.");
      const found = JSON.parse(await this.runner.ask("solve", { fen, stipulation, seconds: SECONDS }));
      keepForOffline(JSON.parse(byId("later").textContent)).catch(() => {}); // there may be no space
      status.textContent = verdict(found);
      byId("phases").replaceChildren(...new SolutionView(found, (place) => this.show(place)).phases());
    } catch (error) {
      status.textContent = error instanceof Stopped ? "Stopped." : error.message;
    }
    byId("stop-problem").disabled = true;
  }

  // A position of the tree, and the move that led there.
  show({ fen, move, text }) {
    this.board.ground.set({ fen, lastMove: [move.slice(0, 2), move.slice(2, 4)], check: false, viewOnly: true });
    this.board.describe(`After ${text}.`);
  }
}

function verdict({ result, solutions }) {
  if (isHelp(solutions)) return `${solutions.length} solution${solutions.length === 1 ? "" : "s"}.`;
  return RESULTS[result];
}

const isHelp = (solutions) => solutions.some(({ moves }) => moves);

class SolutionView {
  constructor(found, show) {
    Object.assign(this, { found, show });
  }

  *phases() {
    const { fen, set_play: set, tries = [], solutions, short_solutions: short = [], duals = [] } = this.found;
    const other = turned(fen);
    if (isHelp([...set, ...solutions, ...short])) {
      yield* this.phase("Set play", set, ({ moves, forced }) => this.line(other, moves, forced));
      yield* this.phase("Solutions", solutions, ({ moves, forced }) => this.line(fen, moves, forced));
      yield* this.phase("Too short", short, ({ moves, forced }) => this.line(fen, moves, forced));
      return;
    }
    yield* this.phase("Set play", set, (defence) => this.defence(other, defence, 1));
    yield* this.phase("Tries", tries, (attack) => this.attack(fen, attack, 1, "?"));
    yield* this.phase(solutions.length > 1 ? "Keys" : "Key", solutions, (attack) => this.attack(fen, attack, 1, "!"));
    yield* this.phase("Duals", duals, ({ after, moves }) => this.dual(fen, after, moves));
  }

  *phase(title, parts, item) {
    if (!parts.length) return;
    const isOpen = title !== "Tries" || parts.length < 4;
    const list = element("ul", {}, ...parts.map(item));
    yield element("details", { class: "phase", open: isOpen }, element("summary", {}, `${title} (${parts.length})`), list);
  }

  // A move of the side that is to reach the goal, its threats, and what the other side may reply.
  attack(fen, { move, goal, threats = [], zugzwang, refutations = [], defences = [] }, number, mark = "") {
    const place = this.after(fen, move, `${number}.`, mark);
    if (goal) return element("li", {}, place.button);
    const passed = turned(place.fen);
    const threatened = threats.flatMap(({ move: one }) => [" ", this.after(passed, one, `${number + 1}.`).button]);
    const refuted = refutations.map((reply) => element("li", {}, "but ", this.after(place.fen, reply, `${number}…`, "!").button));
    const replies = defences.map((defence) => this.defence(place.fen, defence, number));
    const words = threats.length ? [" threatens", ...threatened] : [zugzwang ? " zugzwang" : null];
    return element("li", {}, place.button, ...words, element("ul", {}, ...replies, ...refuted));
  }

  defence(fen, { move, goal, answers = [] }, number) {
    const place = this.after(fen, move, `${number}…`);
    if (goal) return element("li", {}, place.button);
    if (answers.some((answer) => !answer.goal)) {
      return element("li", {}, place.button, element("ul", {}, ...answers.map((answer) => this.attack(place.fen, answer, number + 1))));
    }
    const ends = answers.flatMap((answer) => [" ", this.after(place.fen, answer.move, `${number + 1}.`).button]);
    return element("li", {}, place.button, ...ends);
  }

  dual(fen, before, moves) {
    const buttons = [];
    for (const [ply, move] of before.entries()) {
      const place = this.after(fen, move, ply % 2 ? "" : `${ply / 2 + 1}.`);
      buttons.push(place.button, " ");
      ({ fen } = place);
    }
    return element("li", {}, ...buttons, ...moves.flatMap((move) => [this.after(fen, move, "").button, " "]));
  }

  // Moves that both sides choose, or one of them in a series; the forced replies come last.
  line(fen, moves, forced = []) {
    const isSeries = this.found.stipulation.startsWith("ser-");
    const parts = [];
    const begin = this.found.stipulation.includes(".5") || fen !== this.found.fen ? 1 : 0;
    for (const [ply, move] of moves.entries()) {
      const at = ply + begin;
      const number = isSeries ? `${ply + 1}.` : at % 2 === 0 ? `${at / 2 + 1}.` : ply ? "" : "1…";
      const place = this.after(movable(fen, move), move, number);
      parts.push(place.button, " ");
      ({ fen } = place);
    }
    return element("li", {}, ...parts, ...forced.flatMap((move) => [this.after(movable(fen, move), move, "").button, " "]));
  }

  // A move: a button that shows the position after it, and that position.
  after(fen, move, number, mark = "") {
    const [{ san, fen: after }] = sanLine(fen, [move]);
    const text = `${number}${san.replace("N", "S")}${mark}`;
    return { fen: after, button: button(text, () => this.show({ fen: after, move, text }), { class: "play-move" }) };
  }
}

// The position with the other side to move.
function turned(fen) {
  const [pieces, turn, castling, , ...counts] = fen.split(" ");
  return [pieces, turn === "w" ? "b" : "w", castling, "-", ...counts].join(" ");
}

// In a series a side moves again: the position with the side to move whose piece it is.
function movable(fen, move) {
  const [rows] = fen.split(" ");
  const row = rows.split("/")[8 - Number(move[1])].replace(/\d/g, (count) => " ".repeat(Number(count)));
  const isWhite = row["abcdefgh".indexOf(move[0])] < "a";
  return isWhite === (fen.split(" ")[1] === "w") ? fen : turned(fen);
}
