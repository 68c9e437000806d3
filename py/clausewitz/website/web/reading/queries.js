// Queries of a page, as its code has them: ?- goal, perhaps over several lines, with a full stop.

const QUERY = /^\?- (.*?)\.(?=[ \t]*(?:%.*)?$)/gms;
const GIVEN = /^\?- (fen_\w+\(.*, (\w+)\))\. +%/gm;

export function queriesOf(code) {
  return [...code.matchAll(QUERY)].map((match) => match[1].replaceAll(/\s*\n\s*/g, " "));
}

// Those that read the positions which a query names, as $Fork:
// ?- fen_position("...", Fork).   % a remark
export function givenFor(query, text) {
  const names = new Set(query.match(/(?<=\$)\w+/g));
  return [...text.matchAll(GIVEN)].filter((match) => names.has(match[2])).map((match) => match[1]);
}
