// A program of clingo with its files in it: clingo in the browser has no files to include. Where each
// line comes from is remembered, so that errors name the lines of the user's own program.

const INCLUDE = /^[ \t]*#include[ \t]+"([^"]+)"[ \t]*\.[ \t]*(?:%.*)?$/;
const PLACE = /^[^\s:]*:(\d+):(\d+)(?:-(?:\d+:)?\d+)?: (error|info|warning): (.*)$/;

// `files` are texts by their paths; the program stands in the folder asp/, and the facts behind it.
export class WholeProgram {
  constructor(program, facts, files) {
    this.files = files;
    this.known = new Set();
    this.lines = []; // { text, file, line }; those of the program have no file
    this.add(program, "", "asp");
    this.add(facts, "the facts of the board", "");
  }

  add(text, file, folder) {
    text.split("\n").forEach((line, number) => {
      const [, name] = INCLUDE.exec(line) ?? [];
      if (name === undefined) this.lines.push({ text: line, file, line: number + 1 });
      else this.include(name, folder);
    });
  }

  include(name, folder) {
    const path = [joined(folder, name), joined("", name)].find((one) => Object.hasOwn(this.files, one));
    if (path === undefined) throw new Error(`there is no file ${name} to include`);
    if (this.known.has(path)) return;
    this.known.add(path);
    this.add(this.files[path], path, path.slice(0, path.lastIndexOf("/")));
  }

  get text() {
    return `${this.lines.map(({ text }) => text).join("\n")}\n`;
  }

  // What clingo complains of, with lines as the user sees them: { kind, text, line, column }, without
  // a line where it is not of the program. Lines of clingo's that name no place belong to the last one.
  complaints(messages) {
    const found = [];
    for (const message of messages) {
      const [, number, column, kind, words] = PLACE.exec(message) ?? [];
      if (kind === undefined) {
        if (found.length && /^\s/.test(message)) found.at(-1).text += `\n${message.trimEnd()}`;
        else if (message.trim()) found.push({ kind: "error", text: message });
        continue;
      }
      const { file, line } = this.lines[Number(number) - 1] ?? { file: "clingo", line: Number(number) };
      if (file) found.push({ kind, text: `${file}, line ${line}: ${words}` });
      else found.push({ kind, text: words, line, column: Number(column) });
    }
    return found;
  }
}

function joined(folder, name) {
  const parts = folder ? folder.split("/") : [];
  for (const part of name.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
