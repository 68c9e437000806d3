// What the command line answers of a position, a move or a line, as text: byte for byte what it prints
// with --json. Prolog, the engine and clingo each have a worker.

import { effortTerm, shorter } from "./kernel/effort.js";
import { confirmed, requested } from "./kernel/requests.js";
import { WholeProgram } from "./playground/includes.js";

export class Answers {
  // Runners of workers/prolog.js, search.js and clingo.js: see runner.js. They start when they are needed.
  constructor(runners) {
    Object.assign(this, runners);
    this.before = Promise.resolve();
  }

  // Which move, and why. With `nodes`, for the best move, the search is shorter, each part of it in the
  // same measure; without, it is as long as on the command line.
  suggest(fen, { nodes } = {}) {
    return this.inTurn(async () => {
      this.prolog.start();
      const effort = shorter(await this.engine.ask("effort"), nodes);
      if (!this.prolog.ready) this.engine.ask("ahead", { fen, effort }).catch(() => {}); // the engine is there sooner
      return this.requested(`suggest(${quoted(fen)},wish([],false),${effortTerm(effort)})`);
    });
  }

  // A move explained: the best one, or that of `move`, as UCI or players write it.
  explain(fen, { move = null, nodes } = {}) {
    return this.inTurn(async () => {
      const effort = shorter(await this.engine.ask("thorough"), nodes);
      const named = move === null ? "none" : quoted(move);
      return this.requested(`explain(${quoted(fen)},${named},${effortTerm(effort)},${effort.before_blaming})`);
    });
  }

  // The moves that clauses alone propose.
  tactics(fen) {
    return this.inTurn(() => this.requested(`tactics(${quoted(fen)})`));
  }

  // The motifs of a line, { fen, moves, afterMove, id }.
  tag(line) {
    return this.inTurn(() => this.engine.ask("tag", { line }));
  }

  // A forced mate in at most so many moves. The kernel finds it, and clingo confirms it, unless the
  // kernel's word is enough: `by: "kernel"`.
  mate(fen, { moves = 3, ...wish } = {}) {
    const goOn = (atoms) => this.engine.ask("mateGoesOn", { atoms });
    return this.inTurn(() => confirmed(this.engine.ask("mate", { fen, moves, wish }), (facts) => this.solved(facts), goOn));
  }

  legalMoves(fen) {
    return this.inTurn(() => this.engine.ask("legalMoves", { fen }));
  }

  // The best lines with different first moves, best first: terms of logic/judgement.
  bestLines(fen, { most = 2, effort = {} } = {}) {
    return this.inTurn(async () => {
      const whole = { ...(await this.engine.ask("effort")), ...effort };
      return this.requested(`best_lines(${quoted(fen)},${most},${effortTerm(whole)})`);
    });
  }

  // Lines of a position by a search with limits; `hear` gets those of each depth.
  search(fen, limits, hear = () => {}) {
    return this.inTurn(() => this.engine.ask("lines", { fen, limits }, ({ lines }) => hear(lines)));
  }

  // End all that is under way. The next request starts the workers again.
  stop() {
    for (const runner of [this.prolog, this.engine, this.clingo]) runner.stop();
  }

  requested(request) {
    return requested(request, (text) => this.prolog.ask("step", { text }), (need) => this.engine.ask("need", { need }));
  }

  // The lines that clingo prints of asp/confirm.lp with some facts.
  async solved(facts) {
    const files = await this.clingo.ask("files");
    const program = new WholeProgram('#include "confirm.lp".', facts, files).text;
    const lines = [];
    const hear = ({ event, line }) => event === "line" && lines.push(line);
    await this.clingo.ask("run", { program, options: "" }, hear);
    return lines;
  }

  // One request after the other: they share the engine's memory.
  inTurn(task) {
    const done = this.before.then(task);
    this.before = done.catch(() => {});
    return done;
  }
}

const quoted = (text) => JSON.stringify(String(text));
