// The moves of a game with numbers, variations in brackets, comments, and the players.

import { button, byId, element } from "./elements.js";

const GLYPHS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 10: "=", 13: "∞", 14: "⩲", 15: "⩱", 16: "±", 17: "∓", 18: "+−", 19: "−+" };
const DEEPEST = 20; // variations in variations that are shown
const REMARK = /\[%[^\]]*\]/g; // what programs note in comments: clocks, values

export class MovesView {
  constructor(game) {
    this.game = game;
    this.holder = byId("moves");
    this.buttons = new Map();
  }

  show() {
    this.buttons.clear();
    const { root, here } = this.game;
    const start = root.comments.map((text) => this.comment(text));
    this.holder.replaceChildren(...start, ...this.line(root, true, 0));
    const current = this.buttons.get(here);
    current?.setAttribute("aria-current", "step");
    // Not by scrollIntoView, which moves the whole page.
    if (current) this.holder.scrollTop = current.offsetTop - this.holder.clientHeight / 2;
  }

  // The moves after a place; the first of a text has its number whoever plays it.
  line(place, isFirst, depth) {
    const parts = [];
    let needsNumber = isFirst;
    for (let at = place; at.children.length; [at] = at.children) {
      const [next, ...others] = at.children;
      parts.push(...this.move(next, needsNumber));
      const variations = others.map((other) => this.variation(other, depth + 1));
      parts.push(...variations);
      needsNumber = variations.length > 0 || next.comments.length > 0;
    }
    return parts;
  }

  variation(place, depth) {
    const inside = depth > DEEPEST ? ["…"] : [...this.move(place, true), ...this.line(place, false, depth)];
    return element("span", { class: "variation", role: "group", "aria-label": "Variation" }, "(", ...inside, ")");
  }

  move(place, needsNumber) {
    const before = place.ply - 1;
    const number = `${Math.floor(before / 2) + 1}${before % 2 ? "…" : "."}`;
    const glyphs = place.nags.map((nag) => GLYPHS[nag] ?? "").join("");
    const shown = button(place.san + glyphs, () => this.game.goTo(place));
    this.buttons.set(place, shown);
    return [
      ...place.startingComments.map((text) => this.comment(text)),
      before % 2 === 0 || needsNumber ? element("span", { class: "number" }, number) : "",
      shown,
      ...place.comments.map((text) => this.comment(text)),
    ].filter(Boolean);
  }

  comment(text) {
    const words = text.replaceAll(REMARK, "").trim();
    return words ? element("span", { class: "comment" }, words) : "";
  }
}

// "Anna – Bob, 1-0"
export function gameTitle({ headers }, number) {
  const name = (key) => (headers.get(key) && headers.get(key) !== "?" ? headers.get(key) : "");
  const players = [name("White"), name("Black")].filter(Boolean).join(" – ");
  const more = [players || `Game ${number + 1}`, name("Date").replaceAll(".??", ""), name("Result").replace("*", "")];
  return more.filter((one) => one && !/^\?+/.test(one)).join(", ");
}
