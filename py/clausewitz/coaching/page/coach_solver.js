// One board at a time: the whole line is played, replies are answered, and wrong moves are refuted.
const boards = JSON.parse(document.getElementById("data").textContent);
const cards = [...document.querySelectorAll(".puzzle")];
const at = (id) => document.getElementById(id);
const STORE = "clausewitz coach";
const PAUSE = 450; // milliseconds before a reply, or before a wrong move is taken back
const board = solvingBoard(at("place"), answer);

let card = null; // what is solved now: its article,
let puzzle = null; // its moves,
let steps = []; // the positions of its line, each with the move that led there,
let shown = 0; // and which of them is on the board
let over = false;
let misses = 0; // wrong moves at this turn
let later = 0; // the timer of what is shown next

function isSolved(one, memory = savedProgress(STORE)) {
  return memory[one.dataset.key] === "solved";
}
function say(words, kind = "") {
  at("verdict").textContent = words;
  at("verdict").className = `verdict ${kind}`;
}
function afterwards(work) {
  clearTimeout(later);
  later = setTimeout(work, PAUSE);
}
// The position of the line that is shown; what is wanted next can be moved there unless all is over.
function draw(slid = "") {
  clearTimeout(later);
  const here = puzzle.turns[shown / 2];
  const isOpen = !over && here;
  const next = puzzle.line[shown];
  board.show({
    ...steps[shown],
    flipped: puzzle.flipped,
    moves: isOpen ? here.moves : {},
    right: isOpen ? here.right : [],
    lit: over && shown === puzzle.lit ? puzzle.squares : [],
    arrows: over && next && steps[shown + 1]?.last === next ? [[next, "arrow"]] : [],
    slid,
  });
  at("back").disabled = !over || shown === 0;
  at("forward").disabled = !over || shown === steps.length - 1;
  at("again").hidden = true;
}
function beginTurn() {
  misses = 0;
  const hints = over ? [] : puzzle.turns[shown / 2].hints;
  at("hints").replaceChildren(...hints.map((words) => Object.assign(document.createElement("li"), { textContent: words, hidden: true })));
}
function show(next) {
  card?.classList.remove("current");
  card = next;
  puzzle = boards[card.dataset.number];
  steps = [{ pieces: readPieces(puzzle.pieces), last: puzzle.before }];
  for (const uci of puzzle.line) steps.push({ pieces: moved(steps.at(-1).pieces, uci), last: uci });
  [shown, over] = [0, false];
  card.classList.add("current");
  card.prepend(at("place"));
  card.querySelector("details").before(at("controls"));
  card.querySelector("details").open = false;
  at("controls").hidden = false;
  at("controls").querySelector("form").reset();
  at("walk").hidden = true;
  say("");
  beginTurn();
  draw();
}
function answer([san, uci]) {
  if (over) return;
  const here = puzzle.turns[shown / 2];
  if (!here.right.includes(uci)) {
    refute(here, san, uci);
    return;
  }
  if (uci !== here.move) steps = [...steps.slice(0, shown + 1), { pieces: moved(steps[shown].pieces, uci), last: uci }];
  shown += 1;
  const isLast = shown / 2 >= puzzle.turns.length - 0.5;
  if (isLast || uci !== here.move) {
    saveProgress(STORE, card.dataset.key, "solved");
    finish(`${san} is right${uci === here.move ? "" : ", too"}.`, "right", uci);
    return;
  }
  say(`${san} is right. The reply is ${here.reply}. And now?`, "right");
  draw(uci);
  shown += 1;
  beginTurn();
  afterwards(() => draw(puzzle.line[shown - 1]));
}
// The wrong move is made, and answered if a reply is known; else it is taken back by itself.
function refute(here, san, uci) {
  misses += 1;
  const pieces = moved(steps[shown].pieces, uci);
  const still = { flipped: puzzle.flipped, moves: {}, right: [] };
  const [reply, words] = here.wrong[uci] || [];
  board.show({ ...still, pieces, last: uci, slid: uci });
  if (reply) {
    say(words, "wrong");
    at("again").hidden = false;
    afterwards(() => board.show({ ...still, pieces: moved(pieces, reply), last: reply, arrows: [[reply, "refuting"]], slid: reply }));
  } else if (shown > 0 && misses > 1) {
    const [main] = Object.entries(here.moves).find(([, one]) => one === here.move);
    say(`The line goes on with ${main}.`);
    afterwards(() => answer([main, here.move]));
  } else {
    say(shown > 0 ? `The line goes on in another way than ${san}.` : words || `${san} is not the move.`, "wrong");
    afterwards(() => draw());
  }
}
function takeBack() {
  if (at("again").hidden) return;
  say("");
  draw();
}
function finish(words, kind, slid = "") {
  over = true;
  say(words, kind);
  beginTurn();
  card.querySelector("details").open = true;
  at("walk").hidden = false;
  draw(slid);
  count();
}
function hint() {
  if (!over && !showNextHint(at("hints"))) solution();
}
function solution() {
  if (over) return;
  if (!isSolved(card)) saveProgress(STORE, card.dataset.key, "shown");
  finish("", "");
}
function walk(step) {
  const next = Math.max(0, Math.min(steps.length - 1, shown + step));
  if (!over || next === shown) return;
  shown = next;
  draw(step > 0 ? steps[shown].last : "");
}
