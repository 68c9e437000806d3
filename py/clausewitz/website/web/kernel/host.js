// What Prolog needs of compiled code: see host.pl of logic/judgement. Python does the same on the
// command line.

import { jsonText } from "./json_text.js";
import { LookAhead } from "./look_ahead.js";
import { Mates } from "./mates.js";
import { Motifs } from "./motifs.js";
import { RowReader } from "./rows.js";
import { Searcher } from "./search.js";

const MEGABYTES = 16; // as advice on the command line has it

// Who answers a need, by its name.
const ANSWERS = {
  search: "search",
  side_by_side: "sideBySide",
  forced_mate: "forcedMate",
  mating_moves: "matingMoves",
  defences: "defences",
  tags: "tags",
  tags_after: "tagsAfter",
  ranked: "ranked",
  opening: "opening",
};

export class SearchHost {
  // `file` gets a file of the kernel's folder as an ArrayBuffer.
  constructor(kernel, file) {
    this.kernel = kernel;
    this.file = file;
    this.first = new Searcher(kernel, { megabytes: MEGABYTES });
  }

  // For the second of two lines that are looked at side by side; seldom needed.
  get second() {
    this.other ??= new Searcher(this.kernel, { megabytes: MEGABYTES });
    return this.other;
  }

  get mates() {
    this.mating ??= new Mates(this.kernel, this.first);
    return this.mating;
  }

  get motifPack() {
    this.reading ??= Promise.all([this.json("motifs.json"), this.file("motifs.bin")]);
    return this.reading;
  }

  get openingNames() {
    this.openings ??= this.json("openings.json");
    return this.openings;
  }

  async motifs() {
    const [list, words] = await this.motifPack;
    this.tagging ??= new Motifs(this.kernel, this.first, list, words);
    return this.tagging;
  }

  async opening(key) {
    const found = (await this.openingNames)[key];
    return found ? `opening(${found.map((text) => JSON.stringify(text))})` : "none";
  }

  async json(name) {
    return JSON.parse(new TextDecoder().decode(await this.file(name)));
  }

  // Search before Prolog asks: the looks, one by one. What lines are then named by comes meanwhile.
  lookAhead(fen, effort) {
    for (const pack of [this.motifPack, this.openingNames]) pack.catch(() => {}); // whoever needs it hears of it
    this.ahead = new LookAhead(this);
    return this.ahead.searches(fen, effort);
  }

  // The answer to a need, as a term of Prolog, or a promise of it.
  answer(need) {
    const known = this.ahead?.answer(need);
    if (this.ahead?.isOver) this.ahead = null;
    return known ?? this.freshAnswer(need);
  }

  freshAnswer(need) {
    if (need === "forget") {
      this.first.forget();
      return "done";
    }
    if (need === "remember") {
      this.second.remember(this.first);
      return "done";
    }
    const [kind, ...given] = need;
    return this[ANSWERS[kind]](...given);
  }

  // Here they are made one after the other.
  sideBySide(searches) {
    return `[${searches.map((search) => this.freshAnswer(search))}]`;
  }

  async tags(fen, lines, _, afterMove = false) {
    const motifs = await this.motifs();
    return `tags([${motifs.stricter}],[${motifs.tags(fen, lines, afterMove).map((tags) => `[${tags}]`)}])`;
  }

  tagsAfter(before, lines) {
    return this.tags(before, lines, [], true);
  }

  // What `clausewitz tag --json` prints of a line.
  async tagged(line) {
    return (await this.motifs()).tagged(line);
  }

  // What `clausewitz legal --by kernel --json` prints of a position.
  legalMoves(fen) {
    const row = this.first.play(fen, []);
    const moves = this.first.legalMoves(row).map((word) => this.first.uci(word)).sort();
    return jsonText({ fen: new RowReader(this.kernel.table.row).fen(this.first.copied(row)), by: "kernel", moves });
  }

  // The first step to what `clausewitz mate --json` prints, and the next one after atoms of clingo: see
  // mate_verdict.js.
  async mate(fen, moves, wish) {
    const { MateVerdict } = await import("./mate_verdict.js"); // what not every visitor needs comes late
    this.verdict = new MateVerdict(this.mates, fen, moves, wish);
    return this.verdict.begin();
  }

  mateGoesOn(atoms) {
    return this.verdict.goOn(atoms);
  }

  async ranked(fen) {
    this.clauses ??= Promise.all([import("./tactics.js"), this.motifs(), this.json("tactics.json"), this.file("tactics.bin")]);
    const [{ Tactics }, motifs, list, words] = await this.clauses;
    this.proposing ??= new Tactics(this.kernel, this.first, motifs, list, words);
    return `[${this.proposing.ranked(fen)}]`;
  }

  search(who, fen, after, choice, nodes) {
    const limits = { after, nodes, ...(choice === "all" ? {} : { [choice[0]]: choice[1] }) };
    const line = this[who].search(fen, limits)[0];
    return line ? `line([${line.moves}],${line.score},${this.mateOf(line.score) ?? "none"})` : "none";
  }

  forcedMate(fen, moves) {
    return `${this.mates.distance(fen, moves)}`;
  }

  matingMoves(fen, played, moves) {
    return `[${this.mates.matingMoves(fen, played, moves)}]`;
  }

  defences(fen, played, moves) {
    return `[${this.mates.defences(fen, played, moves)}]`;
  }

  // In how many moves a score mates, below 0 if it is the mover who is mated.
  mateOf(score) {
    const { mate, nearMate } = this.kernel.table.scores;
    if (Math.abs(score) <= nearMate) return null;
    const plies = mate - Math.abs(score);
    return score > 0 ? Math.floor((plies + 1) / 2) : -Math.floor(plies / 2);
  }
}
