// Answer sets of clingo: read from what it prints, and laid out as boards to step through.

// "p(1,(2,x)) q" as terms: { name, terms, text }; a tuple has the name "".
export function parseAtoms(line) {
  const reader = { text: line, at: 0 };
  const atoms = [];
  for (skip(reader); reader.at < line.length; skip(reader)) atoms.push(term(reader));
  return atoms;
}

function skip(reader) {
  while (reader.text[reader.at] === " ") reader.at += 1;
}

const NAME = /"(?:[^"\\]|\\.)*"|[^\s(),]*/y;

function term(reader) {
  const start = reader.at;
  NAME.lastIndex = start;
  const [name] = NAME.exec(reader.text);
  reader.at += name.length;
  const terms = reader.text[reader.at] === "(" ? inside(reader) : [];
  if (reader.at === start) throw new Error(`cannot read ${reader.text.slice(start, start + 20)}`);
  return { name, terms, text: reader.text.slice(start, reader.at) };
}

function inside(reader) {
  const terms = [];
  reader.at += 1;
  while (reader.at < reader.text.length && reader.text[reader.at] !== ")") {
    terms.push(term(reader));
    if (reader.text[reader.at] === ",") reader.at += 1;
  }
  reader.at += 1;
  return terms;
}

// A line that is cut, or nested deeper than can be read, is one atom without meaning.
function readable(line) {
  try {
    return parseAtoms(line);
  } catch {
    return [{ name: "", terms: [], text: line }];
  }
}

// What clingo prints, line by line: answers with their costs, then the figures.
export class AnswerReader {
  // `found` gets each answer set, { number, atoms, costs }; `priced` gets it again with its costs.
  constructor(found, priced = () => {}) {
    this.found = found;
    this.priced = priced;
    this.last = null;
    this.next = false;
    this.figures = [];
  }

  hear(line) {
    if (this.next) {
      this.next = false;
      this.last.atoms = readable(line);
      this.found(this.last);
    } else if (/^Answer: \d+/.test(line)) {
      this.last = { number: Number(/\d+/.exec(line)[0]), atoms: [], costs: "" };
      this.next = true;
    } else if (line.startsWith("Optimization: ")) {
      this.last.costs = line.slice("Optimization: ".length);
      this.priced(this.last);
    } else if (!/^(clingo version|Reading from|Solving|\s*$)/.test(line)) {
      this.figures.push(line);
    }
  }
}

const ROLES = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const COLORS = ["white", "black"];
const square = (row, column) => `${"abcdefgh"[Number(column) - 1]}${row}`;
const name = (term) => term.name;

// Boards: { title, pieces, shapes, moves }; pieces: by square, or null for those of the page's board.
export function frames(atoms) {
  const boards = piecesByTime(atoms);
  const moves = atoms.filter(({ name, terms }) => name === "move" && terms.length === 6).map(moveOf);
  const shapes = atoms.flatMap(arrows);
  if (boards.size === 0) return [{ title: "", pieces: null, shapes, moves: [] }];
  const times = [...boards.keys()].sort((one, other) => one - other);
  const found = times.map((time) => {
    const here = moves.filter((move) => move.time === String(time));
    const drawn = [...here.map((move) => ({ ...move, brush: "green" })), ...shapes];
    return { title: `board ${time}`, pieces: boards.get(time), shapes: drawn, moves: here.map(uci) };
  });
  return [...found, ...lines(moves, boards.get(times[0]), times[0])];
}

function piecesByTime(atoms) {
  const boards = new Map();
  for (const { name: predicate, terms } of atoms) {
    if (predicate !== "chessman" || terms.length !== 5) continue;
    const [role, color, row, column, time] = terms.map(name);
    if (!ROLES.includes(role) || !COLORS.includes(color)) continue;
    if (!boards.has(Number(time))) boards.set(Number(time), new Map());
    boards.get(Number(time)).set(square(row, column), { role, color });
  }
  return boards;
}

function moveOf({ terms }) {
  const [row0, column0, row, column, promotion] = terms.map(name);
  return { from: square(row0, column0), to: square(row, column), promotion, time: terms[5].text };
}

const uci = ({ from, to, promotion }) =>
  from + to + (promotion === "none" ? "" : promotion === "knight" ? "n" : promotion[0]);

// Legal moves and keys are arrows on the one board.
function arrows({ name: predicate, terms }) {
  if (predicate === "legal_move" && terms.length === 6) {
    return [{ ...moveOf({ terms }), brush: "blue" }];
  }
  if (predicate === "key" && terms.length === 3 && terms[1].terms.length === 5) {
    const [row0, column0, row, column] = terms[1].terms.map(name);
    return [{ from: square(row0, column0), to: square(row, column), brush: "green" }];
  }
  return [];
}

// The lines of compose.lp: the key, a reply slot(I), and the mate reply(I).
function lines(moves, pieces, time) {
  const key = moves.find((move) => move.time === String(time));
  const replies = moves.filter((move) => move.time.startsWith("slot("));
  if (!key) return [];
  return replies.flatMap((reply) => {
    const number = reply.time.slice("slot(".length, -1);
    const mate = moves.find((move) => move.time === `reply(${number})`);
    const afterKey = played(pieces, key);
    const shown = [{ title: `reply ${number}`, pieces: afterKey, shapes: [reply], moves: [uci(reply)] }];
    if (mate) {
      const drawn = [{ ...mate, brush: "green" }];
      shown.push({ title: `mate ${number}`, pieces: played(afterKey, reply), shapes: drawn, moves: [uci(mate)] });
    }
    return shown;
  });
}

// No king castles and no pawn takes in passing where boards are guessed.
function played(pieces, { from, to, promotion }) {
  const after = new Map(pieces);
  const piece = after.get(from);
  after.delete(from);
  after.set(to, promotion === "none" ? piece : { ...piece, role: promotion });
  return after;
}
