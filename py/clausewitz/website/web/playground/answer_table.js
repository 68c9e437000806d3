// All answers of a query as a table: a column for each variable, positions as boards.

import { smallBoard } from "./board_view.js";
import { button, element } from "./elements.js";

// What to show of the answers: { answers, more }. A row lights the squares of its answer, and a board
// can be set as the position.
export function answerTable({ answers, more }, { light, set }) {
  const failed = answers.find(({ error }) => error !== undefined);
  const rows = answers.filter(({ error }) => error === undefined);
  const names = [...new Set(rows.flatMap(({ bindings }) => bindings.map(({ name }) => name)))];
  const number = `${rows.length} ${rows.length === 1 ? "answer" : "answers"}${more ? ", and there are more" : ""}`;
  return [
    names.length ? element("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Table of answers" }, table(names, rows, light, set)) : null,
    element("p", { class: "note" }, failed ? "" : number),
    failed ? element("p", { class: "error" }, failed.error) : null,
  ].filter(Boolean);
}

function table(names, rows, light, set) {
  const head = element("tr", {}, ...names.map((name) => element("th", { scope: "col" }, name)));
  const body = rows.map((row) => {
    const values = new Map(row.bindings.map((one) => [one.name, one]));
    const cells = names.map((name) => element("td", {}, ...cell(values.get(name), set)));
    return element("tr", { mouseenter: () => light(row), click: () => light(row) }, ...cells);
  });
  return element("table", {}, element("thead", {}, head), element("tbody", {}, ...body));
}

function cell(binding, set) {
  if (!binding) return [""];
  if (!binding.fen) return [element("code", {}, binding.text)];
  return [smallBoard(binding.fen), button("Set on the board", () => set(binding.fen))];
}
