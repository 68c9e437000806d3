// A program of clingo with its files in it: clingo in the browser has no files to include.

const INCLUDE = /^[ \t]*#include[ \t]+"([^"]+)"[ \t]*\.[ \t]*(?:%.*)?$/gm;

// `files` are texts by their paths; the program stands in the folder asp/.
export function withIncludes(program, files) {
  const known = new Set();
  return expanded(program, "asp", files, known);
}

function expanded(text, folder, files, known) {
  return text.replace(INCLUDE, (line, name) => {
    const path = [joined(folder, name), joined("", name)].find((one) => Object.hasOwn(files, one));
    if (path === undefined) throw new Error(`there is no file ${name} to include`);
    if (known.has(path)) return "";
    known.add(path);
    return expanded(files[path], path.slice(0, path.lastIndexOf("/")), files, known);
  });
}

function joined(folder, name) {
  const parts = folder ? folder.split("/") : [];
  for (const part of name.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
