// How Prolog and ASP are highlighted: what stands where the reader is.

const COMMON = [
  [/^%.*/, "comment"],
  [/^"(?:[^"\\]|\\.)*"?/, "string"],
  [/^[A-Z_]\w*/, "variableName"],
  [/^[a-z]\w*(?=\()/, "propertyName"],
  [/^\d+/, "number"],
];

const PROLOG = [
  [/^0'(?:\\.|''|.)/, "number"],
  [/^'(?:[^'\\]|\\.|'')*'?(?=\()/, "propertyName"],
  [/^'(?:[^'\\]|\\.|'')*'?/, null],
  [/^`(?:[^`\\]|\\.)*`?/, "string"],
  ...COMMON,
  [/^\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, "number"],
  [/^(?:is|mod|rem|div|xor)\b/, "keyword"],
  [/^[a-z]\w*/, null],
  [/^(?::-|-->|\?-|->|\*->|\\\+|!)/, "keyword"],
  [/^[-+*/\\^<>=~:.?@#&$]+/, "operator"],
];

const ASP = [
  ...COMMON,
  [/^#\w+/, "meta"],
  [/^(?:not|default|override)\b/, "keyword"],
  [/^[a-z]\w*/, null],
  [/^(?::-|:~)/, "keyword"],
  [/^[-+*/\\^<>=~:.?@&|$]+/, "operator"],
];

// Comments over several lines go from `open` to `close`.
const language = (name, rules, open, close) => ({
  name,
  languageData: { commentTokens: { line: "%" }, closeBrackets: { brackets: ["(", "[", "{", '"'] } },
  startState: () => ({ isComment: false }),
  token(stream, state) {
    if (state.isComment || stream.match(open)) {
      state.isComment = !stream.match(new RegExp(`^.*?${close}`));
      if (state.isComment) stream.skipToEnd();
      return "comment";
    }
    if (stream.eatSpace()) return null;
    const found = rules.find(([pattern]) => stream.match(pattern));
    if (!found) stream.next();
    return found?.[1] ?? null;
  },
});

export const languages = {
  prolog: language("prolog", PROLOG, "/*", "\\*/"),
  asp: language("asp", ASP, "%*", "\\*%"),
};
