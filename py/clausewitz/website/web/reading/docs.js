// Pages of the documentation: a search through all of them, and queries of Prolog that run here.

import { byId, button, element } from "../playground/elements.js";
import { Runner } from "../playground/runner.js";
import { givenFor, queriesOf } from "./queries.js";

const MOST_ANSWERS = 50;
const MOST_FOUND = 20;

const runner = new Runner("workers/prolog.js", 60);

for (const code of document.querySelectorAll("pre > code.language-prolog")) {
  const place = element("div", { class: "run" });
  const queries = queriesOf(code.textContent);
  for (const [number, query] of queries.entries()) {
    const shown = element("pre", { role: "status", hidden: true });
    const label = `Run ${query}`;
    const text = queries.length > 1 ? `Run ${number + 1}` : "Run";
    place.append(button(text, () => run(query, shown), { title: label }), " ", shown);
  }
  if (place.childElementCount) code.parentElement.after(place);
}

// All answers, as the page writes them.
async function run(query, shown) {
  shown.hidden = false;
  shown.textContent = "…";
  try {
    for (const given of givenFor(query, document.body.textContent)) {
      await runner.ask("query", { text: given, fen: "" });
    }
    shown.textContent = `?- ${query}.\n${await answers(query)}`;
  } catch (error) {
    shown.textContent = error.message;
  }
}

async function answers(query) {
  const texts = [];
  let step = await runner.ask("query", { text: query, fen: "" });
  while (step.answer && !step.answer.error && texts.length < MOST_ANSWERS) {
    texts.push(step.answer.text.replaceAll(",\n", ", "));
    if (!step.more) break;
    step = await runner.ask("next");
  }
  if (step.answer?.error) return `ERROR: ${step.answer.error}`;
  return texts.length ? `${texts.join(" ;\n")}.` : "false.";
}

// Sections in which all words occur, those with the words in their heading first.
let sections = null;

async function search(text) {
  sections ??= fetch("search.json").then((response) => response.json());
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [];
  for (const [page, title, parts] of words.length ? await sections : []) {
    for (const [name, heading, body] of parts) {
      const whole = `${heading} ${body}`.toLowerCase();
      if (!words.every((word) => whole.includes(word))) continue;
      const isNamed = words.every((word) => heading.toLowerCase().includes(word));
      found.push({ page, title, name, heading, body, isNamed });
    }
  }
  found.sort((one, other) => other.isNamed - one.isNamed);
  byId("found").replaceChildren(...found.slice(0, MOST_FOUND).map((one) => row(one, words[0])));
  byId("found-status").textContent = words.length ? `${found.length} found` : "";
}

function row({ page, title, name, heading, body }, word) {
  const at = Math.max(body.toLowerCase().indexOf(word) - 60, 0);
  const part = body.slice(at, at + 200);
  const link = element("a", { href: `${page}#${name}` }, heading === title ? title : `${title}: ${heading}`);
  return element("li", {}, link, element("p", {}, part));
}

byId("search").addEventListener("input", (event) => search(event.target.value));
byId("search-form").addEventListener("submit", (event) => event.preventDefault());
