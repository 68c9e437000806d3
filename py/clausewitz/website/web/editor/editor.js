// CodeMirror as this site has it: Prolog and ASP highlighted, words completed, problems marked.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, snippetCompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { languages } from "./languages.js";

const WORD = /[a-z]\w*/;

const colors = HighlightStyle.define([
  { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
  { tag: tags.variableName, color: "var(--code-variable)" },
  { tag: tags.propertyName, color: "var(--accent)" },
  { tag: [tags.keyword, tags.meta], color: "var(--mark)" },
  { tag: [tags.string, tags.number], color: "var(--code-value)" },
]);

const look = EditorView.theme({
  "&": { fontSize: ".88rem", backgroundColor: "var(--field)", color: "var(--text)" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', minHeight: "8rem", maxHeight: "24rem", overflow: "auto" },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { backgroundColor: "var(--ground)", color: "var(--quiet)", border: "0" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "color-mix(in srgb, var(--accent) 30%, transparent)",
  },
  ".cm-tooltip": { backgroundColor: "var(--raised)", color: "var(--text)", border: "1px solid var(--line)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--ground)" },
  ".cm-completionInfo": { maxWidth: "24rem", padding: ".4rem .6rem" },
});

export class Editor {
  constructor(root, { label, language, text, words, run }) {
    const extensions = [
      lineNumbers(),
      history(),
      drawSelection(),
      bracketMatching(),
      closeBrackets(),
      lintGutter(),
      StreamLanguage.define(languages[language]),
      syntaxHighlighting(colors),
      autocompletion({ override: [(context) => completed(context, words)] }),
      keymap.of([
        { key: "Mod-Enter", run: () => (run(), true) },
        ...[closeBracketsKeymap, defaultKeymap, historyKeymap, completionKeymap, lintKeymap].flat(),
      ]),
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", autocapitalize: "off", spellcheck: "false" }),
      look,
    ];
    this.view = new EditorView({ parent: root, root, state: EditorState.create({ doc: text, extensions }) });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  set text(text) {
    const { length } = this.view.state.doc;
    this.view.dispatch({ changes: { from: 0, to: length, insert: text } });
    this.mark([]);
  }

  mark(problems) {
    const { doc } = this.view.state;
    const found = problems
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map(({ line, column = 1, kind, text }) => {
        const { from, to } = doc.line(line);
        const start = Math.min(from + column - 1, to);
        return { from: start === to ? from : start, to, severity: kind, message: text };
      });
    this.view.dispatch(setDiagnostics(this.view.state, found));
  }

  goToLine(number) {
    const { from, to } = this.view.state.doc.line(Math.min(Math.max(number, 1), this.view.state.doc.lines));
    this.view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    this.view.focus();
  }

  get selection() {
    const { from, to } = this.view.state.selection.main;
    return [from, to];
  }
}

// Words that begin with what stands before the cursor; their arguments are gone through with Tab.
async function completed(context, words) {
  const before = context.matchBefore(WORD);
  if (!before && !context.explicit) return null;
  const options = (await words()).map(({ name, arguments: given, text }) => {
    const inside = given.map((one) => `\${${one}}`).join(", ");
    const detail = given.length ? `(${given.join(", ")})` : "";
    return snippetCompletion(name + (inside && `(${inside})`), { label: name, detail, info: text, type: "function" });
  });
  return { from: before?.from ?? context.pos, options, validFor: /^\w*$/ };
}
