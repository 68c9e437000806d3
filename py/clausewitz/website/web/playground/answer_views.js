// Answers of the command line as parts of a page: moves with their reasons, explanations, proofs of
// mates, motifs.

import { element } from "./elements.js";
import { moveOf, positionOf, sanLine, uciOf } from "./positions.js";

const PARTS = {
  does: "What it does",
  threat: "What it threatens",
  defences: "What the defences run into",
  alternatives: "Why not something else",
  danger: "What the opponent threatens",
  verdict: "Verdict",
};

// A move that is suggested; `show` draws arrows and marks squares.
export function suggestionCard({ move, san, why, line, reasons: [, ...others], fen }, show) {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  const arrow = () => show([{ from, to }]);
  const rest = why.startsWith(san) ? why.slice(san.length) : ` ${why}`;
  const list = others.map((reason) => element("li", { tabindex: 0, ...marking(reason, show, arrow) }, reason.why));
  const played = line ? sanLine(fen, line).map((one) => one.san).join(" ") : "";
  return element(
    "li",
    { class: "move", "data-move": move, "data-san": san, mouseenter: arrow, focusin: arrow, mouseleave: () => show([]) },
    element("p", {}, element("span", { class: "why" }, element("b", { class: "san" }, san), rest)),
    list.length ? element("ul", {}, ...list) : null,
    played ? element("p", { class: "note" }, played) : null,
  );
}

function marking({ squares }, show, arrow) {
  const light = (event) => {
    event.stopPropagation();
    show(squares.map((square) => ({ from: square, brush: "yellow" })));
  };
  return { mouseenter: light, focusin: light, mouseleave: arrow };
}

// The sentences of an explanation, part by part.
export const explanationParts = ({ text }) =>
  Object.entries(text).flatMap(([part, sentences]) => [
    element("h2", {}, PARTS[part]),
    ...sentences.map((sentence) => element("p", {}, sentence)),
  ]);

// Whether there is a mate, and its proof: each reply with what answers it.
export function mateParts({ fen, result, n, proof }) {
  if (result === "unknown") return [element("p", {}, "No mate was found within the limits.")];
  if (result === "none") return [element("p", {}, `There is no mate in ${n}.`)];
  return [element("p", {}, `Mate in ${n}, confirmed by clingo:`), element("ul", {}, ...proofItems(fen, "", proof))];
}

function proofItems(fen, reply, { move, replies }) {
  const [{ san, fen: after }] = sanLine(fen, [move]);
  const answers = Object.entries(replies).map(([name, further]) => {
    const [{ san: written, fen: next }] = sanLine(after, [name]);
    return proofItems(next, written, further);
  });
  return [element("li", {}, reply ? `${reply} ${san}` : san, answers.length ? element("ul", {}, ...answers.flat()) : null)];
}

// The motifs of a line, each with its move and its squares.
export function motifParts({ motifs }, show) {
  if (!motifs.length) return [element("p", {}, "These moves show no motif.")];
  const items = motifs.map(({ name, move, squares }) => {
    const places = Object.entries(squares).map(([what, square]) => `${what} ${square}`);
    const light = () => show(Object.values(squares).map((square) => ({ from: square, brush: "yellow" })));
    const words = [plain(name), move ? ` by ${move}` : "", places.length ? `: ${places.join(", ")}` : ""].join("");
    return element("li", { tabindex: 0, mouseenter: light, focus: light, mouseleave: () => show([]) }, words);
  });
  return [element("ul", {}, ...items)];
}

// A theme of Lichess in words: hangingPiece is "hanging piece".
const plain = (name) => name.replace(/([A-Z]|\d+)/g, (part) => ` ${part.toLowerCase()}`);

// A move as UCI has it, of one that a user types; null where there is none.
export function typedMove(fen, text) {
  const position = positionOf(fen);
  const move = moveOf(position, text.trim());
  return move && position.isLegal(move) ? uciOf(position, move) : null;
}
