// Requests that are answered step by step: Prolog or the kernel goes on whenever a need of its is met.

// What comes of a request of Prolog's: `step` has Prolog go on with a text, `answer` meets a need.
export async function requested(request, step, answer) {
  let [kind, content] = await step(request);
  while (kind === "need") [kind, content] = await step(`answer(${await answer(content)})`);
  return content;
}

// What comes of a verdict on a mate: `solve` gets the lines that clingo prints of asp/confirm.lp with some
// facts, `goOn` the next step after the atoms among them.
export async function confirmed(first, solve, goOn) {
  let [kind, content] = await first;
  while (kind === "need") [kind, content] = await goOn(atomsOf(await solve(content)));
  return content;
}

function atomsOf(lines) {
  const place = lines.findIndex((line) => line.startsWith("Answer:"));
  if (place < 0 || !lines.includes("SATISFIABLE")) throw new Error("clingo has no answer");
  return lines[place + 1].split(" ").filter(Boolean);
}
