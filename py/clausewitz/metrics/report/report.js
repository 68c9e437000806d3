"use strict";
// The table of tactics: sorted by its headings, filtered by words, boards drawn when a row is opened.
// Everything from the data is set as text, never as markup.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const columns = data.columns.map(([name, meaning, unit, isListed, lessIsBetter, missing]) =>
    ({ name, meaning, unit, isListed, lessIsBetter, missing }));
  const tactics = data.tactics.map(([name, clause, english, suggestions, figures, shown]) =>
    ({ name, clause, english, suggestions, figures, shown }));
  const ACCURACY = 1;
  const covered = (tactic) => (tactic.figures[ACCURACY] || [0, 0, 0, 0])[3];

  // Elements

  function element(tag, attributes = {}, ...inside) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...inside);
    return made;
  }

  function drawn(tag, attributes, text = "") {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.textContent = text;
    return made;
  }

  // Figures

  const whole = (number) => number.toLocaleString("en");

  function inWords(number, unit) {
    if (number === null) return "–";
    const text = unit === "share" ? (100 * number).toFixed(1) : number.toFixed(1);
    return text.replace("-", "−");
  }

  function figure([value, low, high], unit) {
    const sign = unit === "share" ? " %" : "";
    const interval = `${inWords(low, unit)} – ${inWords(high, unit)}`;
    return [inWords(value, unit) + sign, element("small", {}, interval)];
  }

  function cell(column, found) {
    const label = { "data-label": column.name, class: column.unit };
    if (column.missing !== null) {
      const words = element("span", { class: "none", title: column.missing }, "not measured");
      return element("td", { ...label, class: "unmeasured" }, words);
    }
    return element("td", label, ...(found ? figure(found, column.unit) : ["–"]));
  }

  // Rows

  function row(tactic) {
    const button = element("button", { type: "button", "aria-expanded": "false" }, tactic.name);
    const english = element("span", { class: "english" }, tactic.english);
    const made = element("tr", { class: "tactic" },
      element("th", { scope: "row" }, button, english),
      element("td", { "data-label": "positions" }, whole(covered(tactic))),
      element("td", { "data-label": "suggestions" }, whole(tactic.suggestions)));
    columns.forEach((column, at) => {
      if (column.isListed) made.append(cell(column, tactic.figures[at]));
    });
    made.addEventListener("click", () => toggle(tactic));
    return made;
  }

  function toggle(tactic) {
    const isOpen = tactic.row.classList.toggle("open");
    tactic.row.querySelector("button").setAttribute("aria-expanded", String(isOpen));
    if (tactic.detail) tactic.detail.remove();
    tactic.detail = isOpen ? detail(tactic) : null;
    if (isOpen) tactic.row.after(tactic.detail);
  }

  function detail(tactic) {
    const inside = element("div", {},
      element("p", {}, tactic.english),
      element("pre", {}, tactic.clause),
      sums(tactic));
    if (tactic.shown.length) {
      inside.append(element("div", { class: "boards" }, ...tactic.shown.map(place)));
    }
    const cell = element("td", { colspan: String(tactic.row.children.length) }, inside);
    return element("tr", { class: "detail" }, cell);
  }

  function sums(tactic) {
    const list = element("dl", { class: "sums" });
    columns.forEach((column, at) => {
      if (column.missing !== null && !column.isListed) return;
      const found = tactic.figures[at];
      let words = ["–"];
      if (column.missing !== null) words = [`not measured: ${column.missing}`];
      else if (found) {
        const [value, interval] = figure(found, column.unit);
        interval.append(` · ${whole(found[3])} positions`);
        words = [value, interval];
      }
      list.append(element("div", { title: column.meaning },
        element("dt", {}, column.name), element("dd", {}, ...words)));
    });
    return list;
  }

  // Boards

  const SIDE = 45;
  const NAMES = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
  const isSquare = (text) => /^[a-h][1-8]$/.test(text);

  /** Where a square's corner is, seen by the side to move. */
  function corner(square, byWhite) {
    const file = square.charCodeAt(0) - 97, rank = square.charCodeAt(1) - 49;
    return byWhite ? [file * SIDE, (7 - rank) * SIDE] : [(7 - file) * SIDE, rank * SIDE];
  }

  function place([board, move, san, played, playedSan, bindings]) {
    const [pieces, side] = data.boards[board].split(" ");
    const byWhite = side === "w", isSame = move === played;
    const to = byWhite ? "White" : "Black";
    const picture = drawn("svg", { class: "board", viewBox: "0 0 360 360", role: "img" });
    picture.append(drawn("title", {}, `${to} to move: ${san} suggested, ${playedSan} played`));
    addSquares(picture, byWhite);
    const bound = Object.entries(bindings).filter(([, value]) => isSquare(value));
    for (const square of new Set(bound.map(([, value]) => value))) {
      const [x, y] = corner(square, byWhite);
      const size = SIDE - 3;
      picture.append(drawn("rect", { class: "bound", x: x + 1.5, y: y + 1.5, width: size, height: size }));
    }
    addPieces(picture, pieces, byWhite);
    if (!isSame) picture.append(arrow("played", played, byWhite, 4));
    picture.append(arrow("suggested", move, byWhite, 5));
    const made = element("div", {}, picture,
      element("span", { class: "key suggested" }, isSame ? `${san}, suggested and played` : `${san} suggested`));
    if (!isSame) made.append(element("span", { class: "key played" }, `${playedSan} played`));
    const words = Object.entries(bindings).map(([name, value]) => `${name} = ${value}`);
    if (words.length) made.append(element("span", { class: "key bound" }, words.join(", ")));
    return made;
  }

  function addSquares(picture, byWhite) {
    let dark = "";
    for (let at = 0; at < 64; at++) {
      const x = at % 8, y = at >> 3;
      if ((x + y) % 2) dark += `M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h-${SIDE}z`;
    }
    picture.append(drawn("rect", { class: "light", width: 360, height: 360 }), drawn("path", { class: "dark", d: dark }));
    for (let at = 0; at < 8; at++) {
      const number = byWhite ? at : 7 - at;
      picture.append(drawn("text", { x: at * SIDE + 38, y: 357 }, "abcdefgh"[number]));
      picture.append(drawn("text", { x: 2, y: (7 - at) * SIDE + 10 }, String(number + 1)));
    }
  }

  function addPieces(picture, pieces, byWhite) {
    pieces.split("/").forEach((line, row) => {
      let file = 0;
      for (const sign of line) {
        if (sign >= "1" && sign <= "8") { file += Number(sign); continue; }
        const kind = sign.toLowerCase();
        const [x, y] = corner("abcdefgh"[file++] + (8 - row), byWhite);
        picture.append(drawn("use", { href: `#${sign === kind ? "black" : "white"}-${NAMES[kind]}`, x, y }));
      }
    });
  }

  /** From the middle of one square to that of another, `half` wide on each side. */
  function arrow(kind, move, byWhite, half) {
    const [[x0, y0], [x1, y1]] = [move.slice(0, 2), move.slice(2, 4)].map((s) => corner(s, byWhite));
    const length = Math.hypot(x1 - x0, y1 - y0) - 4, head = 17;
    const shaft = `M8 ${-half}H${length - head}V${-half * 2.4}L${length} 0`;
    const back = `L${length - head} ${half * 2.4}V${half}H8z`;
    const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
    const middle = `translate(${x0 + SIDE / 2} ${y0 + SIDE / 2}) rotate(${turn})`;
    return drawn("path", { class: kind, d: shaft + back, transform: middle });
  }

  // Sorting and filtering

  const body = document.querySelector("#tactics tbody");
  const heads = [
    { name: "tactic", meaning: "its name", key: (t) => t.name, down: false },
    { name: "positions", meaning: "that it covers", key: covered, down: true },
    { name: "suggestions", meaning: "of all positions", key: (t) => t.suggestions, down: true },
  ];
  columns.forEach((column, at) => {
    if (!column.isListed) return;
    const key = (tactic) => (tactic.figures[at] ? tactic.figures[at][0] : null);
    heads.push({ name: column.name, meaning: column.meaning, key, down: !column.lessIsBetter, missing: column.missing });
  });
  const collator = new Intl.Collator("en", { numeric: true });

  function compare(a, b) {
    return typeof a === "string" ? collator.compare(a, b) : a - b;
  }

  /** What has no figure stands last, whichever way the others go. */
  function sort(head, down) {
    tactics.sort((one, other) => {
      const a = head.key(one), b = head.key(other);
      if (a === null || b === null) return (a === null) - (b === null);
      return down ? compare(b, a) : compare(a, b);
    });
    put();
  }

  function put() {
    const all = document.createDocumentFragment();
    for (const tactic of tactics) {
      all.append(tactic.row);
      if (tactic.detail) all.append(tactic.detail);
    }
    body.append(all);
  }

  function heading(head, at) {
    const made = element("th", { scope: "col", title: head.meaning });
    if (head.missing) {
      made.append(head.name);
      made.title = `not measured: ${head.missing}`;
      made.className = "unmeasured";
      return made;
    }
    const button = element("button", { type: "button" }, head.name);
    made.append(button);
    button.addEventListener("click", () => {
      const now = made.getAttribute("aria-sort");
      const down = now ? now === "ascending" : head.down;
      for (const other of made.parentNode.children) other.removeAttribute("aria-sort");
      made.setAttribute("aria-sort", down ? "descending" : "ascending");
      sort(head, down);
    });
    return made;
  }

  const words = document.getElementById("words"), least = document.getElementById("least");

  function filter() {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    let number = 0;
    for (const tactic of tactics) {
      const isIn = covered(tactic) >= Number(least.value) && wanted.every((word) => tactic.text.includes(word));
      tactic.row.hidden = !isIn;
      if (tactic.detail) tactic.detail.hidden = !isIn;
      number += isIn;
    }
    document.getElementById("number").textContent =
      number === tactics.length ? `${whole(number)} tactics` : `${whole(number)} of ${whole(tactics.length)} tactics`;
  }

  for (const tactic of tactics) {
    tactic.text = `${tactic.name}\n${tactic.clause}\n${tactic.english}`.toLowerCase();
    tactic.row = row(tactic);
    tactic.detail = null;
  }
  document.querySelector("#tactics thead").append(element("tr", {}, ...heads.map(heading)));
  document.getElementById("filter").addEventListener("submit", (event) => event.preventDefault());
  words.addEventListener("input", filter);
  least.addEventListener("input", filter);
  put();
  filter();
})();
