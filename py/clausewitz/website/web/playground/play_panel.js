// Play against the engine: the opponents of `clausewitz play`, with hints.

import { byId } from "./elements.js";
import { positionOf, sanLine, START } from "./positions.js";
import { reasonFor } from "./reasons.js";

const HINT_NODES = 100_000;

export class PlayPanel {
  constructor(engine, prolog, board, game) {
    Object.assign(this, { engine, prolog, board, game });
    this.own = null; // the side of the user, while a game is played
    this.hints = 0; // given for this position
    this.best = null; // what the hints are about
    this.status = byId("play-status");
    byId("play-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin();
    });
    byId("take-back").addEventListener("click", () => this.takeBack());
    byId("hint").addEventListener("click", () => this.hint());
    byId("end-game").addEventListener("click", () => this.end("The game is over; the board is yours."));
    this.settle();
  }

  // A game from the start, or from the position on the board.
  begin() {
    this.own = byId("own-side").value;
    this.board.orient(this.own);
    this.board.side = this.own;
    if (byId("from-start").checked) this.game.setFen(START);
    else this.game.setFen(this.game.fen);
  }

  // The position on the board has changed, or the tab was chosen.
  async enter() {
    this.hints = 0;
    this.best = null;
    this.board.draw([]);
    this.settle();
    if (!this.own) return;
    const { outcome, fen, position, here } = this.game;
    if (outcome) {
      this.end(outcome);
      return;
    }
    const isTheirs = position.turn !== this.own;
    const goesOn = here.children.length > 0; // the user looks at earlier moves
    if (!isTheirs || goesOn) {
      this.status.textContent = isTheirs ? "" : "Your move.";
      return;
    }
    await this.reply(fen);
  }

  async reply(fen) {
    this.status.textContent = `${this.opponent} thinks…`;
    try {
      const found = await this.engine.lines(this.game, { nodes: Number(byId("level").value) });
      const move = found?.lines[0]?.moves[0];
      if (!move || this.game.fen !== fen || !this.own) return;
      this.game.play(move);
    } catch (error) {
      this.status.textContent = error.message;
    }
  }

  get opponent() {
    return byId("level").selectedOptions[0].dataset.name;
  }

  // First which piece, then the move, then why.
  async hint() {
    const { fen } = this.game;
    byId("hint").disabled = true;
    try {
      this.best ??= (await this.engine.lines(this.game, { nodes: HINT_NODES }))?.lines[0]?.moves[0];
      if (!this.best || fen !== this.game.fen) return;
      this.hints += 1;
      await this.give(fen, this.best.slice(0, 2), this.best.slice(2, 4));
    } catch (error) {
      this.status.textContent = error.message;
    } finally {
      byId("hint").disabled = false;
    }
  }

  async give(fen, from, to) {
    if (this.hints === 1) {
      const { role } = this.board.pieces.get(from);
      this.board.draw([{ from, brush: "yellow" }]);
      this.status.textContent = `Look at the ${role} on ${from}.`;
      return;
    }
    this.board.draw([{ from, to }]);
    const [{ san }] = sanLine(fen, [this.best]);
    this.status.textContent = `${san} is a good move.`;
    const words = await reasonFor(this.prolog, fen, this.best);
    if (fen === this.game.fen) this.status.textContent = `${san} is a good move. ${words}`;
  }

  // Before the user's last move.
  takeBack() {
    const { here } = this.game;
    const last = here.path.findLast(({ parent }) => parent && positionOf(parent.fen).turn === this.own);
    if (!last) return;
    this.game.goTo(last);
    this.game.remove();
  }

  end(words) {
    this.own = null;
    this.board.side = null;
    this.board.showGame(this.game);
    this.engine.stop();
    this.settle();
    this.status.textContent = words;
  }

  leave() {
    if (this.own) this.end("");
  }

  settle() {
    for (const id of ["take-back", "end-game"]) byId(id).disabled = !this.own;
  }
}
