// What is wrong with a program: listed with its lines, which lead into the editor, and marked there.

import { button, element } from "./elements.js";

export class ComplaintList {
  constructor(list, editor) {
    Object.assign(this, { list, editor });
  }

  // Complaints are { kind, line, column, text }, without a line where that is not known.
  show(complaints) {
    this.editor.mark(complaints.filter(({ line }) => line));
    this.list.replaceChildren(...complaints.map((one) => this.item(one)));
  }

  item({ kind, line, text }) {
    const place = line ? button(`line ${line}`, () => this.editor.goToLine(line)) : null;
    return element("li", { class: kind }, place, place ? ": " : null, text);
  }
}
