// Which move, and why, as `clausewitz suggest` answers it; a mate proved; the motifs of the moves that
// follow in the game.

import { explanationParts, mateParts, motifParts, suggestionCard, typedMove } from "./answer_views.js";
import { byId } from "./elements.js";
import { Stopped } from "./runner.js";
import { answers } from "./start.js";

const LONGEST = 60; // half moves of a line whose motifs are named

export class SuggestionPanel {
  constructor(board, game) {
    Object.assign(this, { board, game, known: new Map() });
    this.show = (shapes) => board.draw(shapes);
    byId("suggestion").hidden = false;
    byId("mate-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.prove(Number(byId("mate-moves").value));
    });
    byId("name-motifs").addEventListener("click", () => this.nameMotifs());
  }

  // Ask about the position on the board; an answer about a position that was left is not shown.
  async enter() {
    const { fen } = this.game;
    if (fen === this.fen) return;
    this.fen = fen;
    byId("suggested").replaceChildren();
    byId("proved").replaceChildren();
    byId("suggest-verdict").textContent = "";
    await this.answered("suggest-status", "Searching…", async () => {
      this.known.set(fen, this.known.get(fen) ?? (await this.suggestion(fen)));
      if (fen === this.fen) this.fill(this.known.get(fen));
    });
  }

  // The command line says nothing of a game that is over; the board says how it ended.
  async suggestion(fen) {
    await new Promise((resolve) => setTimeout(resolve)); // while a game is played through, the last one counts
    return fen === this.fen ? JSON.parse(await answers.suggest(fen)) : undefined;
  }

  fill(suggestion) {
    if (!suggestion) return;
    const { fen, verdict = "", moves, endings = [] } = suggestion;
    byId("suggest-verdict").textContent = [verdict, ...endings.map(({ sentence }) => sentence)].join(" ");
    byId("suggested").replaceChildren(...moves.map((move) => suggestionCard({ ...move, fen }, this.show)));
  }

  async explain(text, place) {
    const { fen } = this.game;
    const move = typedMove(fen, text);
    if (!move) {
      place.textContent = "There is no such move here.";
      return;
    }
    this.show([{ from: move.slice(0, 2), to: move.slice(2, 4), brush: "blue" }]);
    place.textContent = "…";
    try {
      const explanation = JSON.parse(await answers.explain(fen, { move }));
      if (fen === this.game.fen) place.replaceChildren(...explanationParts(explanation));
    } catch (error) {
      place.textContent = error.message;
    }
  }

  prove(moves) {
    const { fen } = this.game;
    return this.answered("suggest-status", "Looking for a mate…", async () => {
      const verdict = JSON.parse(await answers.mate(fen, { moves }));
      if (fen === this.game.fen) byId("proved").replaceChildren(...mateParts(verdict));
    });
  }

  nameMotifs() {
    const { fen, here } = this.game;
    const moves = [];
    for (let [place] = here.children; place && moves.length < LONGEST; [place] = place.children) moves.push(place.move);
    if (!moves.length) {
      byId("proved").textContent = "No moves follow in the game.";
      return null;
    }
    return this.answered("suggest-status", "Looking at the moves…", async () => {
      const tagged = JSON.parse(await answers.tag({ fen, moves }));
      if (fen === this.game.fen) byId("proved").replaceChildren(...motifParts(tagged, this.show));
    });
  }

  // Say that something is under way, until it is done; an error is said in its place.
  async answered(status, words, task) {
    const { fen } = this.game;
    byId(status).textContent = words;
    let said = "";
    try {
      await task();
    } catch (error) {
      if (!(error instanceof Stopped)) said = error.message;
    }
    if (fen === this.game.fen) byId(status).textContent = said;
  }
}
