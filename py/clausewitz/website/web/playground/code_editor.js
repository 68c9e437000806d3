// <code-editor label="…" language="prolog">: a text area with a value. It becomes an editor once
// `open` has loaded CodeMirror, which a visitor who looks at no program need not do.
//
// CodeMirror puts its styles into the shadow of the element, where the page's security policy allows
// them without allowing styles of strangers.

import { element } from "./elements.js";

const PLAIN = `
  :host { display: block; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; background: var(--field); }
  textarea { box-sizing: border-box; width: 100%; border: 0; padding: .3rem .6rem; resize: vertical; color: inherit;
    background: none; white-space: pre; overflow-x: auto; font: .88rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
`;

class CodeEditor extends HTMLElement {
  constructor() {
    super();
    const styles = new CSSStyleSheet();
    styles.replaceSync(PLAIN);
    const label = this.getAttribute("label");
    this.plain = element("textarea", { "aria-label": label, rows: 8, spellcheck: "false", autocapitalize: "off" });
    this.attachShadow({ mode: "open" }).append(this.plain);
    this.shadowRoot.adoptedStyleSheets = [styles];
    this.editor = null;
    this.opening = null;
  }

  // `words` gives what can be completed, when it is first needed: [{ name, arguments, text }];
  // `run` is what Ctrl-Enter does. That CodeMirror cannot be loaded leaves a text area.
  open({ words, run }) {
    const { label, language } = Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value]));
    this.opening ??= import("../editor/editor.js").then(({ Editor }) => {
      const text = this.plain.value;
      this.plain.remove();
      this.editor = new Editor(this.shadowRoot, { label, language, text, words, run });
    });
    return this.opening.catch(() => {});
  }

  get value() {
    return this.editor ? this.editor.text : this.plain.value;
  }

  set value(text) {
    if (this.editor) this.editor.text = text;
    else this.plain.value = text;
  }

  // Where the selection begins and ends.
  get selection() {
    return this.editor ? this.editor.selection : [this.plain.selectionStart, this.plain.selectionEnd];
  }

  // Show problems at their lines: [{ line, column, kind, text }].
  mark(problems) {
    this.editor?.mark(problems);
  }

  goToLine(line) {
    if (this.editor) this.editor.goToLine(line);
    else this.plain.focus();
  }
}

customElements.define("code-editor", CodeEditor);
