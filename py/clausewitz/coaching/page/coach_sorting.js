// Tables that are sorted by their headings; a second press turns the order round.
for (const table of document.querySelectorAll(".sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const value = (row, column) => row.cells[column].dataset.value ?? row.cells[column].textContent;
  const compare = (one, other) => (isNaN(one) || isNaN(other) ? one.localeCompare(other, "en", { numeric: true }) : one - other);
  heads.forEach((head, column) => {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: head.textContent });
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      // Figures begin with the largest, words with the first of the alphabet.
      const first = body.rows[0] && isNaN(value(body.rows[0], column)) ? "ascending" : "descending";
      const turned = { ascending: "descending", descending: "ascending" };
      const order = turned[head.getAttribute("aria-sort")] || first;
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", order);
      const sign = order === "ascending" ? 1 : -1;
      const rows = [...body.rows].sort((one, other) => sign * compare(value(one, column), value(other, column)));
      body.append(...rows);
    });
  });
}
