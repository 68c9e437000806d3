// Who plays in games, before anybody has read them: by the tags alone.

const TAG = /^[ \t]*\[(?:White|Black)[ \t]+"([^\r\n]*)"[ \t]*\]/gm;

export const gameCount = (text) => Math.ceil([...text.matchAll(TAG)].length / 2);

// Each player with the number of games, the one with most first.
export function playersOf(text) {
  const counts = new Map();
  for (const [, written] of text.matchAll(TAG)) {
    const name = written.trim().split(/\s+/).join(" ");
    if (name && name !== "?") counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}
