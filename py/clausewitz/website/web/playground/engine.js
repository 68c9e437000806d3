// The engine in the page: a question about the position on the board, and what its answer says.

import { Stopped } from "./runner.js";
import { hasEngine } from "./start.js";

const PATIENCE = 150; // milliseconds until a search that does not hear is ended with its worker
const LONGEST = 250; // moves before a position that a search takes
const STEEP = 0.004; // how fast the bar fills, for each hundredth of a pawn

export class Engine {
  constructor(runner) {
    this.runner = runner;
  }

  // Lines of the position that a game has come to; `hear` gets those of each depth. A new question
  // ends the one before, which is null then.
  async lines(game, limits, hear = () => {}) {
    if (!hasEngine) throw new Error("This copy of the site was built without the engine.");
    await this.stop();
    try {
      return await this.runner.ask("analysis", { ...shortened(game), limits }, ({ lines, nodes }) => hear({ lines, nodes }));
    } catch (error) {
      if (error instanceof Stopped) return null;
      throw error;
    }
  }

  // End what is being searched: between two looks the worker hears of it, else it is ended.
  async stop() {
    if (!this.runner.busy) return;
    const heard = this.runner.ask("stop").catch(() => {});
    const late = new Promise((resolve) => setTimeout(() => resolve("late"), PATIENCE));
    if ((await Promise.race([heard, late])) === "late") this.runner.stop();
  }
}

// The moves since the beginning tell a search what would be a repetition.
function shortened(game) {
  const { fen, after } = game.history;
  return after.length <= LONGEST ? { fen, after } : { fen: game.fen, after: [] };
}

// The value of a line for White; lines have that of the side to move.
export function forWhite({ score, mate }, turn) {
  const sign = turn === "white" ? 1 : -1;
  return { score: sign * score, mate: mate === null ? null : sign * mate };
}

// "White is ahead by 1.3 pawns.": for whom a value is good goes without a sign.
export function valueWords({ score, mate }) {
  const side = (mate ?? score) > 0 ? "White" : "Black";
  if (mate !== null) return `${side} mates in ${Math.abs(mate)}.`;
  const pawns = Math.abs(score / 100).toFixed(1);
  return pawns === "0.0" ? "The game is even." : `${side} is ahead by ${pawns} ${pawns === "1.0" ? "pawn" : "pawns"}.`;
}

// "+1.3", "−0.4", "#3": from White's side.
export function valueSign({ score, mate }) {
  const sign = (mate ?? score) < 0 ? "−" : "+";
  if (mate !== null) return `${sign === "−" ? "−" : ""}#${Math.abs(mate)}`;
  return sign + Math.abs(score / 100).toFixed(1);
}

// How much of the bar is White's, from 0 to 1.
export function whiteShare({ score, mate }) {
  if (mate !== null) return mate > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-STEEP * score));
}
