// Render pages in Markdown as HTML.
//
//     node render_markdown.mjs MARKED < texts.json > pages.json
//
// MARKED is the folder of the package marked; texts and pages are objects by name.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { marked } = createRequire(import.meta.url)(process.argv[2]);
const texts = JSON.parse(readFileSync(0, "utf-8"));
const pages = Object.entries(texts).map(([name, text]) => [name, marked.parse(text)]);
process.stdout.write(JSON.stringify(Object.fromEntries(pages)));
